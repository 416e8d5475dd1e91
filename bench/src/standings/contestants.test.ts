import { expect, it } from 'vitest'
import { swissState } from '../pairing/swiss-state.ts'
import { contestants } from './contestants.ts'

it.each(contestants)('$name has a line for everybody', ({ prepare }) => {
  expect(prepare(swissState(32, 4, 1))()).toBe(32)
})
