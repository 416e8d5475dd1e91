import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { id, story } from '../../../testing/story.ts'

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
})
