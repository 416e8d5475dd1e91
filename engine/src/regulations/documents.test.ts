import { describe, expect, it } from 'vitest'
import type { Clause } from '../vocabulary/rule.ts'
import { regulations } from './catalogue.ts'
import { documents } from './documents.ts'

/** Every clause in a regulation's data, wherever it stands. */
const clausesIn = (data: unknown): readonly Clause<unknown>[] => {
  if (typeof data !== 'object' || data === null) return []
  const inside = Object.values(data).flatMap(clausesIn)
  return 'rule' in data && 'value' in data ? [data as Clause<unknown>, ...inside] : inside
}

const rulesOf = (document: string) =>
  documents.find((one) => one.document === document)?.tags ?? expect.fail(`no ${document}`)

describe.each(documents.map(({ document, tags }) => [document, tags] as const))('%s', (_, tags) => {
  it('has its rules numbered without a gap, each with a tag', () => {
    const numbers = Object.keys(tags).map(Number)
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(Object.values(tags).filter((own) => own.length === 0)).toEqual([])
  })
})

describe.each(regulations.map((regulation) => [regulation.id, regulation] as const))(
  '%s',
  (_, regulation) => {
    const { document, texts } = regulation

    it('takes every clause from a rule of its own', () => {
      const own = Object.keys(rulesOf(document)).map((number) => `${document}-${number}`)
      const rules = clausesIn(regulation).map(({ rule }) => rule)
      expect(rules.length).toBeGreaterThan(30)
      expect(rules.filter((rule) => !own.includes(rule))).toEqual([])
    })

    it('says nothing twice', () => {
      const keys = texts.map(({ value }) => value.key)
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    })
  },
)
