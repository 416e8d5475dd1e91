import { type EventState, type Match, type Result, rulesOf, type Seat } from '@topcut/engine'

const numberIn = (player: string): number => Number(player.replace(/\D/g, ''))

/**
 * What a match ends with that this seat has won. The loser's score is the loser's own number, so
 * margins can be added up from the pairings alone.
 */
export const plainResult = (state: EventState, match: Match, winner: Seat): Result => {
  const stage = state.stages[state.rounds[match.round - 1]?.stage ?? 0]
  const { swiss, elimination } = rulesOf(state.created).regulation.scoring
  const loser = match.players[winner === 'first' ? 1 : 0]
  const low = numberIn(loser)
  const scored = (high: number) =>
    winner === 'first' ? ([high, low] as const) : ([low, high] as const)
  const { side, players } = match
  switch ((stage?.plan.kind === 'swiss' ? swiss : elimination).method) {
    case 'destroyed-points':
      return { ending: 'destruction', score: scored(100) }
    case 'victory-points':
      return { ending: 'points', score: scored(40) }
    case 'two-games':
      return { ending: 'games', games: [winner, winner] }
    case 'sided-game': {
      const isSecond = side !== undefined && 'light' in side && side.light === players[1]
      return { ending: 'won', winner, light: isSecond ? 'second' : 'first' }
    }
  }
}
