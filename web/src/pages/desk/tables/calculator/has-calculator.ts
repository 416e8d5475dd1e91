import type { Setting } from '../../../../parts/result/typing/draft.ts'

/** Where a score is the sum of what the other has lost. */
export const hasCalculator = ({ scoring }: Setting): boolean =>
  scoring.method === 'destroyed-points' || scoring.method === 'victory-points'
