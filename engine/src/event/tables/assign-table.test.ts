import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'

const assign = (player: string, table: number | null) =>
  ({ kind: 'assign-table', player: id(player), table }) as const

describe('assign-table', () => {
  it('keeps a player at one table in every round, whoever the opponent is', () => {
    const told = story({ players: 8 })
    told.does(assign('p5', 3))
    for (let round = 0; round < 3; round++) {
      told.does({ kind: 'pair-round' })
      told.does({ kind: 'publish-round' })
      expect(told.matchOf('p5').table).toBe(3)
      for (const name of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8']) {
        if (told.matchOf(name).result === null) told.wins(name)
      }
      told.does({ kind: 'close-round' })
    }
  })

  it('lets the player sit anywhere again', () => {
    const told = story()
    told.does(assign('p1', 2))
    told.does(assign('p1', null))
    expect(told.state().players.get(id('p1'))?.table).toBeNull()
  })

  it('refuses a player nobody knows and a table that is not there', () => {
    const told = story()
    told.does({ kind: 'set-tables', first: 10, closed: [12] })
    expect(told.refuses(assign('nobody', 10))).toMatchObject({ code: 'unknown-player' })
    expect(told.refuses(assign('p1', 9))).toEqual({ code: 'table-not-in-hall', table: 9 })
    expect(told.refuses(assign('p1', 12))).toEqual({ code: 'table-not-in-hall', table: 12 })
  })
})
