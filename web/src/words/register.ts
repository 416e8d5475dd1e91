import { register as de } from './de/register.ts'
import { register as en } from './en/register.ts'
import { register as pl } from './pl/register.ts'
import { topic } from './topic.ts'

type RegisterWords = typeof en

export const registerWords = topic<RegisterWords>({ en, de, pl })
