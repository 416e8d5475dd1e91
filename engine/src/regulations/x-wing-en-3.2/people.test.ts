import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { appoint } from '../../../testing/leaders.ts'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import { rulingLeader, type Tier } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingEn32 } from './regulation.ts'

const before = (setting: Setting = {}): Story => story({ started: false, ...setting })
const start = { kind: 'start-stage' } as const
const announce = { kind: 'announce-event' } as const
const offices = ['organizer', 'marshal', 'judge'] as const

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
  const missing = {
    code: 'second-judge-missing',
    player: 'p1',
    rule: 'XWEN-9',
    overridable: true,
  }

  it.each(
    (['casual', 'competitive'] as const).flatMap((tier) =>
      offices.map((office) => [office, tier] as const),
    ),
  )('[XWEN-9] a %s needs a second judge at the %s tier', (office, tier) => {
    const event = before({ tier })
    event.does(appoint('one', office, { plays: 'p1' }))
    event.does(announce, { override: 'nobody else is there' })
    expect(event.refuses(start)).toEqual(missing)
    event.does(appoint('two', 'judge'))
    event.does(announce)
    event.does(start)
  })

  it.each(['marshal', 'judge'] as const)('[XWEN-9] a %s can be the second judge', (office) => {
    const event = before()
    event.does(appoint('two', office))
    event.does(appoint('one', 'judge', { plays: 'p1' }))
    expect(event.facts(announce)).toMatchObject([{ seconds: [{ leader: 'one', second: 'two' }] }])
    event.does(start)
    expect(rulingLeader(event.state(), [id('p1'), id('p2')])).toEqual({
      kind: 'named',
      leader: 'two',
    })
  })

  it('[XWEN-9] an organizer cannot be it', () => {
    const event = before()
    event.does(appoint('two', 'organizer'))
    event.does(appoint('one', 'judge', { plays: 'p1' }))
    expect(event.refuses(announce)).toEqual({
      code: 'details-incomplete',
      missing: ['announce.second-leader'],
      rule: 'XWEN-9',
      overridable: true,
    })
    event.does(announce, { override: 'the owner rules' })
    expect(event.refuses(start)).toEqual(missing)
  })

  it('[XWEN-9] two judges who play need nobody else: each rules on the matches of the other', () => {
    const event = before()
    event.does(appoint('one', 'judge', { plays: 'p1' }))
    event.does(appoint('two', 'judge', { plays: 'p2' }))
    expect(event.facts(announce)).toMatchObject([
      {
        seconds: [
          { leader: 'one', second: 'two' },
          { leader: 'two', second: 'one' },
        ],
      },
    ])
    event.does(start)
  })

  it('[XWEN-9] where they meet the marshal rules, and no judge', () => {
    const event = before()
    event.does(appoint('one', 'judge', { plays: 'p1' }))
    event.does(appoint('two', 'judge', { plays: 'p2' }))
    event.does(appoint('three', 'judge'))
    const pair = [id('p1'), id('p2')] as const
    expect(rulingLeader(event.state(), pair)).toEqual({ kind: 'missing' })
    event.does(appoint('head', 'marshal'))
    expect(rulingLeader(event.state(), pair)).toEqual({ kind: 'named', leader: 'head' })
  })

  it('[XWEN-9] a leader who goes ahead without a second judge says why, on record', () => {
    const event = before()
    event.does(appoint('one', 'judge', { plays: 'p1' }))
    const override = 'the second judge is on the way'
    event.does(announce, { override })
    event.does(start, { override })
    expect(event.event().log.map(({ fact }) => fact)).toContainEqual({
      kind: 'rule-overridden',
      reason: override,
      refusal: missing,
    })
  })

  it('[XWEN-9] who only judges needs nobody', () => {
    const event = before()
    event.does(appoint('one', 'judge'))
    event.does(announce)
    event.does(start)
  })

  it.each(offices)(
    '[XWEN-10] at the premier tier a %s may not play, second judge or not',
    (office) => {
      const event = before({ tier: 'premier' })
      event.does(appoint('two', 'judge'))
      const command = appoint('one', office, { plays: 'p1' })
      expect(event.refuses(command, { override: 'we are one short' })).toEqual({
        code: 'leader-may-not-play',
        player: 'p1',
        tier: 'premier',
        rule: 'XWEN-10',
      })
      event.does(appoint('one', office))
    },
  )

  it.each(['casual', 'competitive'] as const)('[XWEN-10] at the %s tier they may', (tier) => {
    before({ tier }).does(appoint('one', 'organizer', { plays: 'p1' }))
  })
})
