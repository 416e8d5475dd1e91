import { join as de } from './de/join.ts'
import { join as en } from './en/join.ts'
import { join as pl } from './pl/join.ts'
import { topic } from './topic.ts'

type JoinWords = typeof en

export const joinWords = topic<JoinWords>({ en, de, pl })
