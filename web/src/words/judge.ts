import { judge as de } from './de/judge.ts'
import { judge as en } from './en/judge.ts'
import { judge as pl } from './pl/judge.ts'
import { topic } from './topic.ts'

export type JudgeWords = typeof en

export const judgeWords = topic<JudgeWords>({ en, de, pl })
