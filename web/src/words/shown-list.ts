import { shownList as de } from './de/shown-list.ts'
import { shownList as en } from './en/shown-list.ts'
import { shownList as pl } from './pl/shown-list.ts'
import { topic } from './topic.ts'

type ShownListWords = typeof en

export const shownListWords = topic<ShownListWords>({ en, de, pl })
