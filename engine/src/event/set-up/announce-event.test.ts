import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { id, story } from '../../../testing/story.ts'

const command = { kind: 'announce-event' } as const
const competitive = { kind: 'competitive' } as const

describe('announce-event', () => {
  it('[XWEN-17] tells the stages that the head count makes of the structure', () => {
    const told = story({ players: 9, structure: competitive, started: false })
    expect(told.facts(command)).toEqual([
      {
        kind: 'event-announced',
        stages: [
          { kind: 'swiss', rounds: 4, cut: null },
          { kind: 'elimination', rounds: null, cut: 4 },
        ],
        headCount: 9,
      },
    ])
  })

  it('counts the registered while nobody has checked in, then the checked-in only', () => {
    const told = story({ players: 0, structure: competitive, started: false })
    for (let n = 1; n <= 9; n++) told.does({ kind: 'register-player', player: id(`p${n}`) })
    expect(told.facts(command)).toMatchObject([{ headCount: 9 }])
    for (let n = 1; n <= 8; n++) told.does({ kind: 'check-in-player', player: id(`p${n}`) })
    expect(told.facts(command)).toMatchObject([{ headCount: 8, stages: [{ rounds: 3 }] }])
  })

  it.each(['drop-player', 'disqualify-player'] as const)(
    'does not count whoever left by %s before the start',
    (kind) => {
      const told = story({ players: 9, structure: competitive, started: false })
      told.does({ kind, player: id('p9'), when: 'now', reason: 'conduct' })
      expect(told.facts(command)).toMatchObject([{ headCount: 8, stages: [{ rounds: 3 }] }])
    },
  )

  it('may be given twice; the last one counts', () => {
    const told = story({ structure: competitive, started: false })
    told.does(command)
    told.does(command)
    expect(told.state().announced?.headCount).toBe(4)
  })

  it('[XWEN-18] warns where players should hear of another strength of schedule', () => {
    const told = story({ options: { strengthOfSchedule: 'tome' }, started: false })
    expect(told.does(command)).toEqual([
      { code: 'tell-players', what: 'announce.strength-of-schedule', rule: 'XWEN-18' },
    ])
    expect(story({ started: false }).does(command)).toEqual([])
  })

  it('refuses a head count that the table has no row for', () => {
    const told = story({ players: 0, structure: competitive, started: false })
    expect(told.refuses(command)).toEqual({
      code: 'no-table-for-head-count',
      structure: 'competitive',
      players: 0,
    })
  })

  it('refuses once the first stage has begun', () => {
    expect(story().refuses(command)).toEqual({ code: 'stage-running', stage: 1 })
  })

  const seconds = [{ leader: 'l1', second: 'l2' }]

  it('[XWEN-9] tells who rules on the matches of a leader who plays', () => {
    const told = story({ started: false })
    told.does(appoint('l2', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    expect(told.facts(command)).toMatchObject([{ kind: 'event-announced', seconds }])
    told.does(appoint('l3', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1', second: 'l3' }))
    expect(told.facts(command)).toMatchObject([{ seconds: [{ leader: 'l1', second: 'l3' }] }])
  })

  it('[XWEN-9] refuses where there is nobody to tell of, and gives way to a reason', () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    const refusal = {
      code: 'details-incomplete',
      missing: ['announce.second-leader'],
      rule: 'XWEN-9',
      overridable: true,
    }
    expect(told.refuses(command)).toEqual(refusal)
    expect(told.facts(command, { override: 'the owner rules' })).toMatchObject([
      { kind: 'rule-overridden', refusal },
      { kind: 'event-announced', seconds: [{ leader: 'l1', second: null }] },
    ])
  })

  it('warns where the number of rounds has to be told and is open', () => {
    const open = story({ regulation: 'x-wing/de', started: false })
    expect(open.does(command)).toEqual([
      { code: 'tell-players', what: 'announce.rounds-and-cut', rule: 'XWDE-61' },
    ])
    const basic = { regulation: 'x-wing/de', structure: { kind: 'basic' }, started: false } as const
    expect(story(basic).does(command)).toEqual([])
  })
})
