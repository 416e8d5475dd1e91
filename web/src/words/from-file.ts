import { fromFile as de } from './de/from-file.ts'
import { fromFile as en } from './en/from-file.ts'
import { fromFile as pl } from './pl/from-file.ts'
import { topic } from './topic.ts'

type FromFileWords = typeof en

export const fromFileWords = topic<FromFileWords>({ en, de, pl })
