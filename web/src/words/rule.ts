import { rule as de } from './de/rule.ts'
import { rule as en } from './en/rule.ts'
import { rule as pl } from './pl/rule.ts'
import { topic } from './topic.ts'

type RuleWords = typeof en

export const ruleWords = topic<RuleWords>({ en, de, pl })
