/**
 * What the standings may show beside tournament points, in the order of their columns. Apart from how
 * they are worked out: spectators' pages name them and must not load the rest.
 */
export const measureNames = [
  'margin-of-victory',
  'strength-of-schedule',
  'extended-strength-of-schedule',
] as const
export type MeasureName = (typeof measureNames)[number]
