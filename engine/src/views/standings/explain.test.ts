import { describe, expect, it } from 'vitest'
import { id, story } from '../../../testing/story.ts'
import { regulations } from '../../regulations/catalogue.ts'
import type { ScoringClauses } from '../../scoring/catalogue.ts'
import { add, type Fraction, fraction, fractionText, zero } from '../../standings/fraction.ts'
import type { Result } from '../../vocabulary/result.ts'
import { type Explained, explain } from './explain.ts'
import { standingsView } from './standings.ts'

const exactly = (text: string): Fraction => {
  const [top = '0', bottom = '1'] = text.split('/')
  return fraction(BigInt(top), BigInt(bottom))
}

/** A win for the first, by each way of scoring. */
const wins: { readonly [M in ScoringClauses['method']]: Result } = {
  'destroyed-points': { ending: 'destruction', score: [100, 37] },
  'two-games': { ending: 'games', games: ['first', 'first'] },
  'sided-game': { ending: 'won', winner: 'first', light: 'first' },
  'victory-points': { ending: 'points', score: [40, 21] },
}

/** What the addends come to, worked out from their texts alone. */
const addedUp = ({ addends, dividedBy }: Explained): string => {
  const sum = addends.reduce((total, { value }) => add(total, exactly(value)), zero)
  return fractionText(fraction(sum.top, sum.bottom * BigInt(dividedBy)))
}

describe('a line of the standings', () => {
  it('opens into its rounds: opponents, points, margin and schedule', () => {
    const told = story({ players: 3, options: { strengthOfSchedule: 'tome' } })
    told.plays('p1 100-0 p2', 'p3 bye')
    told.plays('p1 100-50 p3', 'p2 bye')
    told.plays('p2 100-40 p3', 'p1 bye')
    const opened = explain(told.state(), id('p1'))
    const shown = (one: Explained | null | undefined) =>
      one?.addends.map(({ round, opponent, value }) => `${round} ${opponent ?? '–'} ${value}`)
    expect(shown(opened?.tournamentPoints)).toEqual(['1 p2 5', '2 p3 5', '3 – 5'])
    expect(shown(opened?.marginOfVictory)).toEqual(['1 p2 200', '2 p3 150', '3 – 150'])
    expect(shown(opened?.strengthOfSchedule)).toEqual(['1 p2 10/3', '2 p3 5/3'])
    expect(opened?.strengthOfSchedule).toMatchObject({
      how: 'averages-over-own-rounds',
      dividedBy: 3,
      value: '5/3',
    })
    expect(opened?.extendedStrengthOfSchedule).toBeNull()
    expect(opened?.above).toBeNull()
    expect(opened?.below).toMatchObject({ by: 'tournament-points', other: 'p2' })
    expect(opened?.tournamentPoints.rules.length).toBeGreaterThan(1)
  })

  it.each(regulations.map((one) => [one.id, wins[one.scoring.swiss.method]] as const))(
    'adds up to what it shows, by %s',
    (regulation, win) => {
      const told = story({ players: 9, regulation })
      for (let round = 1; round <= 3; round++) told.playRound(() => win)
      const { rows } = standingsView(told.state())
      expect(rows).toHaveLength(9)
      for (const row of rows) {
        const opened = explain(told.state(), row.player)
        if (opened === null) throw new Error('has a line')
        expect(addedUp(opened.tournamentPoints)).toBe(`${row.tournamentPoints}`)
        expect(opened.strengthOfSchedule && addedUp(opened.strengthOfSchedule)).toBe(
          row.strengthOfSchedule,
        )
        expect(opened.marginOfVictory && addedUp(opened.marginOfVictory)).toBe(
          row.marginOfVictory === null ? null : `${row.marginOfVictory}`,
        )
        expect(
          opened.extendedStrengthOfSchedule && addedUp(opened.extendedStrengthOfSchedule),
        ).toBe(row.extendedStrengthOfSchedule)
      }
    },
  )

  it('is of the round that is looked at, and of nobody who has none', () => {
    const told = story({ players: 4 })
    told.playRound()
    told.playRound()
    const opened = explain(told.state(), id('p1'), 1)
    expect(opened?.tournamentPoints.addends).toHaveLength(1)
    expect(explain(told.state(), id('nobody'))).toBeNull()
  })
})
