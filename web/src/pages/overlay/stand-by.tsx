import type { PublicEvent, PublicPlayer, PublicStandings, PublicTables } from '@topcut/engine'
import { MembersLine } from '../../parts/pairings/members-line.tsx'
import { hallWords } from '../../words/hall.ts'
import { useWords } from '../../words/use-words.ts'
import { recordText } from './featured.ts'

/** As many as can be read at once. */
const shown = 8

type Place = PublicPlayer & {
  readonly place: number | null
  readonly points: number | null
  readonly record: string
}

type FirstPlaces = {
  /** The round they stand after; null: these are the final ones. */
  readonly after: number | null
  readonly places: readonly Place[]
}

/**
 * What a stream shows while nobody plays: the first places after a Swiss round, and the final ones.
 * Null where a match is to be shown: one is played, or the last one of a bracket was the news.
 */
export const firstPlaces = (
  { status }: PublicEvent,
  tables: PublicTables | null | undefined,
  standings: PublicStandings | undefined,
): FirstPlaces | null => {
  if (standings === undefined) return null
  const { afterRound, rows, places } = standings
  if (status === 'finished' && places !== null) {
    const final = places.slice(0, shown).map((one) => ({ ...one, points: null, record: '' }))
    return { after: null, places: final }
  }
  if (tables?.status !== 'closed' || tables.number !== afterRound) return null
  return {
    after: afterRound,
    places: rows
      .slice(0, shown)
      .map((row) => ({ ...row, points: row.tournamentPoints, record: recordText(row.tally) })),
  }
}

export const StandBy = ({ places: { after, places } }: { readonly places: FirstPlaces }) => {
  const { overlay, finalPlaces } = useWords(hallWords)
  return (
    <section className="air-places" data-testid="overlay-places">
      <h2>{after === null ? finalPlaces : overlay.standingsAfter(after)}</h2>
      <ol>
        {places.map(({ player, place, name, members, points, record }) => (
          <li key={player}>
            <b>{place}</b>
            <span translate="no">
              {name}
              <MembersLine of={members} />
            </span>
            {points !== null && (
              <small>
                <b>{overlay.points(points)}</b>, {record}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
