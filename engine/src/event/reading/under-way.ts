import type { Match } from '../spine/state.ts'

/** A table at which play has begun is never taken apart. */
export const isUnderWay = ({ startedAt, result, reports }: Match): boolean =>
  startedAt !== null || result !== null || reports.length > 0
