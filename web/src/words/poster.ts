import { poster as de } from './de/poster.ts'
import { poster as en } from './en/poster.ts'
import { standingsTopic } from './own-standings.ts'
import { poster as pl } from './pl/poster.ts'

type PosterWords = typeof en

export const posterWords = standingsTopic<PosterWords>({ en, de, pl })
