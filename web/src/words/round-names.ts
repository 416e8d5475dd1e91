import type { InLanguages } from '@topcut/protocol/words'
import { capital } from './capital.ts'
import { roundNames as de } from './de/round-names.ts'
import { roundNames as en } from './en/round-names.ts'
import { roundNames as pl } from './pl/round-names.ts'
import type { Topic } from './topic.ts'

export type RoundNames = typeof en & {
  readonly heading: (text: string) => string
}

const words: InLanguages<typeof en> = { en, de, pl }

export const roundNames: Topic<RoundNames> = (language, terms) => ({
  ...words[language],
  final: terms?.[language]?.['final'] ?? words[language].final,
  heading: (text) => capital(language, text),
})
