import type { SessionAnswer } from '@topcut/protocol'

/**
 * Where a link leads once it is open: players to their match, leaders to the desk, and a judge with
 * a phone in the hand to the page that fits it. The latest grant is the one that was just opened.
 */
export const landing = ({ account, grants }: SessionAnswer, isSmall: boolean): string => {
  const grant = grants.at(-1)
  if (account !== null || grant === undefined) return '/'
  if (grant.player !== null) return `/events/${grant.event}/me`
  const isInHall = isSmall && (grant.role === 'judge' || grant.role === 'marshal')
  return isInHall ? `/events/${grant.event}/judge` : `/events/${grant.event}`
}
