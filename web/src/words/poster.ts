import { poster as de } from './de/poster.ts'
import { poster as en } from './en/poster.ts'
import { poster as pl } from './pl/poster.ts'
import { topic } from './topic.ts'

type PosterWords = typeof en

export const posterWords = topic<PosterWords>({ en, de, pl })
