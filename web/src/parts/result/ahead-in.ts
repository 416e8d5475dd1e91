import type { Earned, Pair } from '@topcut/engine'

const isAhead = ({ outcome }: Earned) =>
  outcome === 'win' || outcome === 'modified-win' || outcome === 'bye'

/** Whose the match is: 0, 1, or -1 where it is nobody's. */
export const aheadIn = (earned: Pair<Earned> | null): number =>
  earned === null ? -1 : earned.findIndex(isAhead)
