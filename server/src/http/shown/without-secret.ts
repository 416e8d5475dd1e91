import type { Entry, Log } from '@topcut/engine'

/** Whoever has the secret of the lots knows who meets next: no window does, a leader's included. */
export const withoutSecret = (entry: Entry): Entry => {
  if (entry.fact.kind !== 'event-created' || entry.fact.secret === undefined) return entry
  const { secret: _, ...fact } = entry.fact
  return { ...entry, fact }
}

/** Only the first entry has one. */
export const logWithoutSecret = (log: Log): Log =>
  log[0]?.n === 1 ? [withoutSecret(log[0]), ...log.slice(1)] : log
