/** What stands in a report where neither a number nor a name does. */
export const claimValues = [
  'draw',
  'true',
  'false',
  'headToHead on',
  'headToHead off',
  'sum-of-points',
  'averages-over-opponents',
  'averages-over-own-rounds',
  'averages-without-byes',
  'points-over-opponents',
  'sum-of-schedules',
  'average-of-schedules',
  'schedules-over-their-opponents',
] as const
export type ClaimValue = (typeof claimValues)[number]
