import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import { announcementSheet } from '../../index.ts'

const before = (setting: Setting = {}): Story =>
  story({ regulation: 'imperial-assault/de-2.2.1', started: false, ...setting })
const announce = { kind: 'announce-event' } as const
const linesOf = (event: Story) => announcementSheet(event.state()).lines

const rounds = (stages: readonly object[], cut: readonly number[]) => ({
  key: 'announce.rounds-and-cut',
  strength: 'must',
  rule: 'IA-39',
  values: { rounds: stages, cut },
})

describe('what is announced before the start', () => {
  it('[IA-39] number and kind of the rounds, elimination or not, and the cut', () => {
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
      rule: 'IA-39',
      overridable: true,
    })
    expect(event.does(announce)).toEqual([])
    event.does({ kind: 'start-stage' })
  })

  it('[IA-39] a number of rounds that is still open is told of', () => {
    expect(before().does(announce)).toEqual([
      { code: 'tell-players', what: 'announce.rounds-and-cut', rule: 'IA-39' },
    ])
  })

  it('[IA-7] who rules on the matches of a leader who plays', () => {
    const event = before()
    event.does(appoint('two', 'judge'))
    event.does(appoint('one', 'judge', { plays: 'p1' }))
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.second-leader',
      strength: 'must',
      rule: 'IA-7',
      values: { 'second-leader': [{ leader: 'one', second: 'two' }] },
    })
  })

  it('[IA-62] a structure of its own, as the organizer made it', () => {
    const structure = {
      kind: 'custom',
      stages: [{ kind: 'swiss', rounds: 3, cut: null }],
    } as const
    expect(linesOf(before({ structure }))).toEqual([
      rounds([{ kind: 'swiss', rounds: 3 }], []),
      {
        key: 'announce.structure',
        strength: 'must',
        rule: 'IA-62',
        values: { structure },
      },
    ])
  })

  it('[IA-35] the details of the event should be told', () => {
    const event = before({ structure: { kind: 'basic' }, missions: ['one', 'two'] })
    const details = { outline: 'a shop in town', rulesVersion: '2016', faqVersion: '4.2' }
    event.does({ kind: 'set-details', details })
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.details',
      strength: 'should',
      rule: 'IA-35',
      values: { details, missions: ['one', 'two'] },
    })
    expect(event.does(announce)).toEqual([
      { code: 'tell-players', what: 'announce.details', rule: 'IA-35' },
    ])
  })
})

describe('the record of an event', () => {
  it('[IA-65] shows by which rules and FAQ it is played', () => {
    const event = before()
    const details = { rulesVersion: '2.2.1', faqVersion: '3.0' }
    event.does({ kind: 'set-details', details })
    expect(event.state().details).toEqual(details)
    expect(event.event().log.at(-1)?.fact).toEqual({ kind: 'details-set', details })
    expect(announcementSheet(event.state()).details).toEqual(details)
  })
})

describe('the way of play', () => {
  it.each(['casual', 'competitive', 'premier'] as const)(
    '[IA-65] is skirmish and no other, %s',
    (tier) => {
      const event = before({ tier })
      event.does({ kind: 'set-details', details: { variant: 'skirmish' } })
      expect(event.refuses({ kind: 'set-details', details: { variant: 'epic' } })).toEqual({
        code: 'variant-not-allowed',
        variant: 'epic',
        played: 'skirmish',
        rule: 'IA-65',
        overridable: true,
      })
    },
  )
})

describe('kinds of event', () => {
  it.each(['national-championship', 'continental-championship', 'world-championship'])(
    '[IA-62] a %s is of the premier tier',
    (eventKind) => {
      const command = { kind: 'set-details', details: { eventKind } } as const
      before({ tier: 'premier' }).does(command)
      expect(before({ tier: 'casual' }).refuses(command)).toEqual({
        code: 'bad-value',
        field: 'details.eventKind',
        expected: 'premier',
        rule: 'IA-62',
        overridable: true,
      })
    },
  )
})
