import { describe, expect, it } from 'vitest'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import { dueAnnouncements } from '../../event/announcements.ts'
import { type Command, type LeaderRole, leaderId } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingPl } from './regulation.ts'

const before = (setting: Setting = {}): Story =>
  story({ regulation: 'x-wing/pl', started: false, ...setting })
const start = { kind: 'start-stage' } as const

const leader = (name: string, as: LeaderRole, plays?: string): Command => ({
  kind: 'appoint-leader',
  leader: leaderId(name),
  role: as,
  ...(plays === undefined ? {} : { plays: id(plays) }),
})

describe('a leader who plays', () => {
  it('[XWPL-7] needs a second one at the casual tier', () => {
    const event = before()
    event.does(leader('first', 'judge', 'p1'))
    event.does({ kind: 'announce-event' })
    expect(event.refuses(start)).toEqual({
      code: 'second-judge-missing',
      player: 'p1',
      rule: 'XWPL-7',
      overridable: true,
    })
    event.does(leader('second', 'judge'))
    event.does(start)
    expect(xWingPl.leaders.mayPlay).toEqual(clause('XWPL-7', ['casual']))
  })

  it.each(['organizer', 'marshal', 'judge'] as const)(
    '[XWPL-7] that one may be the %s, and is on record',
    (as) => {
      const event = before()
      event.does(leader('first', 'judge', 'p1'))
      event.does({ kind: 'announce-event' })
      event.does(leader('second', as))
      event.does(start)
      expect(event.state().leaders).toContainEqual({ leader: 'second', role: as, plays: null })
      expect(xWingPl.leaders.second).toEqual(clause('XWPL-7', ['organizer', 'marshal', 'judge']))
    },
  )

  it('[XWPL-7] nobody is their own second', () => {
    const event = before()
    event.does(leader('first', 'organizer', 'p1'))
    event.does({ kind: 'announce-event' })
    expect(event.refuses(start).code).toBe('second-judge-missing')
  })

  it('[XWPL-7] players are to hear who it is', () => {
    const told = (event: Story) =>
      dueAnnouncements(event.state()).map(({ rule, value }) => `${rule} ${value.strength}`)
    const event = before()
    expect(told(event)).toEqual(['XWPL-41 must'])
    event.does(leader('first', 'judge', 'p1'))
    expect(told(event)).toEqual(['XWPL-41 must', 'XWPL-7 must'])
  })

  it.each(['competitive', 'premier'] as const)('[XWPL-8] nobody at the %s tier', (tier) => {
    const event = before({ tier })
    event.does(leader('second', 'marshal'))
    for (const as of ['organizer', 'marshal', 'judge'] as const) {
      expect(event.refuses(leader('first', as, 'p1'), { override: 'one short' })).toEqual({
        code: 'leader-may-not-play',
        player: 'p1',
        tier,
        rule: 'XWPL-8',
      })
      event.does(leader('first', as))
    }
    expect(xWingPl.leaders.mayNotPlay).toEqual(clause('XWPL-8', ['competitive', 'premier']))
  })

  it('[XWPL-65] the tiers have the names of the document and are on record', () => {
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
