import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'

const tablesOf = (told: ReturnType<typeof story>) =>
  [...told.state().matches.values()].map(({ table }) => table)

describe('set-tables', () => {
  it('seats the next round in this part of the hall, around closed tables', () => {
    const told = story({ players: 8 })
    told.does({ kind: 'set-tables', first: 21, closed: [22, 24, 22] })
    expect(told.state().tables).toEqual({ first: 21, closed: [22, 24] })
    told.does({ kind: 'pair-round' })
    expect(tablesOf(told)).toEqual([21, 23, 25, 26])
  })

  it('seats a bracket there too', () => {
    const told = story({
      players: 4,
      structure: { kind: 'custom', stages: [{ kind: 'elimination', rounds: null, cut: null }] },
      regulation: 'x-wing/de',
    })
    told.does({ kind: 'set-tables', first: 5, closed: [] })
    told.does({ kind: 'pair-round' })
    expect(tablesOf(told)).toEqual([5, 6])
  })

  it.each([
    [0, []],
    [1.5, []],
    [1, [0]],
  ])('refuses tables that cannot be: from %s, without %s', (first, closed) => {
    const told = story()
    expect(told.refuses({ kind: 'set-tables', first, closed })).toMatchObject({ code: 'bad-value' })
  })
})
