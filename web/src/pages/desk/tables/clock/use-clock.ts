import { type ClockView, clockView, type EventState, instant, type Round } from '@topcut/engine'
import { useNow } from '../../../../cell/use-now.ts'
import { serverTime } from '../../../../live/server-clock.ts'

/** The clock of a round, second by second while it runs. */
export const useClock = (
  state: EventState,
  round: Round,
): { readonly view: ClockView; readonly now: number } => {
  const now = serverTime(useNow(round.status === 'published' && round.clock !== null))
  return { view: clockView(state, round, instant(now)), now }
}
