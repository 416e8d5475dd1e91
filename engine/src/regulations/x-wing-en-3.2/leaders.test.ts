import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { id, role, type Setting, type Story, story } from '../../../testing/story.ts'
import { type Command, type LeaderRole, leaderId, type Tier } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingEn32 } from './regulation.ts'

const before = (setting: Setting = {}): Story => story({ started: false, ...setting })

const leader = (name: string, as: LeaderRole, plays?: string): Command => ({
  kind: 'appoint-leader',
  leader: leaderId(name),
  role: as,
  ...(plays === undefined ? {} : { plays: id(plays) }),
})

describe('tiers', () => {
  it.each(['casual', 'competitive', 'premier'] as const)('[XWEN-5] %s is on record', (tier) => {
    const event = before({ tier, players: 2 })
    expect(event.event().log[0]?.fact).toMatchObject({ kind: 'event-created', tier })
    expect(event.state().created.tier).toBe(tier)
  })

  it('[XWEN-5] they are shown by the names of the document', () => {
    expect(xWingEn32.tiers).toEqual(
      clause('XWEN-5', { casual: 'casual', competitive: 'competitive', premier: 'premier' }),
    )
  })

  it('[XWEN-5] there is no fourth one', () => {
    expect(creating({ tier: 'formal' as Tier })).toMatchObject({
      granted: false,
      refusal: { code: 'bad-value', field: 'tier' },
    })
  })
})

describe('a leader who plays', () => {
  const start = { kind: 'start-stage' } as const

  it.each(['casual', 'competitive'] as const)(
    '[XWEN-9] needs a second judge at the %s tier',
    (tier) => {
      const event = before({ tier })
      event.does(leader('judge-1', 'judge', 'p1'))
      event.does({ kind: 'announce-event' })
      expect(event.refuses(start)).toEqual({
        code: 'second-judge-missing',
        player: 'p1',
        rule: 'XWEN-9',
        overridable: true,
      })
      event.does(leader('judge-2', 'judge'))
      event.does(start)
      expect(event.state().leaders).toEqual([
        { leader: 'judge-1', role: 'judge', plays: 'p1' },
        { leader: 'judge-2', role: 'judge', plays: null },
      ])
    },
  )

  it('[XWEN-9] a marshal can be the second judge, an organizer cannot', () => {
    const event = before()
    event.does(leader('judge-1', 'judge', 'p1'))
    event.does({ kind: 'announce-event' })
    event.does(leader('organizer-1', 'organizer'))
    expect(event.refuses(start).code).toBe('second-judge-missing')
    event.does(leader('marshal-1', 'marshal'))
    event.does(start)
  })

  it('[XWEN-9] two judges who play need nobody else: each rules on the matches of the other', () => {
    const event = before()
    event.does(leader('judge-1', 'judge', 'p1'))
    event.does(leader('judge-2', 'judge', 'p2'))
    event.does({ kind: 'announce-event' })
    event.does(start)
  })

  it('[XWEN-9] a leader who goes ahead without a second judge says why, on record', () => {
    const event = before()
    event.does(leader('judge-1', 'judge', 'p1'))
    event.does({ kind: 'announce-event' })
    const override = 'the second judge is on the way'
    event.does(start, { ...role('organizer'), override })
    expect(event.event().log.map(({ fact }) => fact)).toContainEqual({
      kind: 'rule-overridden',
      reason: override,
      refusal: {
        code: 'second-judge-missing',
        player: 'p1',
        rule: 'XWEN-9',
        overridable: true,
      },
    })
  })

  it('[XWEN-9] who only judges needs nobody', () => {
    const event = before()
    event.does(leader('judge-1', 'judge'))
    event.does({ kind: 'announce-event' })
    event.does(start)
  })

  it('[XWEN-9] the document allows it at two tiers', () => {
    expect(xWingEn32.leaders.mayPlay).toEqual(clause('XWEN-9', ['casual', 'competitive']))
  })

  it.each(['organizer', 'marshal', 'judge'] as const)(
    '[XWEN-10] at the premier tier a %s may not play, second judge or not',
    (as) => {
      const event = before({ tier: 'premier' })
      event.does(leader('judge-2', 'judge'))
      expect(event.ask(leader('leader-1', as, 'p1'))).toEqual({
        granted: false,
        refusal: { code: 'leader-may-not-play', player: 'p1', tier: 'premier', rule: 'XWEN-10' },
      })
      expect(event.ask(leader('leader-1', as))).toMatchObject({ granted: true })
    },
  )

  it.each(['casual', 'competitive'] as const)('[XWEN-10] at the %s tier they may', (tier) => {
    const event = before({ tier })
    expect(event.ask(leader('organizer-1', 'organizer', 'p1'))).toMatchObject({ granted: true })
    expect(xWingEn32.leaders.mayNotPlay).toEqual(clause('XWEN-10', ['premier']))
  })

  it('[XWEN-10] nobody can override that', () => {
    const event = before({ tier: 'premier' })
    const command = leader('judge-1', 'judge', 'p1')
    expect(event.refuses(command, { override: 'we are one short' }).code).toBe(
      'leader-may-not-play',
    )
  })
})
