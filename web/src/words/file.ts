import { file as de } from './de/file.ts'
import { file as en } from './en/file.ts'
import { file as pl } from './pl/file.ts'
import { topic } from './topic.ts'

export const fileWords = topic<typeof en>({ en, de, pl })
