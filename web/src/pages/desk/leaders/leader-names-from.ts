import type { LeaderId } from '@topcut/engine'
import type { GrantAnswer } from '@topcut/protocol'
import type { Who } from '../../../access/who.ts'

/** The log knows leaders by ids alone; what they are called stands in their invitations. */
export const leaderNamesFrom = (
  grants: readonly GrantAnswer[],
  who: Who,
): ReadonlyMap<LeaderId, string> => {
  const known = typeof who === 'string' ? [] : who.grants
  const account = typeof who === 'string' ? null : who.account
  const called = [
    ...(account === null ? [] : [[account.id as LeaderId, account.label] as const]),
    ...[...known, ...grants].flatMap(({ leader, label }) =>
      leader === null ? [] : [[leader, label] as const],
    ),
  ]
  return new Map(called.filter(([, label]) => label !== ''))
}
