import type { Warning } from '@topcut/engine'
import { warnings as de } from '../de/warnings.ts'
import { warnings as en } from '../en/warnings.ts'
import type { InLanguages, Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { warnings as pl } from '../pl/warnings.ts'

const words: InLanguages<typeof en> = { en, de, pl }

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
