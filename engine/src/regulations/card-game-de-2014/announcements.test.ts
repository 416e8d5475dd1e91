import { describe, expect, it } from 'vitest'
import type { Setting, Story } from '../../../testing/story.ts'
import { clause } from '../../vocabulary/rule.ts'
import {
  announcedIsAnnounced,
  kindsOfTier,
  linesOf,
  secondIsTold,
  versionsAreOnRecord,
} from '../suites/announcements.suite.ts'
import { cardGame, rounds, teamGame } from './card-game.suite.ts'
import { cardGameDe2014 } from './regulation.ts'
import { cardGameDe2014Team } from './team-regulation.ts'

const before = (setting: Setting = {}): Story =>
  cardGame({ structure: rounds(3), started: false, ...setting })
const announce = { kind: 'announce-event' } as const
const start = { kind: 'start-stage' } as const

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

  announcedIsAnnounced(cardGameDe2014, { rule: 'LCG-48', cited: 'LCG-65' })
  announcedIsAnnounced(cardGameDe2014Team, { rule: 'LCG-60' })
  secondIsTold(cardGameDe2014, clause('LCG-5', 'organizer'))

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

  it('[LCG-25] nothing is admitted once play has begun', () => {
    const event = before()
    event.does(announce)
    event.does(start)
    const admissions = [{ what: 'a promotional card', beforeItsTime: true }]
    expect(event.refuses({ kind: 'set-details', details: { admissions } })).toEqual({
      code: 'stage-running',
      stage: 1,
    })
  })

  it('[LCG-60] a number of rounds of a team event that is still open is told of', () => {
    expect(teamGame({ started: false }).does(announce)).toEqual([
      { code: 'tell-players', what: 'announce.rounds', rule: 'LCG-60' },
    ])
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
  versionsAreOnRecord(cardGameDe2014, 'LCG-2')
})

describe('kinds of event', () => {
  const casual = ['league', 'weekly-night', 'fun-event']
  const competitive = ['local-championship', 'one-off-sanctioned']
  const premier = ['regional-championship', 'national-championship', 'world-championship']
  kindsOfTier(cardGameDe2014, 'casual', clause('LCG-14', casual))
  kindsOfTier(cardGameDe2014, 'competitive', clause('LCG-14', competitive))
  kindsOfTier(cardGameDe2014, 'premier', clause('LCG-14', premier))
})
