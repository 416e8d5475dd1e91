import type { Command, TableRow } from '@topcut/engine'
import type { Desk } from '../desk-context.ts'
import { type Trouble, troubleOf } from '../trouble-note.tsx'
import { withEntering } from './entering.ts'

/** Sends a result; while it is on its way, and if it is not taken, its table says so. */
export const sendResult = async (
  { session, act }: Pick<Desk, 'session' | 'act'>,
  row: TableRow,
  command: Command,
  override?: string,
): Promise<Trouble | null> => {
  const mark = (what: Parameters<typeof withEntering>[2]) =>
    session.entering.set(withEntering(session.entering.get(), row.match, what))
  mark('sending')
  const parcel = { command, expects: row.revision }
  const outcome = await act(override === undefined ? parcel : { ...parcel, override })
  const trouble = troubleOf(outcome)
  mark(trouble)
  return trouble
}
