import { phrases as de } from './de/phrases.ts'
import { phrases as en } from './en/phrases.ts'
import type { InLanguages } from './language.ts'
import { phrases as pl } from './pl/phrases.ts'

export const phrases: InLanguages<typeof en> = { en, de, pl }
