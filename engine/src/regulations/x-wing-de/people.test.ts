import { describe, expect, it } from 'vitest'
import { appoint, leading } from '../../../testing/leaders.ts'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import {
  isMarshal,
  marshals,
  type Person,
  participants,
  peopleFrom,
  publicNames,
  rulingLeader,
  shownNames,
} from '../../index.ts'
import { leaderId } from '../../vocabulary/ids.ts'
import { clause } from '../../vocabulary/rule.ts'
import { people } from './people.ts'
import { xWingDe } from './regulation.ts'

const before = (setting: Setting = {}): Story =>
  story({ regulation: 'x-wing/de', started: false, ...setting })
const start = { kind: 'start-stage' } as const
const announce = { kind: 'announce-event' } as const
const offices = ['organizer', 'marshal', 'judge'] as const

describe('who is there', () => {
  it('[XWDE-4] everybody has a role: leaders, and players who play or watch', () => {
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

  it('[XWDE-5] there is one organizer, whose office is handed over, never left', () => {
    const event = before()
    event.does(appoint('one', 'organizer'))
    const rule = 'XWDE-5'
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

  it('[XWDE-6] any number of marshals; without one the organizer is it', () => {
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

  it.each([0, 1, 3])('[XWDE-8] any number of judges: %i', (count) => {
    const event = before()
    for (let n = 1; n <= count; n++) event.does(appoint(`judge-${n}`, 'judge'))
    event.does(announce)
    event.does(start)
    expect(event.state().leaders.filter(({ role }) => role === 'judge')).toHaveLength(count)
  })

  it.each(['judge', 'marshal'] as const)(
    '[XWDE-9] a %s who is not acting is a spectator, and no second',
    (office) => {
      const event = before()
      event.does(appoint('one', office))
      event.does({ kind: 'change-duty', leader: leaderId('one'), acting: false })
      expect(participants(event.state())[0]).toMatchObject({ leader: 'one', now: 'spectating' })
      event.does(appoint('two', 'judge', { plays: 'p1' }))
      expect(event.refuses(announce).code).toBe('details-incomplete')
    },
  )

  it('[XWDE-9] a player without a match is a spectator', () => {
    const event = before({ players: 2 })
    const now = () => participants(event.state()).map((line) => line.now)
    event.does(announce)
    event.does(start)
    expect(now()).toEqual(['spectating', 'spectating'])
    event.seats('p1 - p2')
    expect(now()).toEqual(['playing', 'playing'])
    event.result('p1', { ending: 'no-show', by: 'second' })
    expect(now()).toEqual(['spectating', 'spectating'])
  })
})

describe('a leader who plays', () => {
  it.each(offices)('[XWDE-11] a %s needs a second one at the casual tier', (office) => {
    const event = before()
    event.does(appoint('first', office, { plays: 'p1' }))
    event.does(announce, { override: 'nobody else is there' })
    expect(event.refuses(start)).toEqual({
      code: 'second-judge-missing',
      player: 'p1',
      rule: 'XWDE-11',
      overridable: true,
    })
    event.does(appoint('second', 'judge'))
    event.does(announce)
    event.does(start)
  })

  it.each(offices)('[XWDE-12] that one may be the %s, who rules on these matches', (office) => {
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

  it('[XWDE-12] must be announced with the second, and again if that is another one', () => {
    const event = before()
    event.does(appoint('first', 'judge', { plays: 'p1' }))
    expect(event.refuses(announce)).toEqual({
      code: 'details-incomplete',
      missing: ['announce.second-leader'],
      rule: 'XWDE-12',
      overridable: true,
    })
    event.does(appoint('second', 'judge'))
    event.does(announce)
    event.does(appoint('third', 'judge'))
    event.does(appoint('first', 'judge', { plays: 'p1', second: 'third' }))
    expect(event.refuses(start)).toMatchObject({
      code: 'announcement-outdated',
      what: 'second-leader',
      rule: 'XWDE-12',
    })
  })

  it('[XWDE-12] who meets another one has the marshal to rule, or nobody', () => {
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
      rule: 'XWDE-12',
      overridable: true,
    })
    event.does(appoint('head', 'marshal'))
    event.does({ kind: 'publish-round' })
    expect(rulingLeader(event.state(), tables[0])).toEqual({ kind: 'named', leader: 'head' })
  })

  it.each(['competitive', 'premier'] as const)('[XWDE-13] nobody at the %s tier', (tier) => {
    for (const office of offices) {
      const event = before({ tier })
      event.does(appoint('second', 'judge'))
      const command = appoint('first', office, { plays: 'p1' })
      expect(event.refuses(command, { override: 'one short' })).toEqual({
        code: 'leader-may-not-play',
        player: 'p1',
        tier,
        rule: 'XWDE-13',
      })
      event.does(appoint('first', office))
    }
  })
})

describe('tiers', () => {
  it('[XWDE-100] have the names of the document and are on record', () => {
    expect(xWingDe.tiers).toEqual(
      clause('XWDE-100', { casual: 'entspannt', competitive: 'formal', premier: 'Premium' }),
    )
    expect(before({ tier: 'premier' }).state().created.tier).toBe('premier')
  })
})

describe('names', () => {
  const franz: Person = { player: id('p1'), name: 'Franz Kafka', nickname: 'Gregor' }
  const seen = (wish: Partial<Person>) =>
    publicNames(peopleFrom([{ ...franz, ...wish }]), new Map([[id('p1'), 1]]), people.names).get(
      id('p1'),
    )

  it('[XWDE-102] everybody is named at least in short, or by a nickname if that is asked for', () => {
    expect(seen({})).toBe('Franz K.')
    expect(seen({ shown: 'short' })).toBe('Franz K.')
    expect(seen({ shown: 'nickname' })).toBe('Gregor')
  })

  it('[XWDE-102] leaders see the full name all the same', () => {
    const numbers = new Map([[id('p1'), 1]])
    const objecting = peopleFrom([{ ...franz, objects: true }])
    expect(shownNames(objecting, numbers).get(id('p1'))).toBe('Franz Kafka')
  })

  it('[XWDE-103] the full name is shown to everybody unless the person objects', () => {
    expect(seen({ shown: 'full' })).toBe('Franz Kafka')
    expect(seen({ shown: 'full', objects: true })).toBe('Franz K.')
    expect(seen({ shown: 'nickname', objects: true })).toBe('Gregor')
  })
})

describe('the head count', () => {
  it('[XWDE-97] another row for the registered than for those who came is told', () => {
    const event = before({ players: 8, structure: { kind: 'basic' } })
    event.does({ kind: 'register-player', player: id('ada') })
    event.does(announce)
    expect(event.does(start)).toEqual([
      { code: 'head-count-differs', registered: 9, present: 8, rule: 'XWDE-97' },
    ])
  })

  it('[XWDE-97] the same row is nothing to tell', () => {
    const event = before({ players: 7, structure: { kind: 'basic' } })
    event.does({ kind: 'register-player', player: id('ada') })
    event.does(announce)
    expect(event.does(start)).toEqual([])
  })
})
