import { instant } from '@topcut/engine'
import { useServerTime } from '../../../state/use-server-time.ts'
import { usePhone } from '../phone-context.ts'
import { type Moment, momentOf } from './moment.ts'

export const useMoment = (): Moment => {
  const { me, event, clock, waiting } = usePhone()
  const now = useServerTime(me.table !== null && me.table.result === null)
  return momentOf({ me, event, clock, waiting, now: instant(now) })
}
