import type { Warning } from '@topcut/engine'
import { warningsDe } from '../de/warnings.ts'
import { warningsEn } from '../en/warnings.ts'
import type { Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { warningsPl } from '../pl/warnings.ts'
import type { WarningWords } from '../warnings/warning-words.ts'

const words: { readonly [L in Language]: WarningWords } = {
  en: warningsEn,
  de: warningsDe,
  pl: warningsPl,
}

/** What the leader should know about a step that was taken, with the rule behind it. */
export const warningSentence = (
  language: Language,
  warning: Warning,
  names?: Partial<Names>,
): string => {
  const say = words[language][warning.code] as (warning: Warning, names: Names) => string
  const sentence = say(warning, namesFrom(names))
  // A finding names its own rule; the warning about it would name it twice.
  const { rule } = warning
  return rule === undefined || warning.code === 'list-finding' ? sentence : `${sentence} (${rule})`
}
