import type { PublicLeader } from '@topcut/engine'
import type { HallWords } from '../../words/hall.ts'

/** Who rules at the table of a leader who plays, by name or by office; null for nobody. */
export const rulingText = (
  { rulings, noRulings, roles }: HallWords,
  ruling: PublicLeader | null,
): string => (ruling === null ? noRulings : rulings(ruling.name ?? roles[ruling.role]))
