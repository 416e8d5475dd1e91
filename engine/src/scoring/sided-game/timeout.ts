import type { TableState } from '../../vocabulary/result.ts'
import type { SidedGameClauses } from '../clauses.ts'

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
