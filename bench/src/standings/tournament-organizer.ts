import { Match, Tournament } from 'tournament-organizer/components'
import type { Played, SwissState } from '../pairing/swiss-state.ts'

/** The same event in the form of the package, with the tie-breakers nearest to ours. */
export const organized = ({ players, rounds }: SwissState): Tournament => {
  const event = new Tournament('bench', 'A very large event')
  event.set({
    status: 'stage-one',
    round: rounds.length,
    scoring: {
      bestOf: 1,
      win: 1,
      draw: 0,
      loss: 0,
      bye: 1,
      tiebreaks: [
        'versus',
        'game win differential',
        'opponent match win percentage',
        'opponent opponent match win percentage',
      ],
    },
    stageOne: { format: 'swiss', rounds: rounds.length },
  })
  const enrolled = Array.from({ length: players }, (_, player) =>
    event.createPlayer(`${player}`, `${player}`),
  )
  const matches = rounds.flatMap((played, index) =>
    played.map(([winner, loser], table) => {
      const match = matchOf([winner, loser], index + 1, table + 1)
      const id = match.getId()
      enrolled[winner]?.addMatch({ id, opponent: `${loser}`, win: 1 })
      enrolled[loser]?.addMatch({ id, opponent: `${winner}`, loss: 1 })
      return match
    }),
  )
  event.set({ matches })
  return event
}

const matchOf = ([winner, loser]: Played, round: number, table: number): Match => {
  const match = new Match(`${round}-${table}`, round, table)
  match.set({
    active: false,
    player1: { id: `${winner}`, win: 1, loss: 0, draw: 0 },
    player2: { id: `${loser}`, win: 0, loss: 1, draw: 0 },
  })
  return match
}
