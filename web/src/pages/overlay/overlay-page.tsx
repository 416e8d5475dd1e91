import type { EventId, PublicPart, PublicStandings, PublicTable } from '@topcut/engine'
import { useEffect } from 'react'
import { clockFace } from '../../parts/clock/clock-face.ts'
import { roundText } from '../../parts/pairings/round-text.ts'
import { usePublic } from '../../state/live/use-public.ts'
import { useServerTime } from '../../state/use-server-time.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { hallWords } from '../../words/hall.ts'
import { roundWords } from '../../words/round.ts'
import { useOwnTerms } from '../../words/use-own-terms.ts'
import { useWords } from '../../words/use-words.ts'
import { asked } from './asked.ts'
import { useCarried } from './carried.ts'
import { featuredMatch, recordText, standingOf } from './featured.ts'
import { LowerThird } from './lower-third.tsx'
import { firstPlaces, StandBy } from './stand-by.tsx'
import './overlay.css'

const parts: readonly PublicPart[] = ['event', 'clock', 'tables', 'standings']

type BesideProps = {
  readonly match: PublicTable
  readonly standings: PublicStandings | undefined
}

/** How the two stand before this match. */
const Beside = ({ match, standings }: BesideProps) => {
  const { overlay } = useWords(hallWords)
  return (
    <div className="air-standings" data-testid="overlay-standing">
      {match.players.map((player) => {
        const row = standingOf(standings, player)
        return (
          <p key={player.player}>
            {row !== null && (
              <>
                <b>{overlay.points(row.tournamentPoints)}</b>, {recordText(row.tally)}
                {row.place !== null && `, ${overlay.place(row.place)}`}
              </>
            )}
          </p>
        )
      })}
    </div>
  )
}

/** What a stream lays over its picture: one match, its clock and its score; the rest is see-through. */
export const OverlayPage = ({ event: id }: { readonly event: EventId }) => {
  const words = useWords(hallWords)
  const rounds = useWords(roundWords)
  const { table, hasLists, hasStanding, isAtTop } = useStateOf(asked)
  const { views } = usePublic(id, parts)
  const { event, clock, tables, standings } = views
  useOwnTerms(event?.terms)
  const now = useServerTime(true)
  useEffect(() => {
    document.documentElement.classList.add('see-through')
    return () => document.documentElement.classList.remove('see-through')
  }, [])
  useEffect(() => {
    document.title = event === undefined ? 'Topcut' : `${event.name} – Topcut`
  }, [event])
  const places = event === undefined ? null : firstPlaces(event, tables, standings)
  const match = places === null ? featuredMatch(tables, table ?? event?.featured ?? null) : null
  const isOpen = hasLists && event?.listsOpenTo === 'everybody'
  const carried = useCarried(id, isOpen, match?.match ?? null)
  if (event === undefined) return null
  const face = clock == null || tables?.status !== 'published' ? null : clockFace(clock, now)
  return (
    <main
      className={isAtTop ? 'air at-top' : 'air'}
      data-testid="overlay"
      data-table={match?.table}
    >
      <h1 className="air-tag">
        <b translate="no">{event.name}</b> <span>{roundText(rounds, event)}</span>{' '}
        {match !== null && (
          <span>
            {words.table} {match.table}
          </span>
        )}
      </h1>
      {match !== null && (
        <>
          {hasStanding && <Beside match={match} standings={standings} />}
          <LowerThird match={match} face={face} carried={carried} />
        </>
      )}
      {places !== null && hasStanding && <StandBy places={places} />}
    </main>
  )
}
