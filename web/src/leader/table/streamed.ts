import { type EventState, type Match, type MatchId, matchesOf } from '@topcut/engine'

/** The matches of the latest round that everybody knows of, by table: those a stream can show. */
const matchesToStream = (state: EventState): readonly Match[] => {
  const round = state.rounds.findLast(({ status }) => status !== 'paired')
  return round === undefined
    ? []
    : matchesOf(state, round).toSorted((one, other) => one.table - other.table)
}

export const tablesToStream = (state: EventState): readonly number[] =>
  matchesToStream(state).map(({ table }) => table)

/** The match on the stream, where somebody chose a table; in a round without it, at the first. */
export const streamedMatch = (state: EventState): MatchId | null => {
  const { featured } = state
  if (featured === null) return null
  const matches = matchesToStream(state)
  return (matches.find(({ table }) => table === featured) ?? matches[0])?.match ?? null
}
