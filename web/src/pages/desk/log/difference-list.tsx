import { type EventState, type PlayerStatus, roundNameOf } from '@topcut/engine'
import { shortResultText } from '@topcut/protocol/words'
import { useMemo } from 'react'
import { useLeading } from '../../../leader/leading.ts'
import { Sign } from '../../../ui/sign.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'
import { differenceOf, isNothing } from './difference.ts'

/** More places than this are a long list: it opens when it is asked for. */
const few = 8

type Props = { readonly past: EventState; readonly now: EventState }

/** Then beside now: people, results and places that are no longer the same. */
export const DifferenceList = ({ past, now }: Props) => {
  const { names } = useLeading()
  const { page, heading, label, language, called } = useWords(deskWords)
  const { log: words } = page.afterwards
  const found = useMemo(() => differenceOf(past, now), [past, now])
  if (isNothing(found)) return <p className="muted">{words.noDifference}</p>
  const status = (one: PlayerStatus | null) =>
    one === null ? words.notThereThen : label(`status.${one}`)
  const counts = [
    found.newRounds > 0 && words.newRounds(found.newRounds),
    found.newResults > 0 && words.newResults(found.newResults),
    found.gone > 0 && words.goneResults(found.gone),
  ].filter((text) => text !== false)
  return (
    <ul className="difference" data-testid="difference">
      {counts.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {found.people.map(({ player, was, is }) => (
        <li key={player}>
          <b>{names.player(player)}</b>: {status(was)} <Sign name="right" /> {status(is)}
        </li>
      ))}
      {found.results.map(({ match, was, is }) => (
        <li key={match.match}>
          {called(roundNameOf(now, match.round))}, {heading('table')} {match.table}:{' '}
          <s>{shortResultText(language, was)}</s> <Sign name="right" />{' '}
          <b>{is === null ? '–' : shortResultText(language, is)}</b>
        </li>
      ))}
      {found.places.length > 0 && (
        <li>
          <details open={found.places.length <= few}>
            <summary>{words.moved(found.places.length)}</summary>
            <ul>
              {found.places.map(({ player, was, is }) => (
                <li key={player}>
                  <b>{names.player(player)}</b>:{' '}
                  {words.placeThen(`${was}`, is === null ? '–' : `${is}`)}
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  )
}
