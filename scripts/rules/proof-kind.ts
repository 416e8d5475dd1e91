import type { RuleTag } from '../../engine/src/regulations/rule-tag.ts'
import { findings } from '../../protocol/src/words/en/findings.ts'
import { subjects } from '../../protocol/src/words/en/subjects.ts'
import { warnings } from '../../protocol/src/words/en/warnings.ts'

/**
 * What an assertion proves about a rule: that the program works something out, says no, warns, puts
 * it on record or shows it. One that only reads a clause back proves nothing: nothing may ever use it.
 */
export const proofKinds = ['computes', 'refuses', 'warns', 'records', 'shows'] as const
type ProofKind = (typeof proofKinds)[number]
export type Asserted = ProofKind | 'reads-clause'

const isRuleId = (text: string): boolean => /^[A-Z]+-\d+$/.test(text)

/** A code or a kind is known by the sentence it has: what has none is no refusal, warning or fact. */
const kindOfWord = (text: string): ProofKind | null => {
  // A finding as tests of lists write it: its code, its rule, a question mark where it only warns.
  const [word = '', rule] = text.split(' ')
  if (rule !== undefined && Object.hasOwn(findings, word)) {
    return rule.endsWith('?') ? 'warns' : 'refuses'
  }
  if (Object.hasOwn(subjects, `refusal.${word}`)) return 'refuses'
  if (Object.hasOwn(warnings, word)) return 'warns'
  if (Object.hasOwn(subjects, `fact.${word}`)) return 'records'
  return null
}

const kindOfCode = (data: object): ProofKind | null => {
  if ('code' in data && typeof data.code === 'string') {
    if (!('severity' in data) && Object.hasOwn(warnings, data.code)) return 'warns'
    if (!Object.hasOwn(findings, data.code)) return kindOfWord(data.code)
    return 'severity' in data && data.severity === 'should' ? 'warns' : 'refuses'
  }
  return 'kind' in data && typeof data.kind === 'string' ? kindOfWord(data.kind) : null
}

const isClause = (data: object): boolean =>
  Object.keys(data).sort().join() === 'rule,value' &&
  'rule' in data &&
  typeof data.rule === 'string'

const innerOf = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined

/**
 * What a test expects, looked through beside what it got: each kind of proof that is in it. A clause
 * that is the regulation's own was only handed on; one that was made is worked out.
 */
export const assertedBy = (
  expected: unknown,
  actual: unknown,
  isOfRegulation: (data: unknown) => boolean,
): ReadonlySet<Asserted> => {
  if (typeof expected === 'string') {
    return new Set(isRuleId(expected) ? [] : [kindOfWord(expected) ?? 'computes'])
  }
  if (typeof expected !== 'object' || expected === null) {
    return new Set(expected === null || expected === undefined ? [] : ['computes'])
  }
  if (isClause(expected)) return new Set([isOfRegulation(actual) ? 'reads-clause' : 'computes'])
  const own = kindOfCode(expected)
  if (own !== null) return new Set([own])
  return new Set(
    Object.entries(expected).flatMap(([key, inner]) => [
      ...assertedBy(inner, innerOf(actual, key), isOfRegulation),
    ]),
  )
}

/** Nothing the tests of a rule expect would fail if the program ignored it. */
export const isNominal = (tags: readonly RuleTag[], kinds: ReadonlySet<Asserted>): boolean => {
  const isDone = [...kinds].some((kind) => kind !== 'shows' && kind !== 'reads-clause')
  if (tags.some((tag) => tag === 'E' || tag === 'C' || tag === 'R')) return !isDone
  return !isDone && !kinds.has('shows')
}
