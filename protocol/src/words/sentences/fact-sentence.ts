import type { Fact } from '@topcut/engine'
import type { Language } from '../language.ts'
import { type Names, namesFrom } from '../names.ts'
import type { ToldInLog } from '../subject-words.ts'
import { eventWords } from './event-words.ts'
import { toldIn } from './refusal-sentence.ts'
import { itemText } from './text-sentence.ts'

/** One line of the log in words. */
export const factSentence = (language: Language, fact: Fact, names?: Partial<Names>): string => {
  const shown = namesFrom(names)
  const say = eventWords[language][`line.${fact.kind}`] as (
    fact: Fact,
    names: Names,
    told: ToldInLog,
  ) => string
  return say(fact, shown, {
    ...toldIn(language, shown),
    item: (key) => itemText(language, key),
  })
}
