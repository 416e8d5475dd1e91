import type { LeaderId } from '@topcut/engine'
import type { GrantAnswer, LeaderNamesAnswer } from '@topcut/protocol'
import type { Who } from '../../state/who.ts'

/**
 * The log knows leaders by ids alone. What they are called all leaders may know; somebody invited
 * a moment ago is known to the organizer's own page first.
 */
export const leaderNamesFrom = (
  called: LeaderNamesAnswer['leaders'],
  grants: readonly GrantAnswer[],
  who: Who,
): ReadonlyMap<LeaderId, string> => {
  const known = typeof who === 'string' ? [] : who.grants
  const account = typeof who === 'string' ? null : who.account
  const all = [
    ...called.map(({ leader, label }) => [leader, label] as const),
    ...(account === null ? [] : [[account.id as LeaderId, account.label] as const]),
    ...[...known, ...grants].flatMap(({ leader, label }) =>
      leader === null ? [] : [[leader, label] as const],
    ),
  ]
  return new Map(all.filter(([, label]) => label !== ''))
}
