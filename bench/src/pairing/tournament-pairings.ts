import { Swiss } from 'tournament-pairings'
import type { PairingEngine } from './engine.ts'

export const tournamentPairings: PairingEngine = {
  name: 'tournament-pairings',
  prepare: ({ points, rounds, met }) => {
    // It writes into what it is given.
    const players = points.map((score, id) => ({ id, score, avoid: [...(met[id] ?? [])] }))
    return () => {
      const matches = Swiss(players, rounds.length + 1)
      const pairs = matches.flatMap(({ player1, player2 }) =>
        player1 === null || player2 === null ? [] : [[Number(player1), Number(player2)] as const],
      )
      return { pairs, certified: null }
    }
  },
}
