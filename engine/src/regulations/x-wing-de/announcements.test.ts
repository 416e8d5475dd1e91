import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import { announcementSheet } from '../../index.ts'

const before = (setting: Setting = {}): Story =>
  story({ regulation: 'x-wing/de', started: false, ...setting })
const announce = { kind: 'announce-event' } as const
const linesOf = (event: Story) => announcementSheet(event.state()).lines

const rounds = (stages: readonly object[], cut: readonly number[]) => ({
  key: 'announce.rounds-and-cut',
  strength: 'must',
  rule: 'XWDE-61',
  values: { rounds: stages, cut },
})

describe('what is announced before the start', () => {
  it('[XWDE-61] number and kind of the rounds, elimination or not, and the cut', () => {
    const event = before({ players: 20, structure: { kind: 'basic' } })
    expect(linesOf(event)).toEqual([
      rounds(
        [
          { kind: 'swiss', rounds: 4 },
          { kind: 'elimination', rounds: null },
        ],
        [4],
      ),
    ])
    expect(event.refuses({ kind: 'start-stage' })).toEqual({
      code: 'not-announced',
      rule: 'XWDE-61',
      overridable: true,
    })
    expect(event.does(announce)).toEqual([])
    event.does({ kind: 'start-stage' })
  })

  it('[XWDE-61] a number of rounds that is still open is told of', () => {
    expect(before().does(announce)).toEqual([
      { code: 'tell-players', what: 'announce.rounds-and-cut', rule: 'XWDE-61' },
    ])
  })

  it('[XWDE-12] who rules on the matches of a leader who plays', () => {
    const event = before()
    event.does(appoint('two', 'judge'))
    event.does(appoint('one', 'judge', { plays: 'p1' }))
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.second-leader',
      strength: 'must',
      rule: 'XWDE-12',
      values: { 'second-leader': [{ leader: 'one', second: 'two' }] },
    })
  })

  it('[XWDE-99] a structure of its own, as the organizer made it', () => {
    const structure = {
      kind: 'custom',
      stages: [{ kind: 'swiss', rounds: 3, cut: null }],
    } as const
    expect(linesOf(before({ structure }))).toEqual([
      rounds([{ kind: 'swiss', rounds: 3 }], []),
      {
        key: 'announce.structure',
        strength: 'must',
        rule: 'XWDE-99',
        values: { structure },
      },
    ])
  })

  it('[XWDE-51] the details of the event should be told', () => {
    const event = before({ structure: { kind: 'basic' } })
    const details = { outline: 'a shop in town', rulesVersion: '2016', faqVersion: '4.2' }
    event.does({ kind: 'set-details', details })
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.details',
      strength: 'should',
      rule: 'XWDE-51',
      values: { details },
    })
    expect(event.does(announce)).toEqual([
      { code: 'tell-players', what: 'announce.details', rule: 'XWDE-51' },
    ])
  })
})

describe('the way of play', () => {
  it.each(['casual', 'competitive', 'premier'] as const)(
    '[XWDE-2] is standard and no other, %s',
    (tier) => {
      const event = before({ tier })
      event.does({ kind: 'set-details', details: { variant: 'standard' } })
      expect(event.refuses({ kind: 'set-details', details: { variant: 'epic' } })).toEqual({
        code: 'variant-not-allowed',
        variant: 'epic',
        played: 'standard',
        rule: 'XWDE-2',
        overridable: true,
      })
    },
  )
})

describe('kinds of event', () => {
  it.each(['national-championship', 'continental-championship', 'world-championship'])(
    '[XWDE-99] a %s is of the premier tier',
    (eventKind) => {
      const command = { kind: 'set-details', details: { eventKind } } as const
      before({ tier: 'premier' }).does(command)
      expect(before({ tier: 'casual' }).refuses(command)).toEqual({
        code: 'bad-value',
        field: 'details.eventKind',
        expected: 'premier',
        rule: 'XWDE-99',
        overridable: true,
      })
    },
  )
})
