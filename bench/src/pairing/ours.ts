import { type Field, meetingsOf, pairSwiss, playerId } from '@topcut/engine'
import type { PairingEngine } from './engine.ts'

const id = (player: number) => playerId(`${player}`)

export const ours: PairingEngine = {
  name: 'topcut',
  prepare: ({ points, rounds }, run) => {
    const field: Field = {
      points: new Map(points.map((own, player) => [id(player), own])),
      met: meetingsOf(
        rounds.flatMap((round, index) =>
          round.map(([a, b]) => ({ players: [id(a), id(b)] as const, round: index + 1 })),
        ),
      ),
      avoid: [],
      isFirstRound: rounds.length === 0,
      entropy: `bench ${run}`,
    }
    return () => {
      const { pairings, receipt } = pairSwiss(field)
      const pairs = pairings.map(({ players: [a, b] }) => [Number(a), Number(b)] as const)
      return { pairs, certified: receipt.certified }
    }
  },
}
