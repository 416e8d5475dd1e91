import { describe, expect, it } from 'vitest'
import { crosstable } from '../../testing/pairing/crosstable.ts'
import { id } from '../../testing/story.ts'
import { headToHead } from './head-to-head.ts'
import type { Ledger } from './ledger.ts'

const leaderOf = (ledger: Ledger, names: readonly string[]): string | null =>
  headToHead(names.map(id), ledger)

describe('head-to-head', () => {
  it.each([
    {
      what: 'beat both others',
      drawing: `
              ada   ben   cy
        ada    .   +110  +110
        ben   -90    .     .
        cy    -90    .     .
      `,
      leader: 'ada',
    },
    {
      what: 'beat one by a modified win',
      drawing: `
              ada   ben   cy
        ada    .   ~105  +110
        ben   -95    .     .
        cy    -90    .     .
      `,
      leader: 'ada',
    },
    {
      what: 'never met the third',
      drawing: `
              ada   ben   cy
        ada    .   +110    .
        ben   -90    .     .
        cy     .     .     .
      `,
      leader: null,
    },
    {
      what: 'drew with the third',
      drawing: `
              ada   ben   cy
        ada    .   +110  =100
        ben   -90    .     .
        cy   =100    .     .
      `,
      leader: null,
    },
    {
      what: 'each beat another in a ring',
      drawing: `
              ada   ben   cy
        ada    .   +110  -90
        ben   -90    .   +110
        cy   +110   -90    .
      `,
      leader: null,
    },
    {
      what: 'the last of the list beat both',
      drawing: `
              ada   ben   cy
        ada    .   +110  -90
        ben   -90    .   -90
        cy   +110  +110    .
      `,
      leader: 'cy',
    },
  ])('$what: $leader leads', ({ drawing, leader }) => {
    const ledger = crosstable(drawing)
    expect(leaderOf(ledger, ['ada', 'ben', 'cy'])).toBe(leader)
  })

  it('looks at the group only: a defeat by somebody outside it does not count', () => {
    const ledger = crosstable(`
            ada   ben   cy
      ada    .   +110  -90
      ben   -90    .     .
      cy   +110    .     .
    `)
    expect(leaderOf(ledger, ['ada', 'ben'])).toBe('ada')
    expect(leaderOf(ledger, ['ada', 'ben', 'cy'])).toBeNull()
  })

  it('a win each is no defeat, two wins of three are', () => {
    const meets = (outcomes: readonly ('win' | 'loss')[]): Ledger => {
      const lines = (name: string, opponent: string, wins: 'win' | 'loss') => ({
        player: id(name),
        isRanked: true,
        deducted: 0,
        lines: outcomes.map((outcome, index) => ({
          outcome: outcome === wins ? ('win' as const) : ('loss' as const),
          tournamentPoints: outcome === wins ? 5 : 0,
          marginOfVictory: 100,
          opponent: id(opponent),
          round: index + 1,
        })),
      })
      return new Map([
        [id('ada'), lines('ada', 'ben', 'win')],
        [id('ben'), lines('ben', 'ada', 'loss')],
      ])
    }
    expect(leaderOf(meets(['win', 'loss']), ['ada', 'ben'])).toBeNull()
    expect(leaderOf(meets(['win', 'loss', 'win']), ['ada', 'ben'])).toBe('ada')
    expect(leaderOf(meets(['loss', 'win', 'loss']), ['ada', 'ben'])).toBe('ben')
  })
})
