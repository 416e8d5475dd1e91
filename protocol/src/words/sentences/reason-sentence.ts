import type { Reason } from '@topcut/engine'
import { reasons as de } from '../de/pairing.ts'
import { reasons as en } from '../en/pairing.ts'
import type { InLanguages, Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { reasons as pl } from '../pl/pairing.ts'

const words: InLanguages<typeof en> = { en, de, pl }

/** Why two players meet, short enough for a column and therefore without a full stop. */
export const reasonSentence = (
  language: Language,
  reason: Reason,
  names?: Partial<Names>,
): string => {
  const say = words[language][reason.kind] as (reason: Reason, names: Names) => string
  return say(reason, namesFrom(names))
}
