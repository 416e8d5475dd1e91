import { help as de } from './de/help.ts'
import { help as en } from './en/help.ts'
import { help as pl } from './pl/help.ts'
import { topic } from './topic.ts'

export type HelpWords = typeof en

export const helpWords = topic<HelpWords>({ en, de, pl })
