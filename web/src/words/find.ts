import { find as de } from './de/find.ts'
import { find as en } from './en/find.ts'
import { find as pl } from './pl/find.ts'
import { topic } from './topic.ts'

export type FindWords = typeof en

export const findWords = topic<FindWords>({ en, de, pl })
