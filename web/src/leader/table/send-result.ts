import type { Command, TableRow } from '@topcut/engine'
import { type Outcome, troubleOf } from '../../state/sending/outbox.ts'
import type { Workplace } from '../workplace.ts'
import { withEntering } from './entering.ts'

/** Sends a result; while it is on its way, and if it is not taken, its table says so. */
export const sendResult = async (
  { entering, commands }: Workplace,
  row: TableRow,
  command: Command,
  override?: string,
): Promise<Outcome> => {
  const mark = (what: Parameters<typeof withEntering>[2]) =>
    entering.set(withEntering(entering.get(), row.match, what))
  const parcel = { command, expects: row.revision }
  const sent = commands.act(override === undefined ? parcel : { ...parcel, override })
  // It is on its way before the window is drawn for it.
  mark('sending')
  const outcome = await sent
  mark(troubleOf(outcome))
  return outcome
}
