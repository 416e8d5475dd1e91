import { describe, expect, it } from 'vitest'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import { dueAnnouncements } from '../../event/announcements.ts'
import { type Command, type LeaderRole, leaderId } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingDe } from './regulation.ts'

const before = (setting: Setting = {}): Story =>
  story({ regulation: 'x-wing/de', started: false, ...setting })
const start = { kind: 'start-stage' } as const

const leader = (name: string, as: LeaderRole, plays?: string): Command => ({
  kind: 'appoint-leader',
  leader: leaderId(name),
  role: as,
  ...(plays === undefined ? {} : { plays: id(plays) }),
})

describe('a leader who plays', () => {
  it('[XWDE-11] needs a second one at the casual tier', () => {
    const event = before()
    event.does(leader('first', 'judge', 'p1'))
    event.does({ kind: 'announce-event' })
    expect(event.refuses(start)).toEqual({
      code: 'second-judge-missing',
      player: 'p1',
      rule: 'XWDE-11',
      overridable: true,
    })
    event.does(leader('second', 'judge'))
    event.does(start)
    expect(xWingDe.leaders.mayPlay).toEqual(clause('XWDE-11', ['casual']))
  })

  it.each(['organizer', 'marshal', 'judge'] as const)(
    '[XWDE-12] that one may be the %s, and is on record',
    (as) => {
      const event = before()
      event.does(leader('first', 'judge', 'p1'))
      event.does({ kind: 'announce-event' })
      event.does(leader('second', as))
      event.does(start)
      expect(event.state().leaders).toContainEqual({ leader: 'second', role: as, plays: null })
      expect(xWingDe.leaders.second).toEqual(clause('XWDE-12', ['organizer', 'marshal', 'judge']))
    },
  )

  it('[XWDE-12] nobody is their own second', () => {
    const event = before()
    event.does(leader('first', 'organizer', 'p1'))
    event.does({ kind: 'announce-event' })
    expect(event.refuses(start).code).toBe('second-judge-missing')
  })

  it('[XWDE-12] players are to hear who it is', () => {
    const told = (event: Story) =>
      dueAnnouncements(event.state()).map(({ rule, value }) => `${rule} ${value.strength}`)
    const event = before()
    expect(told(event)).toEqual(['XWDE-61 must'])
    event.does(leader('first', 'judge', 'p1'))
    expect(told(event)).toEqual(['XWDE-61 must', 'XWDE-12 must'])
  })

  it.each(['competitive', 'premier'] as const)('[XWDE-13] nobody at the %s tier', (tier) => {
    const event = before({ tier })
    event.does(leader('second', 'marshal'))
    for (const as of ['organizer', 'marshal', 'judge'] as const) {
      expect(event.refuses(leader('first', as, 'p1'), { override: 'one short' })).toEqual({
        code: 'leader-may-not-play',
        player: 'p1',
        tier,
        rule: 'XWDE-13',
      })
      event.does(leader('first', as))
    }
    expect(xWingDe.leaders.mayNotPlay).toEqual(clause('XWDE-13', ['competitive', 'premier']))
  })

  it('[XWDE-100] the tiers have the names of the document and are on record', () => {
    expect(xWingDe.tiers).toEqual(
      clause('XWDE-100', { casual: 'entspannt', competitive: 'formal', premier: 'Premium' }),
    )
    expect(before({ tier: 'premier' }).state().created.tier).toBe('premier')
  })
})
