import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { id, story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'
import type { Command } from '../commands.ts'
import { rulingLeader } from './ruling-leader.ts'

const pair = [id('p1'), id('p2')] as const
const any = { kind: 'any' }
const missing = { kind: 'missing' }
const named = (leader: string) => ({ kind: 'named', leader })
const watching = (name: string): Command => ({
  kind: 'change-duty',
  leader: leaderId(name),
  acting: false,
})

const one = appoint('l1', 'judge', { plays: 'p1' })
const two = appoint('l2', 'judge', { plays: 'p2' })

describe('who rules on a match', () => {
  it.each<readonly [string, readonly Command[], object]>([
    ['nobody in it leads', [appoint('l3', 'judge')], any],
    ['a leader plays elsewhere', [appoint('l3', 'judge', { plays: 'p3' })], any],
    ['one leader plays: another one', [one, appoint('l3', 'judge')], named('l3')],
    [
      'one leader plays: the named second',
      [
        appoint('l3', 'judge'),
        appoint('l4', 'marshal'),
        appoint('l1', 'judge', { plays: 'p1', second: 'l4' }),
      ],
      named('l4'),
    ],
    [
      'the named second only watches: another one',
      [
        appoint('l3', 'judge'),
        appoint('l4', 'marshal'),
        appoint('l1', 'judge', { plays: 'p1', second: 'l4' }),
        watching('l4'),
      ],
      named('l3'),
    ],
    [
      'rather somebody who does not play',
      [one, appoint('l3', 'judge', { plays: 'p3' }), appoint('l4', 'judge')],
      named('l4'),
    ],
    [
      'one who plays, where there is no other',
      [one, appoint('l3', 'judge', { plays: 'p3' })],
      named('l3'),
    ],
    ['one leader plays, and there is nobody else', [one], missing],
    [
      'the organizer, where nobody of the named offices is there',
      [one, appoint('l3', 'organizer')],
      named('l3'),
    ],
    ['two leaders meet: the marshal', [one, two, appoint('l3', 'marshal')], named('l3')],
    ['two leaders meet: no judge', [one, two, appoint('l3', 'judge')], missing],
    [
      'two leaders meet: the organizer stands in',
      [one, two, appoint('l3', 'organizer')],
      named('l3'),
    ],
    [
      'two leaders meet: not the marshal who is one of them',
      [one, appoint('l2', 'marshal', { plays: 'p2' }), appoint('l3', 'organizer')],
      missing,
    ],
    [
      'two leaders meet: the other marshal',
      [one, appoint('l2', 'marshal', { plays: 'p2' }), appoint('l3', 'marshal')],
      named('l3'),
    ],
    [
      'two leaders meet: not a marshal who only watches',
      [one, two, appoint('l3', 'marshal'), watching('l3')],
      missing,
    ],
  ])('%s', (_, commands, expected) => {
    const told = story({ started: false })
    for (const command of commands) told.does(command)
    expect(rulingLeader(told.state(), pair)).toEqual(expected)
    expect(rulingLeader(told.state(), [pair[1], pair[0]])).toEqual(expected)
  })
})

describe('pairing a round', () => {
  it('tells of the tables on which nobody can rule', () => {
    const told = story({ started: false, players: 2 })
    told.does(one)
    const override = 'nobody else is there'
    told.does({ kind: 'announce-event' }, { override })
    told.does({ kind: 'start-stage' }, { override })
    expect(told.does({ kind: 'pair-round' })).toEqual([
      { code: 'no-ruling-leader', table: 1, rule: 'XWEN-9' },
    ])
    // A lone leader who plays was let start; the opponent's word is the second voice.
    told.does({ kind: 'publish-round' })
  })

  it('says nothing where somebody can', () => {
    const told = story({ started: false, players: 2 })
    told.does(one)
    told.does(appoint('l3', 'judge'))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    expect(told.does({ kind: 'pair-round' })).toEqual([])
  })
})
