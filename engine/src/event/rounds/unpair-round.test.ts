import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'

const command = { kind: 'unpair-round' } as const

describe('unpair-round', () => {
  it('takes back a pairing that nobody has seen, matches and all', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    expect(told.facts(command)).toEqual([{ kind: 'round-unpaired', round: 1 }])
    expect(told.state().rounds).toEqual([])
    expect(told.state().matches.size).toBe(0)
  })

  it('refuses where nothing is paired, and a second time', () => {
    const told = story()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
    told.does({ kind: 'pair-round' })
    told.does(command)
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
  })

  it('refuses once the round is published, and when it is closed', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses(command)).toEqual({ code: 'round-already-published', round: 1 })
    told.wins('p1')
    told.wins('p3')
    told.does({ kind: 'close-round' })
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
  })
})
