import { openState } from '../../../state/state.ts'

export const tablesShown = ['all', 'missing', 'reported', 'needed', 'entered'] as const
export type TablesShown = (typeof tablesShown)[number]

/** Which tables are looked at: all, or only those that still need something. */
export const shownTables = openState<TablesShown>('all')

/** Whoever goes to a table must not find it left out. */
export const showOpenTables = (): void => {
  if (shownTables.get() !== 'missing') shownTables.set('all')
}
