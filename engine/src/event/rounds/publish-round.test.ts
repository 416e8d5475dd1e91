import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { id, story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'

const command = { kind: 'publish-round' } as const

describe('publish-round', () => {
  it('shows a paired round to everybody', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    expect(told.facts(command)).toEqual([{ kind: 'round-published', round: 1 }])
    expect(told.state().rounds[0]?.status).toBe('published')
  })

  it('refuses where nothing is paired', () => {
    expect(story({ started: false }).refuses(command)).toEqual({ code: 'no-round' })
    const told = story()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
  })

  it('refuses a second time', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    told.does(command)
    expect(told.refuses(command)).toEqual({ code: 'round-already-published', round: 1 })
  })

  it('refuses a table of two leaders on which nobody can rule, and gives way to a reason', () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    told.does(appoint('l2', 'judge', { plays: 'p2' }))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    const tables = [
      [id('p3'), id('p4')],
      [id('p1'), id('p2')],
    ] as const
    told.does({ kind: 'pair-round-by-hand', tables, byes: [], reason: 'as drawn' })
    const refusal = {
      code: 'ruling-leader-missing',
      tables: [2],
      rule: 'XWEN-9',
      overridable: true,
    }
    expect(told.refuses(command)).toEqual(refusal)
    expect(told.ask(command, { override: 'the owner rules' })).toMatchObject({
      facts: [{ kind: 'rule-overridden', refusal }, { kind: 'round-published' }],
    })
    told.does(appoint('l3', 'marshal'))
    told.does(command)
  })

  describe('where the second official is another one than announced', () => {
    const event = () => {
      const told = story({ started: false })
      told.does(appoint('l2', 'judge'))
      told.does(appoint('l1', 'judge', { plays: 'p1' }))
      told.does({ kind: 'announce-event' })
      told.does({ kind: 'start-stage' })
      told.does({ kind: 'pair-round' })
      return told
    }
    const leaves = { kind: 'dismiss-leader', leader: leaderId('l2') } as const
    const refusal = {
      code: 'announcement-outdated',
      announced: 4,
      now: 4,
      what: 'second-leader',
      rule: 'XWEN-9',
      overridable: true,
    }

    it('[XWEN-9] refuses until players have been told', () => {
      const told = event()
      told.does(appoint('l3', 'judge'))
      told.does(leaves)
      expect(told.refuses(command)).toEqual(refusal)
      told.does({ kind: 'announce-event' }, { override: 'l2 went home' })
      expect(told.facts(command)).toEqual([{ kind: 'round-published', round: 1 }])
    })

    it('[XWEN-9] tells it with the round where a leader says why', () => {
      const told = event()
      told.does(appoint('l3', 'judge'))
      told.does(leaves)
      expect(told.facts(command, { override: 'l2 went home' })).toMatchObject([
        { kind: 'rule-overridden', refusal },
        {
          kind: 'event-announced',
          seconds: [{ leader: 'l1', second: 'l3' }],
          reason: 'l2 went home',
        },
        { kind: 'round-published' },
      ])
    })

    it('[XWEN-9] the announced one stays it, whoever else comes', () => {
      const told = event()
      told.does(appoint('l0', 'marshal'))
      told.does(command)
    })
  })
})
