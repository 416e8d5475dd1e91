import { describe, expect, it } from 'vitest'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import { stagesOf } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  announcedIsAnnounced,
  kindsOfTier,
  linesOf,
  planIsAnnounced,
  secondIsTold,
  wayOfPlay,
} from '../suites/announcements.suite.ts'
import { xWingEn32 } from './regulation.ts'

const before = (setting: Setting = {}): Story =>
  story({ regulation: 'x-wing/en-3.2', started: false, ...setting })
const announce = { kind: 'announce-event' } as const

describe('what is announced before the start', () => {
  announcedIsAnnounced(xWingEn32, { rule: 'XWEN-17' })
  planIsAnnounced(xWingEn32, 'XWEN-17', { table: 'competitive', ofTwenty: stagesOf(5, 4) })

  it('[XWEN-17] whether elimination follows, and how many go on', () => {
    const line = { key: 'announce.elimination', strength: 'must', rule: 'XWEN-17' }
    const structure = { kind: 'competitive' } as const
    expect(linesOf(before({ players: 9, structure }))).toEqual([{ ...line, values: { cut: [4] } }])
    expect(linesOf(before({ players: 8, structure }))).toEqual([{ ...line, values: { cut: [] } }])
  })

  it('[XWEN-17] the number of rounds may stay open', () => {
    expect(before().does(announce)).toEqual([])
  })

  secondIsTold(xWingEn32, clause('XWEN-9', 'judge'))

  it('[XWEN-18] the other strength of schedule should be, where it is used', () => {
    const event = before({ options: { strengthOfSchedule: 'tome' } })
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.strength-of-schedule',
      strength: 'should',
      rule: 'XWEN-18',
      values: { 'strength-of-schedule': 'tome' },
    })
    expect(event.does(announce)).toEqual([
      { code: 'tell-players', what: 'announce.strength-of-schedule', rule: 'XWEN-18' },
    ])
    expect(linesOf(before({ options: { strengthOfSchedule: 'sum' } }))).toHaveLength(1)
  })
})

describe('the way of play', () => {
  wayOfPlay(xWingEn32, clause('XWEN-2', 'dogfight'), ['competitive', 'premier'])

  it('[XWEN-2] may be another one at the casual tier', () => {
    const event = before({ tier: 'casual' })
    for (const variant of ['dogfight', 'epic']) {
      event.does({ kind: 'set-details', details: { variant } })
    }
    expect(event.state().details.variant).toBe('epic')
  })
})

describe('kinds of event', () => {
  const casual = ['league', 'weekly-night', 'variant-event']
  const competitive = ['store-championship', 'one-off-sanctioned']
  const premier = ['regional-championship', 'national-championship', 'world-championship']
  kindsOfTier(xWingEn32, 'casual', clause('XWEN-6', casual))
  kindsOfTier(xWingEn32, 'competitive', clause('XWEN-7', competitive))
  kindsOfTier(xWingEn32, 'premier', clause('XWEN-8', premier))

  it('[XWEN-6] another name belongs to no tier', () => {
    before().does({ kind: 'set-details', details: { eventKind: 'birthday' } })
  })
})
