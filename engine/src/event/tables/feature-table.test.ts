import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'

const feature = (table: number | null) => ({ kind: 'feature-table', table }) as const

describe('feature-table', () => {
  it('keeps to the table, round after round', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.state().featured).toBeNull()
    expect(told.facts(feature(2))).toEqual([{ kind: 'table-featured', table: 2 }])
    told.does(feature(2))
    told.wins('p1')
    told.wins('p3')
    told.does({ kind: 'close-round' })
    told.seats('p1 - p3', 'p2 - p4')
    expect(told.state().featured).toBe(2)
  })

  it('goes back to the first table, also before there is one', () => {
    const told = story()
    told.does(feature(null))
    told.seats('p1 - p2', 'p3 - p4')
    told.does(feature(2))
    told.does(feature(null))
    expect(told.state().featured).toBeNull()
  })

  it('chooses among the tables of the last published round, while the next one is a secret', () => {
    const told = story({ players: 6 })
    told.plays('p1 100-0 p2', 'p3 100-0 p4', 'p5 100-0 p6')
    told.does({ kind: 'set-tables', first: 11, closed: [] })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(feature(11))).toEqual({ code: 'table-not-played', table: 11, round: 1 })
    told.does(feature(3))
    told.does({ kind: 'publish-round' })
    told.does(feature(11))
    expect(told.state().featured).toBe(11)
  })

  it('refuses before a round is published, and a table at which nobody plays', () => {
    const told = story()
    expect(told.refuses(feature(1))).toEqual({ code: 'no-round' })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(feature(1))).toEqual({ code: 'round-not-published', round: 1 })
    told.does({ kind: 'publish-round' })
    expect(told.refuses(feature(3))).toEqual({ code: 'table-not-played', table: 3, round: 1 })
  })
})
