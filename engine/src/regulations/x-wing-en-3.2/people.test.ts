import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { appoint } from '../../../testing/leaders.ts'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import type { Tier } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { leadersMayNotPlay, leaderWhoPlays, namesOfTiers } from '../suites/people.suite.ts'
import { xWingEn32 } from './regulation.ts'

const before = (setting: Setting = {}): Story => story({ started: false, ...setting })
const start = { kind: 'start-stage' } as const
const announce = { kind: 'announce-event' } as const

describe('tiers', () => {
  const names = { casual: 'casual', competitive: 'competitive', premier: 'premier' }
  namesOfTiers(xWingEn32, clause('XWEN-5', names))

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

  leaderWhoPlays(xWingEn32, {
    neededAt: clause('XWEN-9', ['casual', 'competitive']),
    mayBe: clause('XWEN-9', ['marshal', 'judge']),
    neededBy: ['marshal', 'judge'],
  })

  it.each(['casual', 'competitive'] as const)(
    '[XWEN-9] speaks of judges: an organizer may play alone at the %s tier',
    (tier) => {
      const event = before({ tier })
      event.does(appoint('one', 'organizer', { plays: 'p1' }))
      event.does(announce)
      event.does(start)
    },
  )

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

  leadersMayNotPlay(xWingEn32, clause('XWEN-10', ['premier']))

  it.each(['casual', 'competitive'] as const)('[XWEN-10] at the %s tier they may', (tier) => {
    before({ tier }).does(appoint('one', 'organizer', { plays: 'p1' }))
  })
})
