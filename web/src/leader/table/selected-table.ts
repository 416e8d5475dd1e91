import { openState } from '../../state/state.ts'

/** The table that is looked at more closely; null before anybody has chosen one. */
export const selectedTable = openState<number | null>(null)

export const selectTable = (table: number): void => selectedTable.set(table)
