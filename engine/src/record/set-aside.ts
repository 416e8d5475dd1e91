import type { Fact, FactOf } from '../event/spine/answers.ts'
import type { Entry, Log } from '../event/spine/entry.ts'

/**
 * What is set aside stands before what it allows, written at the same moment by the same office; it
 * allows one result, not all that follow.
 */
export const isSetAside = (log: Log, { n, at, by }: Entry, code: string): boolean => {
  for (let index = n - 2; index >= 0; index--) {
    const before = log[index]
    if (before === undefined || before.at !== at || before.by.role !== by.role) return false
    const { fact } = before
    if (isResult(fact)) return false
    if (fact.kind === 'rule-overridden' && fact.refusal?.code === code) return true
  }
  return false
}

export const isResult = (fact: Fact): fact is FactOf<'result-entered' | 'result-amended'> =>
  fact.kind === 'result-entered' || fact.kind === 'result-amended'
