import type { Clock } from '../../desk/ports.ts'
import type { Records } from '../../store/records.ts'

const day = 24 * 60 * 60 * 1000

/** Counts run down within hours, by the clock of the database. */
export const forgetCounts = async (records: Records, clock: Clock): Promise<void> => {
  for (const { key, value } of await records.list('limit')) {
    const { ahead, at } = value as { readonly ahead: number; readonly at: number }
    if (at + ahead + day <= clock()) await records.remove('limit', key)
  }
}
