import { pictures as de } from './de/pictures.ts'
import { pictures as en } from './en/pictures.ts'
import { pictures as pl } from './pl/pictures.ts'
import { topic } from './topic.ts'

type PicturesWords = typeof en

export const picturesWords = topic<PicturesWords>({ en, de, pl })
