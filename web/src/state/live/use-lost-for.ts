import { useNow } from '../use-now.ts'
import type { Connection } from './connection.ts'

const aMoment = 60_000

/** For how long what is shown may be out of date, in milliseconds; null while it is not. */
export const useLostFor = (connection: Connection): number | null => {
  const since = connection.kind === 'lost' ? connection.since : null
  const now = useNow(since !== null)
  if (connection.kind !== 'lost' || since === null) return null
  // A page that is only just opening must not alarm anybody.
  return !connection.isTried && now - since < aMoment ? null : now - since
}
