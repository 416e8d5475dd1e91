import type { Refusal } from '@topcut/engine'
import { type Language, type Names, refusalSentence } from '@topcut/protocol/words'

/** The way around a refusal is a leader's: a player is told the rule, not the exception. */
const withoutWayAround = ({ overridable, ...refusal }: Refusal): Refusal => refusal as Refusal

export const toldToPlayer = (
  language: Language,
  refusal: Refusal,
  names?: Partial<Names>,
): string => refusalSentence(language, withoutWayAround(refusal), names)
