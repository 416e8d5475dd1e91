import type { Command, TableRow } from '@topcut/engine'
import type { Leading } from '../leading.ts'
import { type Trouble, troubleOf } from '../trouble-note.tsx'
import { withEntering } from './entering.ts'

/** Sends a result; while it is on its way, and if it is not taken, its table says so. */
export const sendResult = async (
  { workplace, act }: Pick<Leading, 'workplace' | 'act'>,
  row: TableRow,
  command: Command,
  override?: string,
): Promise<Trouble | null> => {
  const mark = (what: Parameters<typeof withEntering>[2]) =>
    workplace.entering.set(withEntering(workplace.entering.get(), row.match, what))
  mark('sending')
  const parcel = { command, expects: row.revision }
  const outcome = await act(override === undefined ? parcel : { ...parcel, override })
  const trouble = troubleOf(outcome)
  mark(trouble)
  return trouble
}
