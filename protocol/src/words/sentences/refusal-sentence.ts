import type { Refusal } from '@topcut/engine'
import type { Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import { phrases } from '../phrases.ts'
import type { Told } from '../subject-words.ts'
import { commandLabel, eventWords, factLabel } from './event-words.ts'

/** What is wrong and what can be done, with the rule behind it where there is one. */
export const refusalSentence = (
  language: Language,
  refusal: Refusal,
  names?: Partial<Names>,
): string => {
  const shown = namesFrom(names)
  const say = eventWords[language][`refusal.${refusal.code}`] as (
    refusal: Refusal,
    names: Names,
    told: Told,
  ) => string
  const parts = [say(refusal, shown, toldIn(language, shown))]
  // What was announced is no exception when it is announced anew: the sentence itself says how.
  if (refusal.overridable && refusal.code !== 'announced-otherwise')
    parts.push(phrases[language].exception)
  // Findings name their own rules; the refusal would name one of them twice.
  if (refusal.rule !== undefined && refusal.code !== 'list-not-allowed')
    parts.push(`(${refusal.rule})`)
  return parts.join(' ')
}

export const toldIn = (language: Language, names: Names): Told => ({
  command: (kind) => commandLabel(language, kind),
  fact: (kind) => factLabel(language, kind),
  // One that was overridden no longer offers the exception it has already become.
  refusal: ({ overridable: _, ...standing }) => refusalSentence(language, standing, names),
})
