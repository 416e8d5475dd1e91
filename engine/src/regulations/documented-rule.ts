import type { RuleId } from '../vocabulary/rule.ts'
import { documents } from './documents.ts'
import type { RuleTag } from './rule-tag.ts'

type DocumentedRule = {
  /** What the ids of its document begin with. */
  readonly document: string
  readonly number: number
  readonly name: string
  readonly section: string
  readonly tags: readonly RuleTag[]
  /** How many rules its document has. */
  readonly count: number
  /** What else the document says under the same heading. */
  readonly beside: readonly RuleId[]
}

/** Where a rule stands and what it asks of software; `null` where no document has it. */
export const documentedRule = (rule: RuleId): DocumentedRule | null => {
  const [prefix = '', digits = ''] = rule.split('-')
  const number = Number(digits)
  const found = documents.find(({ document }) => document === prefix)
  const section = found?.sections[number]
  const tags = found?.tags[number]
  if (found === undefined || section === undefined || tags === undefined) return null
  const beside = Object.entries(found.sections)
    .filter(([other, one]) => one === section && Number(other) !== number)
    .map(([other]): RuleId => `${prefix}-${Number(other)}`)
  return {
    document: prefix,
    number,
    name: found.name,
    section,
    tags,
    count: Object.keys(found.sections).length,
    beside,
  }
}
