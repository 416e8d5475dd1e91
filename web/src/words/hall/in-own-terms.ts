import type { Language } from '@topcut/protocol/words'
import { capital } from '../capital.ts'
import type { TermsOf } from '../own-terms.ts'
import type { HallWords } from './words.ts'

type Named = { readonly [key: string]: string }

/** The same words, but where the title of the event has its own. */
export const hallInOwnTerms = (words: HallWords, language: Language, own: TermsOf): HallWords => {
  const heading = (key: string, usual: string) => capital(language, own[key] ?? usual)
  const each = <T extends Named>(usual: T, prefix = ''): T =>
    Object.fromEntries(
      Object.entries(usual).map(([key, text]) => [key, own[`${prefix}${key}`] ?? text]),
    ) as T
  return {
    ...words,
    tabs: { ...words.tabs, standings: heading('standings', words.tabs.standings) },
    bye: own['bye'] ?? words.bye,
    endings: each(words.endings, 'ending.'),
    outcomes: each(words.outcomes, 'outcome.'),
    measures: each(words.measures),
    columns: {
      ...words.columns,
      place: heading('place', words.columns.place),
      extended: heading('extended-strength-of-schedule', words.columns.extended),
    },
    bracket: { ...words.bracket, final: heading('final', words.bracket.final) },
  }
}
