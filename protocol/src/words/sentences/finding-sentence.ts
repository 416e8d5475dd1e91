import type { Finding } from '@topcut/engine'
import { findingsDe } from '../de/findings.ts'
import { findingsEn } from '../en/findings.ts'
import type { FindingWords } from '../findings/finding-words.ts'
import type { Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { findingsPl } from '../pl/findings.ts'

const words: { readonly [L in Language]: FindingWords } = {
  en: findingsEn,
  de: findingsDe,
  pl: findingsPl,
}

const places: { readonly [L in Language]: { readonly deck: string; readonly entry: string } } = {
  en: { deck: 'deck', entry: 'line' },
  de: { deck: 'Deck', entry: 'Zeile' },
  pl: { deck: 'talia', entry: 'pozycja' },
}

/** Where in the list: the deck, and the card by its name or its line. */
const placeOf = (language: Language, { deck, entry, name }: NonNullable<Finding['where']>) => {
  const say = places[language]
  return [
    ...(deck === undefined ? [] : [`${say.deck} ${deck + 1}`]),
    ...(name !== undefined ? [name] : entry === undefined ? [] : [`${say.entry} ${entry + 1}`]),
  ]
}

/** What is wrong with a list and what to do, then where and by which rule. */
export const findingSentence = (
  language: Language,
  finding: Finding,
  names?: Partial<Names>,
): string => {
  const say = words[language][finding.code] as (finding: Finding, names: Names) => string
  const where = finding.where === undefined ? [] : placeOf(language, finding.where)
  return `${say(finding, namesFrom(names))} (${[...where, finding.rule].join('; ')})`
}

export const findingSentences = (
  language: Language,
  findings: readonly Finding[],
  names?: Partial<Names>,
): string => findings.map((finding) => findingSentence(language, finding, names)).join(' ')
