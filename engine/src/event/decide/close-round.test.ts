import { describe, expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'

const command = { kind: 'close-round' } as const

describe('close-round', () => {
  it('ends a round that has all its results', () => {
    const told = story({ players: 3 })
    told.seats('p1 - p2', 'p3 bye')
    told.wins('p2')
    expect(told.facts(command)).toEqual([{ kind: 'round-closed', round: 1 }])
    expect(told.state().rounds[0]?.status).toBe('closed')
  })

  it('refuses while results are missing, naming the tables', () => {
    const told = story({ players: 6 })
    told.seats('p1 - p2', 'p3 - p4', 'p5 - p6')
    told.wins('p3')
    expect(told.refuses(command)).toEqual({ code: 'results-missing', round: 1, tables: [1, 3] })
  })

  it('refuses where no round is open, and a second time', () => {
    const told = story()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
  })

  it('refuses before the round is published', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    expect(told.refuses(command)).toEqual({ code: 'round-not-published', round: 1 })
  })
})
