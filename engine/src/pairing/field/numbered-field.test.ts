import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../../testing/pairing/field.ts'
import { lotOrder } from '../../chance/lot.ts'
import { playerId } from '../../vocabulary/ids.ts'
import { AVOIDED, conflictBetween, FORBIDDEN, MET } from './conflicts.ts'
import { groupCount, numberByLot, numberField } from './numbered-field.ts'

describe('a numbered field', () => {
  const field = fieldOf(
    { a: 3, b: 15, c: 15, d: 0, e: 3 },
    { met: ['a-b', 'b-gone 2'], avoid: ['c-d'], forbidden: ['b-a', 'e-gone'] },
  )
  const listed = [...'edcba'].map(playerId)
  const numbered = numberField(field, listed)

  it('has its groups from the best down, whatever the points are', () => {
    expect(numbered.players).toEqual([...'cbead'])
    expect([...numbered.group]).toEqual([0, 0, 1, 1, 2])
    expect([...numbered.first]).toEqual([0, 2, 4, 5])
    expect(numbered.points).toEqual([15, 3, 0])
    expect(groupCount(numbered)).toBe(3)
  })

  it('knows what speaks against two, from both sides, and nothing of who is gone', () => {
    const between = (pair: string) => {
      const [one = '', two = ''] = pair
      return conflictBetween(numbered.conflicts, 'cbead'.indexOf(one), 'cbead'.indexOf(two))
    }
    expect([between('ab'), between('ba')]).toEqual([MET | FORBIDDEN, MET | FORBIDDEN])
    expect([between('cd'), between('dc')]).toEqual([AVOIDED, AVOIDED])
    expect(between('ce')).toBe(0)
  })

  it('is one group where everybody is level, and none where nobody is', () => {
    expect(groupCount(numberByLot(fieldOf({ a: 5, b: 5 })))).toBe(1)
    expect(groupCount(numberByLot(fieldOf({})))).toBe(0)
  })

  it('is in the order of the lots inside each group', () => {
    const order = lotOrder([...field.points.keys()], `${field.entropy}/tables`)
    const inGroup = (points: number) => order.filter((p) => field.points.get(p) === points)
    expect(numberByLot(field).players).toEqual([...inGroup(15), ...inGroup(3), ...inGroup(0)])
  })
})
