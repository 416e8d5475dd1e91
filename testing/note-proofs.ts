import { regulations } from '@topcut/engine'
import { afterEach, beforeEach, chai } from 'vitest'
import { type Asserted, assertedBy } from '../scripts/rules/proof-kind.ts'

declare module 'vitest' {
  interface TaskMeta {
    proofs?: readonly Asserted[]
  }
}

/*
 * Loaded before the tests by `npm run rules` only: notes for each test what its assertions expected.
 * Nobody writes down by hand what a test is meant to prove.
 */
const house = globalThis as {
  topcutProofs?: Set<Asserted>
  topcutSees?: (state: object) => void
}

const partsOf = (data: unknown, found = new Set<object>()): ReadonlySet<object> => {
  if (typeof data !== 'object' || data === null || found.has(data)) return found
  found.add(data)
  const inner = data instanceof Map ? data.values() : Object.values(data)
  for (const part of inner) partsOf(part, found)
  return found
}

const regulationParts = partsOf(regulations)
const isOfRegulation = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && regulationParts.has(data)
let seen: object | null = null

/** By what is looked at, where that tells: a clause itself, or something that stands in the state. */
const lookedAt = (actual: unknown): Asserted | null => {
  if (typeof actual !== 'object' || actual === null) return null
  if (isOfRegulation(actual)) return 'reads-clause'
  return seen !== null && partsOf(seen).has(actual) ? 'records' : null
}

/** Assertions with something to expect; the others (`toBeNull`, `toHaveLength`) expect what they say. */
const matchers = [
  'toEqual',
  'toStrictEqual',
  'toBe',
  'toMatchObject',
  'toContainEqual',
  'toContain',
  'toMatch',
  'toHaveProperty',
] as const
const bare = [
  'toBeNull',
  'toBeUndefined',
  'toBeDefined',
  'toHaveLength',
  'toBeGreaterThan',
  'toBeGreaterThanOrEqual',
  'toBeLessThan',
  'toBeLessThanOrEqual',
  'toBeCloseTo',
  'toThrow',
] as const

if (house.topcutProofs === undefined) {
  house.topcutProofs = new Set()
  house.topcutSees = (state) => {
    seen = state
  }
  chai.use(({ Assertion }, { overwriteMethod }) => {
    for (const name of [...matchers, ...bare]) {
      overwriteMethod(
        Assertion.prototype,
        name,
        (asserts: (...expected: unknown[]) => unknown) =>
          function (this: { readonly _obj: unknown }, ...expected: unknown[]) {
            const own = lookedAt(this._obj)
            const kinds =
              own !== null
                ? [own]
                : (matchers as readonly string[]).includes(name)
                  ? expected.flatMap((one) => [...assertedBy(one, this._obj, isOfRegulation)])
                  : (['computes'] as const)
            // Nothing but null, [] and rule ids: that there is nothing is worked out, too.
            for (const kind of kinds.length === 0 ? (['computes'] as const) : kinds) {
              house.topcutProofs?.add(kind)
            }
            return asserts.apply(this, expected)
          },
      )
    }
  })
}

beforeEach(() => {
  seen = null
  house.topcutProofs?.clear()
})
afterEach(({ task }) => {
  task.meta.proofs = [...(house.topcutProofs ?? [])]
})
