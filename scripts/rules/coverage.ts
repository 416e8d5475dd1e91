import { regulations } from '@topcut/engine'
import { documents } from '../../engine/src/regulations/documents.ts'
import type { RuleTag } from '../../engine/src/regulations/rule-tag.ts'

/** What the program does about one rule, and what it still owes it. */
type CoveredRule = {
  readonly rule: string
  readonly tags: readonly RuleTag[]
  readonly tests: readonly string[]
  /** Where people read about it. */
  readonly places: readonly string[]
  readonly owes: readonly ('test' | 'text')[]
}

/** That a rule can be read does not prove that anything is enforced, computed or recorded. */
const isOfTexts = (file: string): boolean => file.endsWith('/texts.test.ts')

const owesTest = (tags: readonly RuleTag[], tests: readonly string[]): boolean =>
  tags.some((tag) => tag === 'E' || tag === 'C' || tag === 'R')
    ? tests.every(isOfTexts)
    : tags.includes('D') && tests.length === 0

const placesOf = (rule: string): readonly string[] => [
  ...new Set(
    regulations.flatMap(({ texts }) =>
      texts.filter((text) => text.rule === rule).map(({ value }) => value.place),
    ),
  ),
]

/** Every rule of every document, in its order. */
export const coverage = (testsOf: (rule: string) => readonly string[]): readonly CoveredRule[] =>
  documents.flatMap(({ document, tags: all }) =>
    Object.entries(all).map(([number, tags]): CoveredRule => {
      const rule = `${document}-${number}`
      const tests = testsOf(rule)
      const places = placesOf(rule)
      const owes = [
        ...(owesTest(tags, tests) ? (['test'] as const) : []),
        ...(tags.includes('A') && places.length === 0 ? (['text'] as const) : []),
      ]
      return { rule, tags, tests, places, owes }
    }),
  )
