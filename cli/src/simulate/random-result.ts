import type { Chance, Regulation, Result, Seat } from '@topcut/engine'

/** Anything a Swiss match of the document can end with, winners and draws by chance. */
export const randomResult = (regulation: Regulation, chance: Chance): Result => {
  const { swiss } = regulation.scoring
  const winner: Seat = chance.below(2) === 0 ? 'first' : 'second'
  const seated = (high: number, low: number) =>
    winner === 'first' ? ([high, low] as const) : ([low, high] as const)
  switch (swiss.method) {
    case 'destroyed-points': {
      if (chance.below(3) > 0) {
        return { ending: 'destruction', score: seated(100, chance.below(100)) }
      }
      const low = chance.below(90)
      return { ending: 'time', score: seated(low + 1 + chance.below(99 - low), low) }
    }
    case 'two-games': {
      const game = () => (['first', 'second', 'draw'] as const)[chance.below(7) % 3] ?? 'draw'
      return { ending: 'games', games: [game(), game()] }
    }
    case 'victory-points':
      return { ending: 'points', score: seated(40 + chance.below(5), chance.below(40)) }
    case 'sided-game':
      return { ending: 'won', winner, light: chance.below(2) === 0 ? 'first' : 'second' }
  }
}
