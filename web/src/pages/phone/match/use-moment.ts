import { instant } from '@topcut/engine'
import { serverTime } from '../../../state/live/server-clock.ts'
import { useNow } from '../../../state/use-now.ts'
import { usePhone } from '../phone-context.ts'
import { type Moment, momentOf } from './moment.ts'

export const useMoment = (): Moment => {
  const { me, event, clock, waiting } = usePhone()
  const now = useNow(me.table !== null && me.table.result === null)
  return momentOf({ me, event, clock, waiting, now: instant(serverTime(now)) })
}
