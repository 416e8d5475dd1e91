import { fileURLToPath } from 'node:url'
import { type Log, openEvent, standingsView } from '@topcut/engine'

export const fileFor = (folder: 'logs' | 'expected', regulation: string): string =>
  fileURLToPath(new URL(`${folder}/${regulation.replaceAll('/', '-')}.json`, import.meta.url))

/** What people saw of an event: every round's tables, the standings and the final places. */
export const outcomeOf = (log: Log) => {
  const { state } = openEvent(log)
  if (state === null) return null
  const { afterRound, rows } = standingsView(state)
  return {
    regulation: state.created.regulation,
    rounds: state.rounds.map((round) => ({
      round: round.number,
      mission: round.mission,
      tables: round.matches.map((id) => {
        const match = state.matches.get(id)
        const game = match?.game === undefined ? {} : { game: match.game }
        return { ...game, players: match?.players, side: match?.side ?? null }
      }),
      byes: round.byes,
      receipt: round.receipt,
    })),
    afterRound,
    standings: rows.map(({ strengthOfScheduleShown: _, ...row }) => row),
    champion: state.finished?.champion ?? null,
    places: state.finished?.places ?? [],
  }
}
