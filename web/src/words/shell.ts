import { shell as de } from './de/shell.ts'
import { shell as en } from './en/shell.ts'
import { shell as pl } from './pl/shell.ts'
import { topic } from './topic.ts'

type ShellWords = typeof en

export const shellWords = topic<ShellWords>({ en, de, pl })
