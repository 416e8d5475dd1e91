import type { CutNeeds, PlacesNeeds } from '@topcut/engine'
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
const loss = { outcome: 'loss', tournamentPoints: 0, verdict: 'depends' } as const
const lines = (language: 'en' | 'de' | 'pl', of = view) =>
  needsText(language, of).rows.map(({ outcome, means }) => `${outcome}: ${means}`)

describe('needsText', () => {
  it('says first whether somebody is in, or what that hangs on', () => {
    const first = (of: Partial<CutNeeds>) => {
      const { answer, headline } = needsText('en', { ...view, ...of })
      return [answer, headline]
    }
    const row = (found: number) => ({
      ...({ outcome: 'loss', tournamentPoints: 0, verdict: 'depends' } as const),
      share: { in: found, of: 20 },
    })
    const none = { match: null, outcomes: [] } as const
    const verdict = (one: 'in' | 'out' | 'tie-breakers' | 'depends') =>
      ({ ...none, prospect: { verdict: one, share: null } }) as const
    expect(first(verdict('in'))).toEqual(['in', 'You’re in: your place in the Top 8 is certain.'])
    expect(first(verdict('out'))).toEqual([
      'out',
      'You’re out: the Top 8 can no longer be reached.',
    ])
    expect(first(verdict('tie-breakers'))).toEqual([
      'depends',
      'It depends on tiebreakers whether you’re in the Top 8.',
    ])
    expect(first(verdict('depends'))[1]).toContain('on other results')
    expect(first({})).toEqual(['depends', 'It depends on your match whether you’re in the Top 8.'])
    expect(first({ outcomes: [row(20), row(15)] })).toEqual([
      'likely',
      'You’re likely in the Top 8.',
    ])
    expect(first({ outcomes: [row(5), row(0)] })[0]).toBe('unlikely')
    expect(first({ outcomes: [row(10), row(9)] })[1]).toContain('on other results')
  })

  it('says with which results, and never calls certain what was only played through', () => {
    expect(lines('en')).toEqual([
      'win, modified win: You’re in',
      'draw: Unlikely: in 12 of 50 ways we played it through',
      'loss: Unlikely: in 1 of 50 ways we played it through',
    ])
    const shared = (found: number) => {
      const outcomes = [{ ...loss, share: { in: found, of: 20 } }]
      return needsText('en', { ...view, outcomes }).rows[0]?.means
    }
    expect(shared(20)).toBe('Very likely in: in all 20 ways we played it through')
    expect(shared(15)).toBe('Likely in: in 15 of 20 ways we played it through')
    expect(shared(10)).toBe('Open: in 10 of 20 ways we played it through')
    expect(shared(0)).toBe('Very unlikely: in none of the 20 ways we played it through')
    expect(lines('pl')[1]).toContain('w 12 z 50 wylosowanych przebiegów')
    expect(lines('de')[0]).toContain('Sie sind dabei')
  })

  it('says what it rests on, and assumes nothing once everything is played', () => {
    expect(needsText('en', view).notes).toHaveLength(2)
    const over = { ...view, openTables: 0, by: 'exact', match: null, outcomes: [] } as const
    expect(needsText('en', over)).toMatchObject({
      about: null,
      rows: [],
      notes: ['Certain: every possible end was looked at.'],
    })
  })

  it('says which places are in reach where there is no cut', () => {
    const places: PlacesNeeds = {
      ...{ kind: 'places', until: 'end', roundsLeft: 0, openTables: 3, match: 'open' },
      ...{ best: 2, worst: 7 },
      outcomes: [
        { outcome: 'win', tournamentPoints: 5, best: 2, worst: 4 },
        { outcome: 'loss', tournamentPoints: 0, best: 7, worst: 7 },
      ],
    }
    expect(needsText('en', places).headline).toBe('You can still finish in places 2 to 7.')
    expect(needsText('en', { ...places, until: 'round' }).headline).toContain('After this round')
    expect(needsText('en', { ...places, worst: 2 }).headline).toBe('You finish in place 2.')
    expect(needsText('de', places).rows.map(({ means }) => means)).toEqual([
      'Platz 2 bis 4',
      'Platz 7',
    ])
  })

  it('tells wins apart that are worth more or less', () => {
    const outcomes = [6, 4].map((tournamentPoints) => ({
      outcome: 'win' as const,
      tournamentPoints,
      verdict: tournamentPoints === 6 ? ('in' as const) : ('out' as const),
      share: null,
    }))
    expect(lines('en', { ...view, outcomes })).toEqual([
      'win (6): You’re in',
      'win (4): You’re out',
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
      'Sie gewinnen das Turnier',
      'Sie haben noch eine Chance',
    ])
  })

  it('cites the rule while it is closed', () => {
    const closed = needsText('pl', { kind: 'closed', rule: 'XWPL-12' })
    expect(closed).toMatchObject({ rule: 'XWPL-12', rows: [], about: null })
  })
})
