import { team as de } from './de/team.ts'
import { team as en } from './en/team.ts'
import { team as pl } from './pl/team.ts'
import { topic } from './topic.ts'

type TeamWords = typeof en

export const teamWords = topic<TeamWords>({ en, de, pl })
