import { type Actor, type EventId, type EventState, type LeaderId, roles } from '@topcut/engine'
import type { Who } from '../state/who.ts'

const organizer: Actor = { role: 'organizer' }

/**
 * Who gives commands from this page. The server has the last word: where the page cannot know,
 * nobody is made less than they may be.
 */
export const actorFrom = (who: Who, event: EventId, leaders: EventState['leaders']): Actor => {
  if (typeof who === 'string') return organizer
  const own = who.grants.filter((grant) => grant.event === event && !grant.isRevoked)
  const account: readonly Actor[] =
    who.account === null ? [] : [{ ...organizer, leader: who.account.id as LeaderId }]
  const granted = own.map(
    ({ role, leader }): Actor => (leader === null ? { role } : { role, leader }),
  )
  const onRecord = ({ role, leader }: Actor) =>
    leaders.find((one) => one.leader === leader)?.role ?? role
  const [first = organizer] = [...account, ...granted]
    .map((actor): Actor => ({ ...actor, role: onRecord(actor) }))
    .toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role))
  const player = own.find((grant) => grant.player !== null)?.player ?? null
  return player === null ? first : { ...first, player }
}
