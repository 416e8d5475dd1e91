import type { CutNeeds } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { needsText } from './needs-text.ts'

const view: CutNeeds = {
  kind: 'cut',
  size: 8,
  round: 6,
  roundsLeft: 0,
  openTables: 20,
  tournamentPoints: 15,
  by: 'simulation',
  prospect: { verdict: 'depends', share: null },
  match: 'open',
  outcomes: [
    { outcome: 'win', tournamentPoints: 5, verdict: 'in', share: null },
    { outcome: 'modified-win', tournamentPoints: 3, verdict: 'in', share: null },
    { outcome: 'draw', tournamentPoints: 1, verdict: 'depends', share: { in: 12, of: 50 } },
    { outcome: 'loss', tournamentPoints: 0, verdict: 'tie-breakers', share: { in: 1, of: 50 } },
  ],
}
const lines = (language: 'en' | 'de' | 'pl', of = view) =>
  needsText(language, of).rows.map(({ outcome, means }) => `${outcome}: ${means}`)

describe('needsText', () => {
  it('says whether it is enough, and with which results', () => {
    expect(needsText('en', view).headline).toBe(
      'It is still open whether it is enough for the Top 8.',
    )
    expect(lines('en')).toEqual([
      'win, modified win: in the Top 8',
      'draw: other results decide, in 12 of 50 simulated ends',
      'loss: tiebreakers decide, in 1 of 50 simulated ends',
    ])
    expect(lines('pl')[1]).toContain('w 12 z 50 symulowanych przebiegów')
    expect(lines('de')[0]).toContain('in den Top-8')
  })

  it('says what it rests on, and assumes nothing once everything is played', () => {
    expect(needsText('en', view).notes).toHaveLength(2)
    const over = { ...view, openTables: 0, by: 'exact', match: null, outcomes: [] } as const
    expect(needsText('en', over)).toMatchObject({
      about: null,
      rows: [],
      notes: ['Exact: every possible end was looked at.'],
    })
  })

  it('tells wins apart that are worth more or less', () => {
    const outcomes = [6, 4].map((tournamentPoints) => ({
      outcome: 'win' as const,
      tournamentPoints,
      verdict: tournamentPoints === 6 ? ('in' as const) : ('out' as const),
      share: null,
    }))
    expect(lines('en', { ...view, outcomes })).toEqual([
      'win (6): in the Top 8',
      'win (4): not in the Top 8',
    ])
  })

  it('says where a match of the bracket leads', () => {
    const bracket = {
      kind: 'bracket',
      stage: 'double-elimination',
      status: 'in',
      outcomes: [
        { outcome: 'win', leads: 'champion' },
        { outcome: 'loss', leads: 'second-chance' },
      ],
    } as const
    expect(needsText('de', bracket).rows.map(({ means }) => means)).toEqual([
      'Sieger des Turniers',
      'noch eine Chance',
    ])
  })

  it('cites the rule while it is closed', () => {
    const closed = needsText('pl', { kind: 'closed', rule: 'XWPL-12' })
    expect(closed).toMatchObject({ rule: 'XWPL-12', rows: [], about: null })
  })
})
