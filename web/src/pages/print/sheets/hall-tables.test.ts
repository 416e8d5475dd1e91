import { describe, expect, it } from 'vitest'
import { player, register, sampleEvent } from '../../../../testing/sample-event.suite.ts'
import { hallTables } from './hall-tables.ts'

describe('the numbers of the tables', () => {
  it('are as many as pairs of players', () => {
    const sample = sampleEvent()
    register(sample, 7)
    expect(hallTables(sample.state(), 7)).toEqual([1, 2, 3])
  })

  it('leave out what is not in use and add where somebody keeps to', () => {
    const sample = sampleEvent()
    register(sample, 6)
    sample.give({ kind: 'set-tables', first: 11, closed: [12] })
    sample.give({ kind: 'assign-table', player: player(1), table: 20 })
    expect(hallTables(sample.state(), 6)).toEqual([11, 13, 14, 20])
  })
})
