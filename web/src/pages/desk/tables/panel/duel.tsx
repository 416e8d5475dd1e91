import {
  approximately,
  isBracket,
  measured,
  type Pair,
  type PlayerId,
  type Round,
  roundNameOf,
  type Standing,
  type TableRow,
} from '@topcut/engine'
import { numberText, scoreText } from '@topcut/protocol/words'
import { Fragment, type ReactNode } from 'react'
import { useLeading } from '../../../../leader/leading.ts'
import { MembersLine } from '../../../../parts/pairings/members-line.tsx'
import { nameLength, shortNames } from '../../../../parts/pairings/short-names.ts'
import { standingsBefore } from '../../../../parts/pairings/standings-before.ts'
import { aheadIn } from '../../../../parts/result/ahead-in.ts'
import { Button } from '../../../../ui/button.tsx'
import { Sign } from '../../../../ui/sign.tsx'
import { deskWords } from '../../../../words/desk.ts'
import { useWords } from '../../../../words/use-words.ts'
import { listSummary } from '../../lists/list-summary.ts'
import { lookAtPlayer } from '../../players/looked-at-player.ts'
import { type PastRound, pastRounds } from './past-rounds.ts'

/** More of them are history: the sheets of the two have it all. */
const shownRounds = 3

type Facing = {
  readonly name: string
  readonly of: Pair<ReactNode>
  /** Names: they have half of the panel each. */
  readonly below?: Pair<string | null>
}

const Past = ({ one }: { readonly one: PastRound | undefined }) => {
  const { label, language } = useWords(deskWords)
  if (one === undefined) return <>–</>
  if (one.bye !== null) return <b>{label(`bye.${one.bye}`)}</b>
  return (
    <b>
      {one.outcome !== null && label(`outcome.${one.outcome}`)}{' '}
      {one.score !== null && <span className="duel-score">{scoreText(language, one.score)}</span>}{' '}
      {one.isToTime && <Sign name="clock" />}
    </b>
  )
}

/** The two at a table face to face: what they have, where they stand, what they did before. */
export const Duel = ({ row, round }: { readonly row: TableRow; readonly round: Round }) => {
  const { state, names } = useLeading()
  const words = useWords(deskWords)
  const { page, term, language } = words
  const lines = standingsBefore(state, round)
  const both = <T,>(of: (player: PlayerId) => T): Pair<T> => [
    of(row.players[0]),
    of(row.players[1]),
  ]
  const standing = both((player) => lines.find((line) => line.player === player))
  const past = both((player) => pastRounds(state, player, round.number))
  const lists = both((player) => state.lists.get(player)?.list)
  const facing: Facing[] = []
  const add = (name: string, of: Pair<ReactNode>, below?: Pair<string | null>) => {
    if (of.some((one) => one !== null)) facing.push({ name, of, ...(below && { below }) })
  }
  const measure = (of: (line: Standing) => number | null): Pair<ReactNode> => {
    const [first, second] = standing.map((line) => (line === undefined ? null : of(line)))
    const text = (value: number | null | undefined) =>
      value == null ? null : numberText(language, value)
    return [text(first), text(second)]
  }
  const margin = (line: Standing) => {
    const value = measured(line, 'margin-of-victory')
    return value === null ? null : approximately(value)
  }
  if (isBracket(state.stages[round.stage]?.plan.kind ?? 'swiss')) {
    add(term('seed'), row.seeds === undefined ? [null, null] : row.seeds)
  } else if (round.number > 1) {
    add(
      page.rounds.points,
      measure(({ tournamentPoints }) => tournamentPoints),
    )
    add(words.short('margin-of-victory'), measure(margin))
    add(
      term('place'),
      measure(({ place }) => place),
    )
  }
  for (const { number } of state.rounds.slice(0, round.number - 1).slice(-shownRounds)) {
    const of = past.map((rounds) => rounds.find((one) => one.round === number))
    const met = of.map((one) => (one?.opponent == null ? null : names.player(one.opponent)))
    add(
      words.called(roundNameOf(state, number)),
      [<Past key="first" one={of[0]} />, <Past key="second" one={of[1]} />],
      [met[0] ?? null, met[1] ?? null],
    )
  }
  const [first, second] = lists.map((list) =>
    list === undefined ? null : listSummary(words, list),
  )
  add(page.rounds.panel.list, [first ?? null, second ?? null])
  const short = shortNames(
    both((player) => names.player(player)),
    names.inTeams,
  )
  const score = row.result !== null && 'score' in row.result ? row.result.score : undefined
  const ahead = aheadIn(row.earned)
  return (
    <>
      {/* One below the other: beside each other, two long names have no room. */}
      <ul className="duel-players">
        {row.players.map((player, index) => (
          <li key={player} className={index === ahead ? 'win' : undefined}>
            <Button tone="explains" translate="no" onClick={() => lookAtPlayer(player)}>
              {names.player(player)}
            </Button>
            <MembersLine of={names.members?.(player)} />
            {score !== undefined && <b>{score[index]}</b>}
          </li>
        ))}
      </ul>
      <div className="duel">
        {facing.length > 0 && (
          <>
            <span className="duel-of faint" translate="no">
              {short[0]}
            </span>
            <span className="duel-name" />
            <span className="duel-of faint" translate="no">
              {short[1]}
            </span>
          </>
        )}
        {facing.map(({ name, of, below }) => (
          <Fragment key={name}>
            <span className="duel-of">{of[0] ?? '–'}</span>
            <span className="duel-name">{name}</span>
            <span className="duel-of">{of[1] ?? '–'}</span>
            {below !== undefined && (
              <span className="duel-met" translate="no">
                {below.map((met, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second of two
                  <span key={at} className={met === null ? undefined : nameLength(met)}>
                    {met}
                  </span>
                ))}
              </span>
            )}
          </Fragment>
        ))}
      </div>
    </>
  )
}
