import { describe, expect, it } from 'vitest'
import { appoint, byLeader, byPlayer } from '../../../testing/leaders.ts'
import { id, story } from '../../../testing/story.ts'

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

  it('refuses while the opponent of a leader who entered the own result has not confirmed it', () => {
    const told = story({ started: false })
    const override = 'nobody else is there'
    told.does(appoint('l1', 'organizer', { plays: 'p1' }))
    told.does({ kind: 'announce-event' }, { override })
    told.does({ kind: 'start-stage' }, { override })
    told.seats('p3 - p4', 'p1 - p2')
    told.wins('p3')
    const { match } = told.matchOf('p1')
    const result = { ending: 'destruction', score: [100, 0] } as const
    told.does({ kind: 'enter-result', match, result }, byLeader('l1'))
    const refusal = {
      code: 'confirmation-missing',
      tables: [2],
      rule: 'XWEN-9',
      overridable: true,
    }
    expect(told.refuses(command)).toEqual(refusal)
    expect(told.ask(command, { override: 'p2 has gone home' })).toMatchObject({
      granted: true,
      facts: [{ kind: 'rule-overridden', refusal }, { kind: 'round-closed' }],
    })
    told.does({ kind: 'report-result', match, player: id('p2'), result }, byPlayer('p2'))
    expect(told.facts(command)).toEqual([{ kind: 'round-closed', round: 1 }])
  })
})
