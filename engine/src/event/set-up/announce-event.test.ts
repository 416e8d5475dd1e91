import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { id, story } from '../../../testing/story.ts'
import type { Details } from '../../vocabulary/details.ts'
import { leaderId } from '../../vocabulary/ids.ts'

const command = { kind: 'announce-event' } as const
const competitive = { kind: 'competitive' } as const
const swiss = { kind: 'swiss', rounds: null, cut: null } as const

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
    const why = { override: 'l2 went home' }
    expect(told.facts(command, why)).toMatchObject([
      { seconds: [{ leader: 'l1', second: 'l3' }], reason: 'l2 went home' },
    ])
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

  describe('given again', () => {
    const topOf = (cut: number) =>
      ({
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 3, cut: null },
          { kind: 'elimination', rounds: null, cut },
        ],
      }) as const
    const change = (cut: number) => ({ kind: 'change-structure', structure: topOf(cut) }) as const
    const why = { override: 'the hall closes at six' }

    it('[XWEN-17] says what changes and why, and refuses without a reason', () => {
      const told = story({ players: 8, structure: topOf(8), started: false })
      told.does(command)
      told.does(change(4))
      const changes = [{ what: 'structure', before: topOf(8).stages, now: topOf(4).stages }]
      expect(told.refuses(command)).toEqual({
        code: 'announced-otherwise',
        changes,
        rule: 'XWEN-17',
        overridable: true,
      })
      expect(told.facts(command, why)).toEqual([
        {
          kind: 'event-announced',
          stages: topOf(4).stages,
          headCount: 8,
          changes,
          reason: 'the hall closes at six',
        },
      ])
      const { at } = told.event().log.at(-1) ?? expect.fail('no entry')
      expect(told.state().announcedAnew).toEqual([{ at, rounds: 0, changes, reason: why.override }])
    })

    it('says by itself why another head count makes another plan', () => {
      const told = story({ players: 8, structure: competitive, started: false })
      told.does(command)
      told.does({ kind: 'register-player', player: id('p9') })
      told.does({ kind: 'check-in-player', player: id('p9') })
      expect(told.facts(command)).toMatchObject([
        { headCount: 9, changes: [{ what: 'structure', players: [8, 9] }] },
      ])
    })

    it('takes a reason for another table, whoever came', () => {
      const of = (kind: 'basic' | 'advanced') =>
        ({ regulation: 'x-wing/de', structure: { kind } }) as const
      const told = story({ ...of('basic'), players: 9, started: false })
      told.does(command)
      told.does({ kind: 'change-structure', structure: of('advanced').structure })
      expect(told.refuses(command)).toMatchObject({ code: 'announced-otherwise', rule: 'XWDE-61' })
    })

    it('asks for a reason where a detail is another one, not where it is new or as it was', () => {
      const told = story({ started: false })
      const set = (details: Details) => told.does({ kind: 'set-details', details })
      told.does(command)
      set({ faqVersion: '4.2' })
      told.does(command)
      set({ faqVersion: '4.3', outline: 'a shop' })
      expect(told.refuses(command)).toMatchObject({
        code: 'announced-otherwise',
        changes: [
          {
            what: 'details',
            before: { faqVersion: '4.2' },
            now: { faqVersion: '4.3', outline: 'a shop' },
          },
        ],
      })
      set({ faqVersion: '4.2' })
      expect(told.facts(command)).toEqual([
        { kind: 'event-announced', stages: [swiss], headCount: 4 },
      ])
    })

    it('[XWEN-9] tells of another second one on the way, with why', () => {
      const told = story({ started: false })
      told.does(appoint('l2', 'judge'))
      told.does(appoint('l3', 'judge'))
      told.does(appoint('l1', 'judge', { plays: 'p1', second: 'l2' }))
      told.does(command)
      told.does({ kind: 'start-stage' })
      expect(told.refuses(command)).toEqual({ code: 'stage-running', stage: 1 })
      told.does({ kind: 'dismiss-leader', leader: leaderId('l2') })
      const changes = [
        {
          what: 'second-leader',
          before: [{ leader: 'l1', second: 'l2' }],
          now: [{ leader: 'l1', second: 'l3' }],
        },
      ]
      expect(told.refuses(command)).toMatchObject({
        code: 'announced-otherwise',
        changes,
        rule: 'XWEN-9',
      })
      expect(told.facts(command, why)).toMatchObject([
        { kind: 'event-announced', seconds: [{ leader: 'l1', second: 'l3' }], changes },
      ])
      expect(told.refuses(command)).toEqual({ code: 'stage-running', stage: 1 })
    })
  })
})
