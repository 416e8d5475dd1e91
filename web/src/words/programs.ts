import { programs as de } from './de/programs.ts'
import { programs as en } from './en/programs.ts'
import { programs as pl } from './pl/programs.ts'
import { topic } from './topic.ts'

type ProgramWords = typeof en

export const programWords = topic<ProgramWords>({ en, de, pl })
