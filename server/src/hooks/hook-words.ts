import type { InLanguages, Language } from '@topcut/protocol/words'
import { hooks as de } from './words/de/hooks.ts'
import { hooks as en } from './words/en/hooks.ts'
import { hooks as pl } from './words/pl/hooks.ts'

const words: InLanguages<typeof en> = { en, de, pl }

export const hookWords = (language: Language): typeof en => words[language]
