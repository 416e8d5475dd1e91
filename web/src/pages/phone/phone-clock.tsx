import { instant } from '@topcut/engine'
import { useServerTime } from '../../state/use-server-time.ts'
import { type OwnClock, ownClock } from './own-clock.ts'
import { usePhone } from './phone-context.ts'

/** The clock as it runs for the own table; null where no round is published. */
export const usePhoneClock = (): OwnClock | null => {
  const { clock, me, event } = usePhone()
  const isOver = me.table !== null && me.table.result !== null
  const now = useServerTime(clock?.clock != null)
  // Nobody plays against the clock of a round that is closed.
  if (clock === null || event?.round?.status === 'closed') return null
  const extension = me.table?.round === clock.round && !isOver ? me.table.extension : 0
  return ownClock(clock, extension, instant(now))
}

export const ClockText = () => {
  const clock = usePhoneClock()
  if (clock === null || !('text' in clock)) return null
  return (
    <span className={`phone-clock ${clock.kind}`} role="timer" data-testid="clock">
      {clock.text}
    </span>
  )
}
