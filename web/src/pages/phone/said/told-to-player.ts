import type { Refusal } from '@topcut/engine'
import { type Language, type Names, refusalSentence } from '@topcut/protocol/words'
import { capital } from '../../../words/capital.ts'

/** The way around a refusal is a leader's: a player is told the rule, not the exception. */
const withoutWayAround = ({ overridable, ...refusal }: Refusal): Refusal => refusal as Refusal

/** Nobody is told the own name first: `reader` is how the names call whoever reads. */
export const toldToPlayer = (
  language: Language,
  refusal: Refusal,
  names?: Partial<Names>,
  reader?: string,
): string => {
  const told = refusalSentence(language, withoutWayAround(refusal), names)
  const own = `${reader}: `
  return told.startsWith(own) ? capital(language, told.slice(own.length)) : told
}
