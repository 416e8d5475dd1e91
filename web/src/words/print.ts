import { print as de } from './de/print.ts'
import { print as en } from './en/print.ts'
import { standingsTopic } from './own-standings.ts'
import { print as pl } from './pl/print.ts'

export type PrintWords = typeof en

export const printWords = standingsTopic<PrintWords>({ en, de, pl })
