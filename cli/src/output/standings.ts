import {
  type EventState,
  earnedIn,
  ledgerOf,
  matchesOf,
  measureField,
  measureNames,
  type PlayerId,
  type StandingRow,
  standingsView,
} from '@topcut/engine'
import { playedLine } from './played-line.ts'

/** The standings as they are printed; schedules are exact, as texts. */
export const standingsOutput = (state: EventState) => {
  const { afterRound, rows } = standingsView(state)
  return {
    regulation: state.created.regulation,
    afterRound,
    standings: rows.map((row) => ({
      place: row.place,
      player: row.player,
      tournamentPoints: row.tournamentPoints,
      ...measuresOf(row),
      matches: row.tally,
      opponents: row.opponents,
      status: row.status,
      decidedBy: row.decidedBy,
    })),
    matches: playedLines(state, afterRound),
  }
}

/** What the line has of every measure, under its own name; null where the document has none. */
const measuresOf = (row: StandingRow) =>
  Object.fromEntries(measureNames.map(measureField).map((field) => [field, row[field]]))

type PlayedLine = ReturnType<typeof playedLine<PlayerId>>

/** Every match with a result, then the byes and unpaired losses of its round. */
const playedLines = (state: EventState, afterRound: number): readonly PlayedLine[] => {
  const ledger = ledgerOf(state, afterRound)
  return state.rounds.slice(0, afterRound).flatMap((round) => {
    const seated = new Set<PlayerId>()
    const matches = matchesOf(state, round).flatMap((match): readonly PlayedLine[] => {
      for (const player of match.players) seated.add(player)
      const earned = earnedIn(state, match)
      return earned === null ? [] : [playedLine(round.number, match.players, earned)]
    })
    const alone = [...ledger.values()].flatMap(({ player, lines }) =>
      seated.has(player)
        ? []
        : lines
            .filter((line) => line.round === round.number)
            .map((line) => playedLine(round.number, [player], [line])),
    )
    return [...matches, ...alone]
  })
}
