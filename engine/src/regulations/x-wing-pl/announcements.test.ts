import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import { announcementSheet } from '../../index.ts'

const before = (setting: Setting = {}): Story =>
  story({ regulation: 'x-wing/pl', started: false, ...setting })
const announce = { kind: 'announce-event' } as const
const linesOf = (event: Story) => announcementSheet(event.state()).lines

const rounds = (stages: readonly object[], cut: readonly number[]) => ({
  key: 'announce.rounds-and-cut',
  strength: 'must',
  rule: 'XWPL-41',
  values: { rounds: stages, cut },
})

describe('what is announced before the start', () => {
  it('[XWPL-41] number and kind of the rounds, elimination or not, and the cut', () => {
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
      rule: 'XWPL-41',
      overridable: true,
    })
    expect(event.does(announce)).toEqual([])
    event.does({ kind: 'start-stage' })
  })

  it('[XWPL-41] a number of rounds that is still open is told of', () => {
    expect(before().does(announce)).toEqual([
      { code: 'tell-players', what: 'announce.rounds-and-cut', rule: 'XWPL-41' },
    ])
  })

  it('[XWPL-7] who rules on the matches of a leader who plays', () => {
    const event = before()
    event.does(appoint('two', 'judge'))
    event.does(appoint('one', 'judge', { plays: 'p1' }))
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.second-leader',
      strength: 'must',
      rule: 'XWPL-7',
      values: { 'second-leader': [{ leader: 'one', second: 'two' }] },
    })
  })

  it('[XWPL-64] a structure of its own, as the organizer made it', () => {
    const structure = {
      kind: 'custom',
      stages: [{ kind: 'swiss', rounds: 3, cut: null }],
    } as const
    expect(linesOf(before({ structure }))).toEqual([
      rounds([{ kind: 'swiss', rounds: 3 }], []),
      {
        key: 'announce.structure',
        strength: 'must',
        rule: 'XWPL-64',
        values: { structure },
      },
    ])
  })
})

describe('the way of play', () => {
  it.each(['casual', 'competitive', 'premier'] as const)(
    '[XWPL-1] is standard and no other, %s',
    (tier) => {
      const event = before({ tier })
      event.does({ kind: 'set-details', details: { variant: 'standard' } })
      expect(event.refuses({ kind: 'set-details', details: { variant: 'epic' } })).toEqual({
        code: 'variant-not-allowed',
        variant: 'epic',
        played: 'standard',
        rule: 'XWPL-1',
        overridable: true,
      })
    },
  )
})

describe('kinds of event', () => {
  it('[XWPL-65] belong to no tier by their names', () => {
    for (const tier of ['casual', 'competitive', 'premier'] as const) {
      const details = { eventKind: 'national-championship' }
      before({ tier }).does({ kind: 'set-details', details })
    }
  })
})
