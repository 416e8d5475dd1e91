import { expect, it } from 'vitest'
import { optionNames, optionValues } from './option.ts'

it.each(optionNames)('%s has at least two values, none of them twice', (name) => {
  const values: readonly string[] = optionValues[name]
  expect(values.length).toBeGreaterThanOrEqual(2)
  expect(new Set(values).size).toBe(values.length)
})
