import { describe, expect, it } from 'vitest'
import { placeSlots } from './place-slots.ts'

const line = (name: string, ...places: (number | null)[]) => ({ key: name, name, places })

describe('where places are drawn', () => {
  it('is the place itself at the top, and in order below', () => {
    const drawn = placeSlots([line('a', 12, 1), line('b', 1, 2), line('c', 9, 3)], 20)
    expect(drawn).toEqual({
      rows: 5,
      slots: [
        [4, 0],
        [0, 1],
        [3, 2],
      ],
    })
  })

  it('never puts two into one row', () => {
    const lines = [line('a', 40, 8, 1), line('b', 39, 7, 2), line('c', 3, 30, 3)]
    const { slots } = placeSlots(lines, 44)
    for (const round of [0, 1, 2]) {
      expect(new Set(slots.map((own) => own[round])).size).toBe(lines.length)
    }
  })

  it('goes by how far down a single player is', () => {
    expect(placeSlots([line('a', 1, 11, 6, null)], 11).slots).toEqual([[0, 5, 2.5, null]])
  })

  it('is nothing where nobody is', () => {
    expect(placeSlots([], 0)).toEqual({ rows: 0, slots: [] })
  })
})
