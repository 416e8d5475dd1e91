import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Clause } from '../vocabulary/rule.ts'
import { regulations } from './catalogue.ts'
import { documents } from './documents.ts'
import type { RuleTag } from './rule-tag.ts'

/** The rules of every document in the catalogue, under what its rule ids begin with. */
const documentOf = new Map(documents.map((one) => [one.document, one]))

const source = fileURLToPath(new URL('..', import.meta.url))
const ownName = 'rule-coverage.test.ts'

/** A rule id at the beginning of a title: `it('[XWEN-47] …`, also on a line of its own. */
const titled = /\(\s*['"`]\[([^\]'"`\s]+)\] /g

const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(titled)].flatMap(([, found]) => found ?? [])

/** All but this one, whose titles are made up. */
const testFiles = () =>
  globSync('**/*.test.ts', { cwd: source }).filter((file) => !file.endsWith(ownName))

const tested = new Set(
  testFiles().flatMap((file) => idsIn(readFileSync(join(source, file), 'utf8'))),
)

const idsOf = (document: string, tags?: readonly RuleTag[]): readonly string[] =>
  Object.entries(documentOf.get(document)?.tags ?? {})
    .filter(([, own]) => tags === undefined || tags.some((tag) => own.includes(tag)))
    .map(([number]) => `${document}-${number}`)

const laterOf = (document: string): readonly string[] =>
  (documentOf.get(document)?.later ?? []).map((number) => `${document}-${number}`)

/** Every clause in a regulation's data, wherever it stands. */
const clausesIn = (data: unknown): readonly Clause<unknown>[] => {
  if (typeof data !== 'object' || data === null) return []
  const inside = Object.values(data).flatMap(clausesIn)
  return 'rule' in data && 'value' in data ? [data as Clause<unknown>, ...inside] : inside
}

describe('titles', () => {
  it('are read from the test files of the engine', () => {
    expect(testFiles().length).toBeGreaterThan(10)
    expect(tested.size).toBeGreaterThan(40)
  })

  it.each([
    ["it('[DOC-1] a rule', () => {", ['DOC-1']],
    ["it.each([1])(\n  '[DOC-22] a rule', () => {", ['DOC-22']],
    ['it(`[DOC-3] a rule`); it("[DOC-4] another"', ['DOC-3', 'DOC-4']],
    ["it('a rule [DOC-5] in the middle', () => {", []],
    ["const word = '[DOC-6] no title'", []],
    ["it('[DOC-7]without a gap', () => {", []],
  ])('are recognised in %j', (text, ids) => {
    expect(idsIn(text)).toEqual(ids)
  })

  it('name only rules that a document has', () => {
    const rules = new Set(documents.flatMap(({ document }) => idsOf(document)))
    expect([...tested].filter((rule) => !rules.has(rule))).toEqual([])
  })
})

describe.each(regulations.map((regulation) => [regulation.id, regulation] as const))(
  '%s',
  (_, regulation) => {
    const { document } = regulation

    it('has its rules numbered without a gap, each with a tag', () => {
      const rules = documentOf.get(document)?.tags ?? {}
      const numbers = Object.keys(rules).map(Number)
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      expect(Object.values(rules).filter((tags) => tags.length === 0)).toEqual([])
    })

    it('has a test for every rule that software enforces, computes, records or displays', () => {
      const missing = idsOf(document, ['E', 'C', 'R', 'D'])
        .filter((rule) => !laterOf(document).includes(rule))
        .filter((rule) => !tested.has(rule))
      expect(missing).toEqual([])
    })

    it('leaves nothing for later that software computes, or that has its test already', () => {
      const computed = idsOf(document, ['C'])
      const wrong = laterOf(document).filter((rule) => computed.includes(rule) || tested.has(rule))
      expect(wrong).toEqual([])
      expect(laterOf(document).filter((rule) => !idsOf(document).includes(rule))).toEqual([])
    })

    it('takes every clause from a rule of its own', () => {
      const rules = clausesIn(regulation).map(({ rule }) => rule)
      expect(rules.length).toBeGreaterThan(30)
      expect(rules.filter((rule) => !idsOf(document).includes(rule))).toEqual([])
    })
  },
)
