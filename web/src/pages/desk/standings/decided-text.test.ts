import type { StandingRow } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player } from '../../../../testing/sample-event.suite.ts'
import { deskWords } from '../../../words/desk.ts'
import { decidedText } from './decided-text.ts'

const row = (n: number, part: Partial<StandingRow>): StandingRow => ({
  place: n,
  player: player(n),
  tournamentPoints: 10,
  marginOfVictory: 300,
  strengthOfSchedule: '20',
  strengthOfScheduleShown: 20,
  extendedStrengthOfSchedule: null,
  tally: { won: 2, modified: 0, drawn: 0, lost: 0, byes: 0, unpairedLosses: 0 },
  opponents: [],
  decidedBy: null,
  status: 'active',
  ...part,
})

const rows = [
  row(1, { tournamentPoints: 15, decidedBy: 'tournament-points' }),
  row(2, { marginOfVictory: 310, decidedBy: 'margin-of-victory' }),
  row(3, { strengthOfSchedule: '173/20', decidedBy: 'strength-of-schedule' }),
  row(4, { strengthOfSchedule: '17/2', decidedBy: 'lot' }),
  row(5, { strengthOfSchedule: '17/2', decidedBy: null }),
  row(6, { place: null }),
]

describe('what decided a place', () => {
  const say = (index: number) => decidedText(deskWords('en'), rows, index)

  it('is the points where nobody is level', () => {
    expect(say(0)).toBe('tournament points')
  })

  it('is the measure towards the next, with both values', () => {
    expect(say(1)).toBe('Margin of Victory, 310 over 300')
    expect(decidedText(deskWords('de'), rows, 2)).toBe('Tabellenstärke, 8,65 gegen 8,5')
  })

  it('is the lot where nothing else was left, for both', () => {
    expect(say(3)).toBe('at random')
    expect(say(4)).toBe('at random')
  })

  it('is the measure towards the one above for the last of a group', () => {
    const two = [rows[1], row(3, { decidedBy: 'tournament-points' })] as const
    expect(decidedText(deskWords('en'), two as readonly StandingRow[], 1)).toBe(
      'Margin of Victory, 300 under 310',
    )
  })

  it('is nothing for those without a place', () => {
    expect(say(5)).toBe('')
  })
})
