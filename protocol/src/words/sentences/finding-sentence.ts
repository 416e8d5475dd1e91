import type { Finding } from '@topcut/engine'
import { findings as de } from '../de/findings.ts'
import { findings as en } from '../en/findings.ts'
import type { InLanguages, Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { phrases } from '../phrases.ts'
import { findings as pl } from '../pl/findings.ts'

const words: InLanguages<typeof en> = { en, de, pl }

/** Where in the list: the deck, and the card by its name or its line. */
const placeOf = (language: Language, { deck, entry, name }: NonNullable<Finding['where']>) => {
  const say = phrases[language].list
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
