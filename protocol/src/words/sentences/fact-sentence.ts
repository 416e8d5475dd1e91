import type { Fact } from '@topcut/engine'
import { factsDe } from '../facts/de.ts'
import { factsEn } from '../facts/en.ts'
import type { FactWords } from '../facts/fact-words.ts'
import { factsPl } from '../facts/pl.ts'
import type { Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'

const words: { readonly [L in Language]: FactWords } = {
  en: factsEn,
  de: factsDe,
  pl: factsPl,
}

/** One line of the log in words. */
export const factSentence = (language: Language, fact: Fact, names?: Partial<Names>): string => {
  const say = words[language][fact.kind] as (fact: Fact, names: Names) => string
  return say(fact, namesFrom(names))
}
