import swiss from 'swiss-pairing'
import type { PairingEngine } from './engine.ts'

const { getMatchups } = swiss({ maxPerRound: 1 })

/** For this engine a number 0 would be nobody. */
const id = (player: number) => `p${player}`

export const swissPairing: PairingEngine = {
  name: 'swiss-pairing',
  prepare: ({ players, rounds }) => {
    const participants = Array.from({ length: players }, (_, n) => ({ id: id(n), seed: n + 1 }))
    const matches = rounds.flatMap((round, index) =>
      round.map(([winner, loser]) => ({
        round: index + 1,
        home: { id: id(winner), points: 1 },
        away: { id: id(loser), points: 0 },
      })),
    )
    return () => {
      const pairs = getMatchups(rounds.length + 1, participants, matches).flatMap((match) =>
        match.home === null || match.away === null
          ? []
          : [[Number(match.home.slice(1)), Number(match.away.slice(1))] as const],
      )
      return { pairs, certified: null }
    }
  },
}
