import { expect, it } from 'vitest'
import { swissState } from './swiss-state.ts'

const state = swissState(64, 6, 1)

it('everybody has played in every round, for one point', () => {
  for (const round of state.rounds) {
    expect(round.flat().toSorted((a, b) => a - b)).toEqual([...Array(64).keys()])
  }
  expect(state.points.reduce((sum, points) => sum + points, 0)).toBe(6 * 32)
})

it('who has met is known on both sides', () => {
  for (const [a, b] of state.rounds.flat()) {
    expect(state.met[a]?.has(b) && state.met[b]?.has(a)).toBe(true)
  }
})

it('is the same for the same start, and another one for another', () => {
  expect(swissState(64, 6, 1)).toEqual(state)
  expect(swissState(64, 6, 2)).not.toEqual(state)
})
