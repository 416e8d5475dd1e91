import { type EventState, type Match, type Regulation, type Result, rulesOf } from '@topcut/engine'

type Method = Regulation['scoring']['swiss']['method']

/** By way of scoring: wins for both seats and, where there are any, narrow ones. */
const played: { readonly [M in Method]: (match: Match) => Result } = {
  'destroyed-points': ({ table }) => {
    if (table % 4 === 0) return { ending: 'time', score: [52 + table, 48 - table] }
    const score = table % 3 === 0 ? ([24 + table, 100] as const) : ([100, 90 - 5 * table] as const)
    return { ending: 'destruction', score }
  },
  'victory-points': ({ table }) => ({
    ending: 'time',
    score: table % 3 === 0 ? [12 + table, 30] : [31, 20 - table],
  }),
  'two-games': ({ table }) => ({
    ending: 'games',
    games:
      table % 4 === 0
        ? ['first', 'second']
        : table % 3 === 0
          ? ['second', 'second']
          : ['first', 'first'],
  }),
  'sided-game': ({ table, side, players: [first] }) => ({
    ending: 'won',
    winner: table % 3 === 0 ? 'second' : 'first',
    light: side === undefined || !('light' in side) || side.light === first ? 'first' : 'second',
  }),
}

/** A result that the document knows, told apart by the table. */
export const practiceResult = (state: EventState, match: Match): Result =>
  played[rulesOf(state.created).regulation.scoring.swiss.method](match)
