import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import { announcementSheet } from '../../index.ts'

const before = (setting: Setting = {}): Story =>
  story({ regulation: 'x-wing/en-3.2', started: false, ...setting })
const announce = { kind: 'announce-event' } as const
const linesOf = (event: Story) => announcementSheet(event.state()).lines

describe('what is announced before the start', () => {
  it('[XWEN-17] whether elimination follows, and how many go on', () => {
    const line = { key: 'announce.elimination', strength: 'must', rule: 'XWEN-17' }
    const structure = { kind: 'competitive' } as const
    expect(linesOf(before({ players: 9, structure }))).toEqual([{ ...line, values: { cut: [4] } }])
    expect(linesOf(before({ players: 8, structure }))).toEqual([{ ...line, values: { cut: [] } }])
  })

  it('[XWEN-17] the number of rounds may stay open', () => {
    expect(before().does(announce)).toEqual([])
  })

  it('[XWEN-9] who rules on the matches of a judge who plays', () => {
    const event = before()
    expect(linesOf(event)).toHaveLength(1)
    event.does(appoint('two', 'judge'))
    event.does(appoint('one', 'judge', { plays: 'p1' }))
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.second-leader',
      strength: 'must',
      rule: 'XWEN-9',
      values: { 'second-leader': [{ leader: 'one', second: 'two' }] },
    })
  })

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
  const plays = (variant: string) => ({ kind: 'set-details', details: { variant } }) as const

  it.each(['competitive', 'premier'] as const)('[XWEN-2] is dogfight, %s', (tier) => {
    const event = before({ tier })
    event.does(plays('dogfight'))
    expect(event.refuses(plays('epic'))).toEqual({
      code: 'variant-not-allowed',
      variant: 'epic',
      played: 'dogfight',
      rule: 'XWEN-2',
      overridable: true,
    })
  })

  it('[XWEN-2] may be another one at the casual tier', () => {
    const event = before({ tier: 'casual' })
    event.does(plays('dogfight'))
    event.does(plays('epic'))
    expect(event.state().details.variant).toBe('epic')
  })
})

describe('kinds of event', () => {
  it.each(['league', 'weekly-night', 'variant-event'])(
    '[XWEN-6] a %s is of the casual tier',
    (eventKind) => {
      const command = { kind: 'set-details', details: { eventKind } } as const
      before({ tier: 'casual' }).does(command)
      expect(before({ tier: 'premier' }).refuses(command)).toEqual({
        code: 'bad-value',
        field: 'details.eventKind',
        expected: 'casual',
        rule: 'XWEN-6',
        overridable: true,
      })
    },
  )

  it.each(['store-championship', 'one-off-sanctioned'])(
    '[XWEN-7] a %s is of the competitive tier',
    (eventKind) => {
      const command = { kind: 'set-details', details: { eventKind } } as const
      before({ tier: 'competitive' }).does(command)
      expect(before({ tier: 'casual' }).refuses(command)).toEqual({
        code: 'bad-value',
        field: 'details.eventKind',
        expected: 'competitive',
        rule: 'XWEN-7',
        overridable: true,
      })
    },
  )

  it.each(['regional-championship', 'national-championship', 'world-championship'])(
    '[XWEN-8] a %s is of the premier tier',
    (eventKind) => {
      const command = { kind: 'set-details', details: { eventKind } } as const
      before({ tier: 'premier' }).does(command)
      expect(before({ tier: 'casual' }).refuses(command)).toEqual({
        code: 'bad-value',
        field: 'details.eventKind',
        expected: 'premier',
        rule: 'XWEN-8',
        overridable: true,
      })
    },
  )

  it('[XWEN-6] another name belongs to no tier', () => {
    before().does({ kind: 'set-details', details: { eventKind: 'birthday' } })
  })
})
