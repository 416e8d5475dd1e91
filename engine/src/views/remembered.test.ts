import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

it('what is remembered is worked out once for the same two values, and anew for others', () => {
  let times = 0
  const sum = remembered((one: { n: number }, other: { n: number }) => {
    times += 1
    return one.n + other.n
  })
  const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }]
  expect([sum(a, b), sum(a, b), sum(a, c), sum(b, a), sum({ n: 1 }, b)]).toEqual([3, 3, 4, 3, 3])
  expect(times).toBe(4)
})
