import { describe, expect, it } from 'vitest'
import { worstFields } from '../../../testing/pairing/worst-fields.ts'
import { chanceFrom } from '../../chance/chance.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { type NumberedField, numberByLot } from '../field/numbered-field.ts'
import { exactMates } from './best-mates.ts'
import { conflictsIn, costOfPairs } from './objective.ts'
import { stir } from './stir.ts'

const costOf = (field: NumberedField, mates: Int32Array) => {
  const pairs = [...mates.entries()].filter(([a, b]): boolean => a < b) as Pair<number>[]
  expect(pairs.flat().toSorted((a, b) => a - b)).toEqual([...field.players.keys()])
  return costOfPairs(field, pairs, conflictsIn(field, pairs))
}

describe('stirring a best round', () => {
  it('changes who meets whom, and no criterion notices', () => {
    let changed = 0
    for (const { field } of worstFields('stir')) {
      const numbered = numberByLot(field)
      const mates = exactMates(numbered, chanceFrom('found'))
      const [before, cost] = [mates.slice(), costOf(numbered, mates)]
      stir(numbered, mates, chanceFrom('stirred'))
      expect(costOf(numbered, mates)).toEqual(cost)
      if (mates.some((mate, player) => mate !== before[player])) changed++
    }
    expect(changed).toBeGreaterThan(10)
  })
})
