import { find as de } from './de/find.ts'
import { find as en } from './en/find.ts'
import { standingsTopic } from './own-standings.ts'
import { find as pl } from './pl/find.ts'

export type FindWords = typeof en

export const findWords = standingsTopic<FindWords>({ en, de, pl })
