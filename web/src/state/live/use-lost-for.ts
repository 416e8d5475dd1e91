import { useNow } from '../use-now.ts'
import type { Connection } from './follow-event.ts'

/** For how long the connection has been lost, in milliseconds; null while it is not. */
export const useLostFor = (connection: Connection): number | null => {
  const isLost = connection.kind === 'lost'
  const now = useNow(isLost)
  return isLost ? now - connection.since : null
}
