import { hooks as de } from './de/hooks.ts'
import { hooks as en } from './en/hooks.ts'
import { hooks as pl } from './pl/hooks.ts'
import { topic } from './topic.ts'

export type HookWords = typeof en

export const hookWords = topic<HookWords>({ en, de, pl })
