import type { EventState, Match, Pair, Regulation, Result, Seat } from '@topcut/engine'

/** A number below `limit` that depends on nothing but the words. */
const pick = (limit: number, ...words: readonly (string | number)[]): number => {
  let value = 7
  for (const letter of words.join('/')) value = (value * 31 + letter.charCodeAt(0)) % 1_000_003
  return value % limit
}

/** What a match ends with. `level` asks for equal scores and what decides them in this document. */
export const resultFor = (
  regulation: Regulation,
  state: EventState,
  match: Match,
  isLevel: boolean,
): Result => {
  const kind = state.stages[state.rounds[match.round - 1]?.stage ?? 0]?.plan.kind ?? 'swiss'
  const clauses = kind === 'swiss' ? regulation.scoring.swiss : regulation.scoring.elimination
  const draw = (limit: number, about: string) =>
    pick(limit, regulation.id, match.players.join('-'), match.round, about)
  const seat = (about: string): Seat => (draw(2, about) === 0 ? 'first' : 'second')
  const scored = (high: number, low: number): Pair<number> =>
    seat('winner') === 'first' ? [high, low] : [low, high]
  switch (clauses.method) {
    case 'destroyed-points': {
      if (isLevel) {
        const decider = kind === 'swiss' ? clauses.equalInSwiss : clauses.equalInElimination
        return { ending: 'time', score: [42, 42], ...decidedBy(decider.value, seat('decided')) }
      }
      const low = draw(99, 'low')
      const ending = draw(3, 'ending') === 0 ? 'time' : 'destruction'
      const high = ending === 'time' ? Math.min(99, low + 1 + draw(30, 'lead')) : 100
      return { ending, score: scored(high, low) }
    }
    case 'two-games': {
      const games = ['first', 'second', 'draw'] as const
      // A match for the title needs a winner.
      if (kind !== 'swiss') return { ending: 'games', games: ['first', 'draw'] }
      return {
        ending: 'games',
        games: [oneOf(games, draw(3, 'one')), oneOf(games, draw(3, 'two'))],
      }
    }
    case 'sided-game': {
      const { side } = match
      const isKnown = side !== undefined && 'light' in side
      const light = !isKnown ? seat('light') : match.players[0] === side.light ? 'first' : 'second'
      if (!isLevel) return { ending: 'won', winner: seat('winner'), light }
      const table = { objectives: 2, damageOnDark: 5, dial: 7, damageOnLight: 3 }
      return { ending: 'timeout', light, table: { ...table, balance: 'dark' } }
    }
    case 'victory-points': {
      if (!isLevel) return { ending: 'points', score: scored(41, draw(40, 'low')) }
      const die: readonly Pair<number>[] = [
        [2, 2],
        [5, 3],
      ]
      return { ending: 'time', score: [30, 30], tie: { defeats: [3, 3], damage: [9, 9], die } }
    }
  }
}

const oneOf = <T>(items: readonly [T, ...T[]], index: number): T => items[index] ?? items[0]

const decidedBy = (decider: 'draw' | 'initiative' | 'salvo', seat: Seat) => {
  const hits: readonly Pair<number>[] = [[2, 2], seat === 'first' ? [3, 1] : [1, 3]]
  switch (decider) {
    case 'draw':
      return {}
    case 'initiative':
      return { initiative: seat }
    case 'salvo':
      return { salvo: seat, salvoRolls: { dice: [3, 4], hits } as const }
  }
}
