import { type ClockView, clockView, type EventState, instant, type Round } from '@topcut/engine'
import { serverTime } from '../../state/live/server-clock.ts'
import { useNow } from '../../state/use-now.ts'

/** The clock of a round, second by second while it runs. */
export const useClock = (
  state: EventState,
  round: Round,
): { readonly view: ClockView; readonly now: number } => {
  const now = serverTime(useNow(round.status === 'published' && round.clock !== null))
  return { view: clockView(state, round, instant(now)), now }
}
