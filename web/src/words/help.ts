import { help as de } from './de/help.ts'
import { help as en } from './en/help.ts'
import { standingsTopic } from './own-standings.ts'
import { help as pl } from './pl/help.ts'

export type HelpWords = typeof en

export const helpWords = standingsTopic<HelpWords>({ en, de, pl })
