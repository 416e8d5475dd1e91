import type { Instant } from '@topcut/engine'
import type { Records } from '../store/records.ts'
import type { Link } from './grant.ts'
import { linkLifetimes } from './links.ts'

/** Something by which somebody comes in, as it is kept. */
export type WayIn = { readonly kind: string; readonly key: string; readonly value: unknown }

/** Who was invited, by which links, and what is whose. */
const invited = ['account', 'grant', 'link', 'event-owner', 'event-code'] as const

/** All ways in, or only these kinds of them. */
export const waysIn = async (
  records: Pick<Records, 'list'>,
  kinds: readonly string[] = invited,
): Promise<readonly WayIn[]> => {
  const found = await Promise.all(
    kinds.map(async (kind) => (await records.list(kind)).map((kept) => ({ kind, ...kept }))),
  )
  return found.flat()
}

/** Lets the same people into data that begin anew; their links are as good as on the first day. */
export const putWaysIn = async (
  records: Pick<Records, 'put'>,
  ways: readonly WayIn[],
  now: Instant,
): Promise<void> => {
  const expiresAt = (now + linkLifetimes.invitation) as Instant
  for (const { kind, key, value } of ways)
    await records.put(kind, key, kind === 'link' ? { ...(value as Link), expiresAt } : value)
}
