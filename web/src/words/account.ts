import { account as de } from './de/account.ts'
import { account as en } from './en/account.ts'
import { account as pl } from './pl/account.ts'
import { topic } from './topic.ts'

export type AccountWords = typeof en

export const accountWords = topic<AccountWords>({ en, de, pl })
