import type { ArmyCatalogue } from '../catalogue.ts'
import type { ArmyLine } from './army-line.ts'

/** `Trooper spam (40)`: as a card of 40 points it would put a good army over the cap. */
export const isDearerThanAny = (
  { deployments }: ArmyCatalogue,
  { points, count }: ArmyLine,
): boolean =>
  points !== null && count === null && points > Math.max(...deployments.map((card) => card.points))
