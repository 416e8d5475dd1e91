import { describe, expect, it } from 'vitest'
import { hash } from '../../chance/hash.ts'
import { lotOrder } from '../../chance/lot.ts'
import { placesByLot } from './lots.ts'

const order = (ids: readonly string[], entropy: string) =>
  [...placesByLot(ids, entropy)].map((at) => ids[at])

describe('places by lot', () => {
  it('are those of the lot order', () => {
    const ids = Array.from({ length: 500 }, (_, n) => `player-${n}`)
    for (let n = 0; n < 20; n++) expect(order(ids, `hall-${n}`)).toEqual(lotOrder(ids, `hall-${n}`))
    expect(order([], 'hall')).toEqual([])
  })

  it('do not go by the order of the list where two have the same lot', () => {
    const [entropy, one, two] = ['hall-33', 'player-1207', 'player-1439'] as const
    const lotOf = (id: string) => hash(`${entropy}\u0000${id}`)[0]
    expect(lotOf(one)).toBe(lotOf(two))
    const ids = [one, 'player-1', two, 'player-2', 'player-3']
    expect(order(ids, entropy)).toEqual(lotOrder(ids, entropy))
    expect(order(ids.toReversed(), entropy)).toEqual(lotOrder(ids, entropy))
  })
})
