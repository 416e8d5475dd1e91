import type { Refusal } from '@topcut/engine'
import type { Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { refusalsDe } from '../refusals/de.ts'
import { refusalsEn } from '../refusals/en.ts'
import { refusalsPl } from '../refusals/pl.ts'
import type { RefusalWords } from '../refusals/refusal-words.ts'

const words: { readonly [L in Language]: RefusalWords } = {
  en: refusalsEn,
  de: refusalsDe,
  pl: refusalsPl,
}

const exceptions: { readonly [L in Language]: string } = {
  en: 'With a reason, an exception can be put on record.',
  de: 'Mit Begründung kann eine Ausnahme protokolliert werden.',
  pl: 'Po podaniu uzasadnienia można odnotować wyjątek.',
}

/** What is wrong and what can be done, with the rule behind it where there is one. */
export const refusalSentence = (
  language: Language,
  refusal: Refusal,
  names?: Partial<Names>,
): string => {
  const say = words[language][refusal.code] as (refusal: Refusal, names: Names) => string
  const parts = [say(refusal, namesFrom(names))]
  if (refusal.overridable) parts.push(exceptions[language])
  // Findings name their own rules; the refusal would name one of them twice.
  if (refusal.rule !== undefined && refusal.code !== 'list-not-allowed')
    parts.push(`(${refusal.rule})`)
  return parts.join(' ')
}
