import type { Connection, LiveState } from '../../state/live/follow-event.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { useLeading } from '../leading.ts'

const live: Connection = { kind: 'live' }

const connectionIn = (now: LiveState): Connection => (now.phase === 'held' ? now.connection : live)

/** Whether what is shown is what there is. */
export const useConnection = (): Connection =>
  useStateOf(useLeading().workplace.live.state, connectionIn)
