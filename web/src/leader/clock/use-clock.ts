import { type ClockView, clockView, type EventState, instant, type Round } from '@topcut/engine'
import { useServerTime } from '../../state/use-server-time.ts'

/** The clock of a round, second by second while it runs. */
export const useClock = (
  state: EventState,
  round: Round,
): { readonly view: ClockView; readonly now: number } => {
  const now = useServerTime(round.status === 'published' && round.clock !== null)
  return { view: clockView(state, round, instant(now)), now }
}
