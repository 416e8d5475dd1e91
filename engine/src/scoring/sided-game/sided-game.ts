import type { Earned } from '../../vocabulary/outcome.ts'
import type { Result, TableState } from '../../vocabulary/result.ts'
import { otherSeat, type Pair, pairFor, type Seat } from '../../vocabulary/seat.ts'
import { concessionBy, type Objection, type Setting, seatByChance, type Way } from '../way.ts'
import type { SidedGameClauses } from './clauses.ts'

/** Games of the final stage: one game, always a winner, no tournament points. */
export const sidedGame = (clauses: SidedGameClauses): Way => ({
  scorer: (setting) => ({
    objection: (result) => objection(result, clauses, setting),
    earned: (result) => earned(result, clauses),
    winPoints: 0,
    hasMargin: false,
  }),
  games: 1,
  doubt: () => null,
  outcomes: [],
  deciders: [],
  concessionScore: null,
  concession: concessionBy(clauses.endings.value),
  ends: () => [wonBy('first'), wonBy('second')],
  byChance: (chance) => ({
    ending: 'won',
    winner: seatByChance(chance),
    light: seatByChance(chance),
  }),
  pointsRule: () => clauses.endings.rule,
  marginRule: null,
})

const wonBy = (winner: Seat): Result => ({ ending: 'won', winner, light: winner })

const objection = (
  result: Result,
  clauses: SidedGameClauses,
  { untimed, light }: Setting,
): Objection | null => {
  if (!clauses.endings.value.includes(result.ending)) {
    return { code: 'ending-unknown', ending: result.ending }
  }
  if (result.ending === 'timeout') {
    if (untimed !== undefined) return { code: 'game-has-no-time-limit', rule: untimed }
    const table = tableObjection(result.table, clauses)
    if (table !== null) return table
  }
  const isSided = result.ending === 'won' || result.ending === 'timeout'
  return isSided && light !== undefined && result.light !== light.seat
    ? { code: 'wrong-side', player: light.player, rule: light.rule, overridable: true }
    : null
}

const tableObjection = (table: TableState, { timeout }: SidedGameClauses): Objection | null => {
  const { mostObjectives, mostDial } = timeout.value
  const limits = [
    ['objectives', table.objectives, mostObjectives],
    ['dial', table.dial, mostDial],
    ['damageOnDark', table.damageOnDark, 999],
    ['damageOnLight', table.damageOnLight, 999],
  ] as const
  const wrong = limits.find(
    ([, count, most]) => !Number.isInteger(count) || count < 0 || count > most,
  )
  if (wrong === undefined) return null
  return {
    code: 'table-state-impossible',
    what: wrong[0],
    most: wrong[2],
    rule: timeout.rule,
  }
}

const earned = (result: Result, clauses: SidedGameClauses): Pair<Earned> => {
  const won = (seat: Seat) => pairFor(seat, line('win'), line('loss'))
  switch (result.ending) {
    case 'won':
    case 'forfeit':
      return won(result.winner)
    case 'timeout': {
      const { light, dark } = timeoutPoints(result.table, clauses)
      return won(light > dark ? result.light : otherSeat(result.light))
    }
    case 'no-show':
    case 'withdrawal':
    case 'match-loss':
    case 'concession':
      return won(otherSeat(result.by))
    default:
      return [line('double-loss'), line('double-loss')]
  }
}

const line = (outcome: Earned['outcome']): Earned => ({
  outcome,
  tournamentPoints: 0,
  marginOfVictory: null,
})

/** What each side has on the table when time ends the game, in hundredths. */
export const timeoutPoints = (
  table: TableState,
  { timeout }: SidedGameClauses,
): { readonly light: number; readonly dark: number } => {
  const { perObjective, perDamage, balance, dial } = timeout.value
  const onDial = dial.findLast(({ from }) => from <= table.dial)?.counts ?? 0
  const held = (side: TableState['balance']) => (table.balance === side ? balance : 0)
  return {
    light: perObjective * table.objectives + perDamage * table.damageOnDark + held('light'),
    dark: onDial + perDamage * table.damageOnLight + held('dark'),
  }
}
