import { describe, expect, it } from 'vitest'
import { cuttingOrder } from './cutting-order.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Cuts the whole pile and lays the piles one under the other. */
const cut = (leaves: readonly (readonly (number | null)[])[], perLeaf: number) =>
  upTo(perLeaf).flatMap((place) => leaves.map((leaf) => leaf[place - 1] ?? null))

describe('slips in cutting order', () => {
  it('puts 8 slips on two leaves of 6', () => {
    expect(cuttingOrder(upTo(8), 6)).toEqual([
      [1, 3, 5, 7, null, null],
      [2, 4, 6, 8, null, null],
    ])
  })

  it.each([1, 2, 5, 6, 7, 12, 13, 31, 32, 33, 100])('%d slips come out in order', (count) => {
    const leaves = cuttingOrder(upTo(count), 6)
    expect(leaves).toHaveLength(Math.ceil(count / 6))
    expect(cut(leaves, 6).filter((one) => one !== null)).toEqual(upTo(count))
  })

  it('needs no leaf for nothing', () => {
    expect(cuttingOrder([], 6)).toEqual([])
  })
})
