import { optionNames } from '@topcut/engine'
import type { Scenario } from './scenario.ts'
import { type At, field, object, text } from './shape.ts'

/** The options as they stand; whether this document knows them is asked of the rules. */
export const readOptions = (at: At): Scenario['options'] => {
  if (at.value === undefined) return {}
  object(at, optionNames)
  const names = Object.keys(at.value as object)
  return Object.fromEntries(
    names.map((name) => {
      const one = field(at, name)
      // Margins stand as numbers in a file: 50 and "50" mean the same.
      return [name, typeof one.value === 'number' ? `${one.value}` : text(one)]
    }),
  )
}
