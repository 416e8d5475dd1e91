import { useNow } from '../use-now.ts'
import type { Connection } from './connection.ts'

/** For how long what is shown may be out of date, in milliseconds; null while it is not. */
export const useLostFor = (connection: Connection): number | null => {
  const since = connection.kind === 'lost' ? connection.since : null
  const now = useNow(since !== null)
  return since === null ? null : now - since
}
