import { atTime as de } from './de/at-time.ts'
import { atTime as en } from './en/at-time.ts'
import { atTime as pl } from './pl/at-time.ts'
import { topic } from './topic.ts'

export const atTimeWords = topic({ en, de, pl })
