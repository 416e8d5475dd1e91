import { expect, it } from 'vitest'
import { pairingEngines } from './engines.ts'
import { swissState } from './swiss-state.ts'

it.each(pairingEngines)('$name understands the state: everybody once, nobody again', (engine) => {
  const state = swissState(32, 3, 1)
  const { pairs } = engine.prepare(state, 1)()
  expect(pairs.flat().toSorted((a, b) => a - b)).toEqual([...Array(32).keys()])
  expect(pairs.filter(([a, b]) => state.met[a]?.has(b))).toEqual([])
})
