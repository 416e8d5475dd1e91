import type { Reason } from '@topcut/engine'
import { reasonsDe } from '../de/pairing.ts'
import { reasonsEn } from '../en/pairing.ts'
import type { Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { reasonsPl } from '../pl/pairing.ts'
import type { ReasonWords } from '../reasons/reason-words.ts'

const words: { readonly [L in Language]: ReasonWords } = {
  en: reasonsEn,
  de: reasonsDe,
  pl: reasonsPl,
}

/** Why two players meet, short enough for a column and therefore without a full stop. */
export const reasonSentence = (
  language: Language,
  reason: Reason,
  names?: Partial<Names>,
): string => {
  const say = words[language][reason.kind] as (reason: Reason, names: Names) => string
  return say(reason, namesFrom(names))
}
