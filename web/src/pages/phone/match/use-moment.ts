import { instant, type OwnTable } from '@topcut/engine'
import { useServerTime } from '../../../state/use-server-time.ts'
import { usePhone } from '../phone-context.ts'
import { type Aside, asidesOf, type Moment, momentOf } from './moment.ts'
import { hasTimeLeft } from './phase.ts'

export const useMoment = (): { readonly moment: Moment; readonly asides: readonly Aside[] } => {
  const { me, event, clock, waiting } = usePhone()
  const now = useServerTime(me.table !== null && me.table.result === null)
  const known = { me, event, clock, waiting, now: instant(now) }
  return { moment: momentOf(known), asides: asidesOf(known) }
}

/** Whether the clock of this table still runs. */
export const useTimeLeft = (table: OwnTable): boolean => {
  const { clock } = usePhone()
  const now = useServerTime(true)
  return hasTimeLeft(table, { clock, now: instant(now) })
}
