import type { PublicLeader } from '@topcut/engine'
import { type Language, label } from '@topcut/protocol/words'
import type { HallWords } from '../../words/hall.ts'

/** Who rules at the table of a leader who plays, by name or by office; null for nobody. */
export const rulingText = (
  language: Language,
  { rulings, noRulings }: HallWords,
  ruling: PublicLeader | null,
): string =>
  ruling === null ? noRulings : rulings(ruling.name ?? label(language, `role.${ruling.role}`))
