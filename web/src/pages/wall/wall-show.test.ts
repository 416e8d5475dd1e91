import type { PublicBracket, PublicEvent, PublicTables } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import type { ClockFace } from '../../parts/clock/clock-face.ts'
import type { PublicViews } from '../../state/live/follow-public.ts'
import { pinnedBy, wallShowsNow } from './wall-show.ts'

const at = (
  status: PublicEvent['status'],
  round: 'published' | 'closed' | null,
  more: Partial<PublicViews> = {},
): PublicViews => ({
  event: {
    status,
    round: round === null ? null : { number: 1, status: round },
  } as PublicEvent,
  tables: round === null ? null : ({ tables: [{ result: null }] } as unknown as PublicTables),
  bracket: null,
  ...more,
})

const face = (status: ClockFace['status'], share: number): ClockFace => ({
  status,
  share,
  left: 1,
  end: null,
  extended: [],
})

const oneResult = {
  tables: [{ result: null }, { result: { ending: 'time' } }],
} as unknown as PublicTables

const drawn = { bracket: {} as PublicBracket }

describe('what the wall shows by itself', () => {
  it.each([
    ['the announcement before the first round', at('to-come', null), null, ['announcement']],
    ['the tables once they are published', at('running', 'published'), null, ['pairings']],
    [
      'still the tables at the start',
      at('running', 'published'),
      face('running', 0.1),
      ['pairings'],
    ],
    ['the clock later in the round', at('running', 'published'), face('running', 0.5), ['clock']],
    [
      'results once the first are in',
      at('running', 'published', { tables: oneResult }),
      face('running', 0.5),
      ['results'],
    ],
    [
      'still the tables while the first results come early',
      at('running', 'published', { tables: oneResult }),
      face('running', 0.2),
      ['pairings'],
    ],
    ['that time is called', at('running', 'published'), face('called', 0.2), ['clock']],
    ['standings between rounds', at('running', 'closed'), null, ['standings']],
    ['the bracket between its rounds', at('running', 'closed', drawn), null, ['bracket']],
    [
      'tables and bracket while it is played',
      at('running', 'published', drawn),
      null,
      ['pairings', 'bracket'],
    ],
    ['standings while nobody knows who won', at('played', 'published'), null, ['standings']],
    ['the bracket while nobody does', at('played', 'closed', drawn), null, ['bracket']],
    ['the places at the end', at('finished', 'closed', drawn), null, ['places']],
    ['nothing before anything is known', {}, null, []],
  ] as const)('%s', (_, views, now, shows) => {
    expect(wallShowsNow(views, now)).toEqual(shows)
  })
})

describe('what holds one of them', () => {
  it('is its number or its name; 0 lets them change again', () => {
    expect(pinnedBy('1')).toBe('pairings')
    expect(pinnedBy('6')).toBe('places')
    expect(pinnedBy('7')).toBe('results')
    expect(pinnedBy('standings')).toBe('standings')
    expect(pinnedBy('0')).toBeNull()
    expect(pinnedBy('x')).toBeUndefined()
  })
})
