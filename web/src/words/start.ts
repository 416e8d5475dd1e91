import { start as de } from './de/start.ts'
import { start as en } from './en/start.ts'
import { start as pl } from './pl/start.ts'
import { topic } from './topic.ts'

export type StartWords = typeof en

export const startWords = topic<StartWords>({ en, de, pl })
