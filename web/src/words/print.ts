import { print as de } from './de/print.ts'
import { print as en } from './en/print.ts'
import { print as pl } from './pl/print.ts'
import { topic } from './topic.ts'

export type PrintWords = typeof en

export const printWords = topic<PrintWords>({ en, de, pl })
