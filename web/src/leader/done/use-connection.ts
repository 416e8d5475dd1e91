import type { Connection } from '../../state/live/connection.ts'
import { useStateOf } from '../../state/use-state-of.ts'
import { useLeading } from '../leading.ts'

/** Whether what is shown is what there is. */
export const useConnection = (): Connection => useStateOf(useLeading().workplace.live.connection)
