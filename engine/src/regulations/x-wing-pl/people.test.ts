import { describe, expect, it } from 'vitest'
import { appoint, leading } from '../../../testing/leaders.ts'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import { isMarshal, marshals, participants, rulingLeader } from '../../index.ts'
import { leaderId } from '../../vocabulary/ids.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingPl } from './regulation.ts'

const before = (setting: Setting = {}): Story =>
  story({ regulation: 'x-wing/pl', started: false, ...setting })
const start = { kind: 'start-stage' } as const
const announce = { kind: 'announce-event' } as const
const offices = ['organizer', 'marshal', 'judge'] as const

describe('who is there', () => {
  it('[XWPL-2] everybody has a role: leaders, and players who play or watch', () => {
    const event = before({ players: 3 })
    event.does(appoint('one', 'organizer'))
    event.does(appoint('two', 'marshal'))
    event.does(appoint('three', 'judge'))
    event.does(announce)
    event.does(start)
    event.seats('p1 - p2', 'p3 bye')
    const line = { leader: null, role: 'player', isMarshal: false }
    expect(participants(event.state())).toEqual([
      { leader: 'one', player: null, role: 'organizer', isMarshal: false, now: 'acting' },
      { leader: 'two', player: null, role: 'marshal', isMarshal: true, now: 'acting' },
      { leader: 'three', player: null, role: 'judge', isMarshal: false, now: 'acting' },
      { ...line, player: 'p1', now: 'playing' },
      { ...line, player: 'p2', now: 'playing' },
      { ...line, player: 'p3', now: 'spectating' },
    ])
  })

  it('[XWPL-3] there is one organizer, whose office is handed over, never left', () => {
    const event = before()
    event.does(appoint('one', 'organizer'))
    const rule = 'XWPL-3'
    expect(event.refuses(appoint('two', 'organizer'))).toEqual({
      code: 'organizer-exists',
      leader: 'one',
      rule,
    })
    const dismiss = { kind: 'dismiss-leader', leader: leaderId('one') } as const
    expect(event.refuses(dismiss)).toEqual({ code: 'office-not-vacant', leader: 'one', rule })
    event.does({ kind: 'hand-over-office', to: leaderId('two'), reason: 'going home' })
    expect(event.state().leaders).toEqual([leading('two', 'organizer')])
  })

  it('[XWPL-4] any number of marshals; without one the organizer is it', () => {
    const event = before()
    const names = () => marshals(event.state()).map(({ leader }) => leader)
    event.does(appoint('one', 'organizer'))
    event.does(appoint('two', 'judge'))
    expect(names()).toEqual(['one'])
    expect(isMarshal(event.state(), { role: 'organizer' })).toBe(true)
    event.does(appoint('three', 'marshal'))
    event.does(appoint('four', 'marshal'))
    expect(names()).toEqual(['three', 'four'])
    expect(isMarshal(event.state(), { role: 'organizer' })).toBe(false)
  })

  it.each([0, 1, 3])('[XWPL-5] any number of judges: %i', (count) => {
    const event = before()
    for (let n = 1; n <= count; n++) event.does(appoint(`judge-${n}`, 'judge'))
    event.does(announce)
    event.does(start)
    expect(event.state().leaders.filter(({ role }) => role === 'judge')).toHaveLength(count)
  })
})

describe('a leader who plays', () => {
  it.each(offices)('[XWPL-7] a %s needs a second one at the casual tier', (office) => {
    const event = before()
    event.does(appoint('first', office, { plays: 'p1' }))
    event.does(announce, { override: 'nobody else is there' })
    expect(event.refuses(start)).toEqual({
      code: 'second-judge-missing',
      player: 'p1',
      rule: 'XWPL-7',
      overridable: true,
    })
    event.does(appoint('second', 'judge'))
    event.does(announce)
    event.does(start)
  })

  it.each(offices)('[XWPL-7] that one may be the %s, who rules on these matches', (office) => {
    const event = before()
    event.does(appoint('second', office))
    event.does(appoint('first', 'judge', { plays: 'p1' }))
    expect(event.facts(announce)).toMatchObject([
      { seconds: [{ leader: 'first', second: 'second' }] },
    ])
    event.does(start)
    expect(rulingLeader(event.state(), [id('p1'), id('p2')])).toEqual({
      kind: 'named',
      leader: 'second',
    })
    expect(rulingLeader(event.state(), [id('p3'), id('p2')])).toEqual({ kind: 'any' })
  })

  it('[XWPL-7] must be announced with the second, and again if that is another one', () => {
    const event = before()
    event.does(appoint('first', 'judge', { plays: 'p1' }))
    expect(event.refuses(announce)).toEqual({
      code: 'details-incomplete',
      missing: ['announce.second-leader'],
      rule: 'XWPL-7',
      overridable: true,
    })
    event.does(appoint('second', 'judge'))
    event.does(announce)
    event.does(appoint('third', 'judge'))
    event.does(appoint('first', 'judge', { plays: 'p1', second: 'third' }))
    expect(event.refuses(start)).toMatchObject({
      code: 'announcement-outdated',
      what: 'second-leader',
      rule: 'XWPL-7',
    })
  })

  it('[XWPL-7] who meets another one has the marshal to rule, or nobody', () => {
    const event = before()
    event.does(appoint('first', 'judge', { plays: 'p1' }))
    event.does(appoint('second', 'judge', { plays: 'p2' }))
    event.does(appoint('third', 'judge'))
    event.does(announce)
    event.does(start)
    const tables = [
      [id('p1'), id('p2')],
      [id('p3'), id('p4')],
    ] as const
    event.does({ kind: 'pair-round-by-hand', tables, byes: [], reason: 'as drawn' })
    expect(event.refuses({ kind: 'publish-round' })).toEqual({
      code: 'ruling-leader-missing',
      tables: [1],
      rule: 'XWPL-7',
      overridable: true,
    })
    event.does(appoint('head', 'marshal'))
    event.does({ kind: 'publish-round' })
    expect(rulingLeader(event.state(), tables[0])).toEqual({ kind: 'named', leader: 'head' })
  })

  it.each(['competitive', 'premier'] as const)('[XWPL-8] nobody at the %s tier', (tier) => {
    for (const office of offices) {
      const event = before({ tier })
      event.does(appoint('second', 'judge'))
      const command = appoint('first', office, { plays: 'p1' })
      expect(event.refuses(command, { override: 'one short' })).toEqual({
        code: 'leader-may-not-play',
        player: 'p1',
        tier,
        rule: 'XWPL-8',
      })
      event.does(appoint('first', office))
    }
  })
})

describe('tiers', () => {
  it('[XWPL-65] have the names of the document and are on record', () => {
    expect(xWingPl.tiers).toEqual(
      clause('XWPL-65', {
        casual: 'towarzyski',
        competitive: 'rywalizacyjny',
        premier: 'mistrzowski',
      }),
    )
    expect(before({ tier: 'premier' }).state().created.tier).toBe('premier')
  })
})
