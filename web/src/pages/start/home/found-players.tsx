import type { FoundPlayers as Answer, ListedEvent } from '@topcut/protocol'
import { useEffect, useState } from 'react'
import { isFoundBy } from '../../../parts/found-by.ts'
import { Link } from '../../../route/link.tsx'
import { pathOfEvent } from '../../../route/route-of.ts'
import { request } from '../../../state/sending/request.ts'
import { deskWords } from '../../../words/desk.ts'
import { startWords } from '../../../words/start.ts'
import { useWords } from '../../../words/use-words.ts'
import { plainDay } from './short-day.ts'

type Found = Answer['players']

/** More are no answer to a name: one letter more makes them fewer. */
const most = 12

/** One letter would find half of all names. */
const isName = (typed: string): boolean => typed.trim().length > 1

/** Those of one's events whose name has what was typed; asked for when somebody first types. */
export const useFoundPlayers = (typed: string): Found => {
  const [all, setAll] = useState<Found | null>(null)
  const isWanted = isName(typed) && all === null
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    request<Answer>('GET', '/api/players').then((reply) => {
      if (!isGone && reply.kind === 'ok') setAll(reply.body.players)
    })
    return () => {
      isGone = true
    }
  }, [isWanted])
  if (!isName(typed) || all === null) return []
  return all.filter(({ name }) => isFoundBy(typed, name))
}

type Props = { readonly players: Found; readonly events: readonly ListedEvent[] }

/** Each player with the event, the latest first: a press leads to the sheet of that player. */
export const FoundPlayers = ({ players, events }: Props) => {
  const { language } = useWords(deskWords)
  const { home } = useWords(startWords)
  const lines = events
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .flatMap((one) =>
      players.filter(({ event }) => event === one.event).map((player) => ({ ...player, one })),
    )
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="found-players" data-testid="found-players">
      <h2 id="found-players">
        {home.foundPlayers} <small className="faint">{lines.length}</small>
      </h2>
      <ul className="home-panel found-players">
        {lines.slice(0, most).map(({ event, player, name, one }) => (
          <li key={`${event} ${player}`}>
            <Link href={`${pathOfEvent(event)}#player/${player}`} translate="no">
              {name}
            </Link>
            <span className="muted">
              <span translate="no">{one.name}</span>, {plainDay(language, one.date)}
            </span>
          </li>
        ))}
        {lines.length > most && <li className="muted">{home.morePlayers(lines.length - most)}</li>}
      </ul>
    </section>
  )
}
