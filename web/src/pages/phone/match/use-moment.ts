import { instant } from '@topcut/engine'
import { useNow } from '../../../cell/use-now.ts'
import { serverTime } from '../../../live/server-clock.ts'
import { usePhone } from '../phone-context.ts'
import { type Moment, momentOf } from './moment.ts'

export const useMoment = (): Moment => {
  const { me, event, clock, waiting } = usePhone()
  const now = useNow(me.table !== null && me.table.result === null)
  return momentOf({ me, event, clock, waiting, now: instant(serverTime(now)) })
}
