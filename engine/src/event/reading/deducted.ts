import type { Deduction } from '../spine/matters.ts'

/** The tournament points that rulings had taken away by the end of a round. */
export const deductedUntil = (
  deductions: readonly Deduction[],
  round = Number.POSITIVE_INFINITY,
): number => deductions.reduce((sum, one) => (one.round <= round ? sum + one.points : sum), 0)
