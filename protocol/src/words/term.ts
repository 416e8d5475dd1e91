import { capital } from './capital.ts'
import { terms as de } from './de/terms.ts'
import { terms as en } from './en/terms.ts'
import { fill, type Values } from './fill.ts'
import { isLabelKey, label } from './label.ts'
import type { Language } from './language.ts'
import { isMeasureName, measureName } from './measure.ts'
import { terms as pl } from './pl/terms.ts'
import { formFor } from './plural.ts'
import type { PlainTermKey, TermKeyWith, TermsOf, TermValues } from './term-keys.ts'

const words: { readonly [L in Language]: TermsOf<L> } = { en, de, pl }

type Term = {
  (language: Language, key: PlainTermKey): string
  <K extends TermKeyWith>(language: Language, key: K, values: TermValues<K>): string
}

/**
 * A term or sentence of the screens, a label or a measure; one with `{{…}}` does not compile without
 * its values. The records stay apart: joined by a spread, no bundler could leave one out.
 */
export const term: Term = (
  language: Language,
  key: PlainTermKey | TermKeyWith,
  values: Values = {},
): string => {
  if (isLabelKey(language, key)) return label(language, key)
  if (isMeasureName(language, key)) return measureName(language, key)
  const entry = words[language][key]
  const text = typeof entry === 'string' ? entry : formFor(language, Number(values['count']), entry)
  return fill(language, text, values)
}

/** The same with a capital letter, for headings and columns. */
export const heading = (language: Language, key: PlainTermKey): string =>
  capital(language, term(language, key))

/** Terms that count players, and what they are where teams are counted. */
const teamTerms = {
  'count.players': 'count.teams',
  'wait.registration': 'wait.registration-of-teams',
  'wait.check-in': 'wait.check-in-of-teams',
  'confirm.cut': 'confirm.cut-of-teams',
} as const satisfies { readonly [K in TermKeyWith]?: TermKeyWith }

const isCounted = (key: string): key is keyof typeof teamTerms => key in teamTerms

/** A term with its values, in teams where those who are counted are teams. */
export const countedTerm = <K extends TermKeyWith>(
  language: Language,
  key: K,
  values: TermValues<K>,
  inTeams = false,
): string => {
  const counted: TermKeyWith = inTeams && isCounted(key) ? teamTerms[key] : key
  return term(language, counted as K, values)
}
