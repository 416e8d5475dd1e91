import type { SessionAnswer } from '@topcut/protocol'
import { pathOf, pathOfEvent } from '../../route/route-of.ts'

/**
 * Where a link leads once it is open: players to their match, leaders to the desk, and a judge with
 * a phone in the hand to the page that fits it. The latest grant is the one that was just opened.
 */
export const landing = ({ account, grants }: SessionAnswer, isSmall: boolean): string => {
  const grant = grants.at(-1)
  if (account !== null || grant === undefined) return pathOf({ page: 'start' })
  if (grant.player !== null) return pathOfEvent(grant.event, 'me')
  const isInHall = isSmall && (grant.role === 'judge' || grant.role === 'marshal')
  return pathOfEvent(grant.event, isInHall ? 'judge' : 'desk')
}
