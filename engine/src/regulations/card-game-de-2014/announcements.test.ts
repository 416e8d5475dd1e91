import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import type { Setting, Story } from '../../../testing/story.ts'
import { announcementSheet } from '../../index.ts'
import { cardGame, rounds, teamGame } from './card-game.suite.ts'

const before = (setting: Setting = {}): Story =>
  cardGame({ structure: rounds(3), started: false, ...setting })
const announce = { kind: 'announce-event' } as const
const start = { kind: 'start-stage' } as const
const linesOf = (event: Story) => announcementSheet(event.state()).lines

describe('what is announced before the start', () => {
  it('[LCG-65] lengths, rounds and the cut', () => {
    const event = before({
      players: 8,
      structure: rounds(3, 4),
      roundMinutes: { swiss: 65, elimination: 40 },
    })
    expect(linesOf(event)).toEqual([
      {
        key: 'announce.lengths-and-cut',
        strength: 'must',
        rule: 'LCG-65',
        values: {
          lengths: { swiss: 65, elimination: 40, final: null },
          rounds: [
            { kind: 'swiss', rounds: 3 },
            { kind: 'double-elimination', rounds: null },
          ],
          cut: [4],
        },
      },
    ])
    expect(event.refuses(start)).toEqual({
      code: 'not-announced',
      rule: 'LCG-65',
      overridable: true,
    })
    expect(event.does(announce)).toEqual([])
    event.does(start)
  })

  it('[LCG-29] [LCG-47] the lengths of the document where nobody chose others', () => {
    expect(linesOf(before())[0]?.values.lengths).toEqual({
      swiss: 70,
      elimination: 35,
      final: null,
    })
  })

  it('[LCG-60] the number of rounds of a team event', () => {
    const event = teamGame({ structure: rounds(4), started: false })
    expect(linesOf(event)[0]).toEqual({
      key: 'announce.rounds',
      strength: 'must',
      rule: 'LCG-60',
      values: { rounds: [{ kind: 'swiss', rounds: 4 }] },
    })
    expect(event.refuses(start)).toMatchObject({ code: 'not-announced', rule: 'LCG-60' })
  })

  it('[LCG-63] the length of rounds of a team event', () => {
    const event = teamGame({ structure: rounds(4), roundMinutes: { swiss: 95 }, started: false })
    expect(linesOf(event)[1]).toMatchObject({
      key: 'announce.lengths',
      strength: 'must',
      rule: 'LCG-63',
      values: { lengths: { swiss: 95 } },
    })
  })

  it('[LCG-5] the second organizer of one who plays', () => {
    const event = before()
    event.does(appoint('two', 'organizer'))
    event.does(appoint('one', 'organizer', { plays: 'p1' }))
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.second-leader',
      strength: 'must',
      rule: 'LCG-5',
      values: { 'second-leader': [{ leader: 'one', second: 'two' }] },
    })
  })

  it('[LCG-25] cards that this event admits, before anybody plays', () => {
    const event = before()
    event.does(announce)
    const admissions = [{ what: 'a promotional card', beforeItsTime: true }]
    event.does({ kind: 'set-details', details: { admissions } })
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.admissions',
      strength: 'must',
      rule: 'LCG-25',
      values: { admissions },
    })
    expect(event.refuses(start).code).toBe('not-announced')
    event.does(announce)
    event.does(start)
  })

  it('[LCG-26] an order to use sleeves should be told', () => {
    const event = before()
    event.does({ kind: 'set-details', details: { sleevesOrdered: true } })
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.sleeves',
      strength: 'should',
      rule: 'LCG-26',
      values: { sleeves: true },
    })
    expect(event.does(announce)).toEqual([
      { code: 'tell-players', what: 'announce.sleeves', rule: 'LCG-26' },
    ])
    event.does({ kind: 'set-details', details: { sleevesOrdered: false } })
    expect(linesOf(event)).toHaveLength(1)
  })
})

describe('the record of an event', () => {
  it('[LCG-2] shows by which rules and FAQ it is played', () => {
    const event = before()
    const details = { rulesVersion: '2014', faqVersion: '2.1' }
    event.does({ kind: 'set-details', details })
    expect(event.state().details).toEqual(details)
    expect(event.event().log.at(-1)?.fact).toEqual({ kind: 'details-set', details })
    expect(announcementSheet(event.state()).details).toEqual(details)
  })
})

describe('kinds of event', () => {
  it.each(['league', 'weekly-night', 'fun-event'])(
    '[LCG-14] a %s is of the casual tier',
    (eventKind) => {
      const command = { kind: 'set-details', details: { eventKind } } as const
      before({ tier: 'casual' }).does(command)
      expect(before({ tier: 'premier' }).refuses(command)).toEqual({
        code: 'bad-value',
        field: 'details.eventKind',
        expected: 'casual',
        rule: 'LCG-14',
        overridable: true,
      })
    },
  )

  it.each(['local-championship', 'one-off-sanctioned'])(
    '[LCG-14] a %s is of the competitive tier',
    (eventKind) => {
      const command = { kind: 'set-details', details: { eventKind } } as const
      before({ tier: 'competitive' }).does(command)
      expect(before({ tier: 'casual' }).refuses(command)).toEqual({
        code: 'bad-value',
        field: 'details.eventKind',
        expected: 'competitive',
        rule: 'LCG-14',
        overridable: true,
      })
    },
  )

  it.each(['regional-championship', 'national-championship', 'world-championship'])(
    '[LCG-14] a %s is of the premier tier',
    (eventKind) => {
      const command = { kind: 'set-details', details: { eventKind } } as const
      before({ tier: 'premier' }).does(command)
      expect(before({ tier: 'casual' }).refuses(command)).toEqual({
        code: 'bad-value',
        field: 'details.eventKind',
        expected: 'premier',
        rule: 'LCG-14',
        overridable: true,
      })
    },
  )
})
