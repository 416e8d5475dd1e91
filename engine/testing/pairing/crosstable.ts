import { expect } from 'vitest'
import type { Account, Ledger, Line } from '../../src/standings/ledger.ts'
import type { PlayerId } from '../../src/vocabulary/ids.ts'
import type { Earned } from '../../src/vocabulary/outcome.ts'
import { id } from '../story.ts'

const signs = {
  '+': { outcome: 'win', tournamentPoints: 5 },
  '~': { outcome: 'modified-win', tournamentPoints: 3 },
  '=': { outcome: 'draw', tournamentPoints: 1 },
  '-': { outcome: 'loss', tournamentPoints: 0 },
} as const
type Sign = keyof typeof signs

const mirrored: { readonly [S in Sign]: readonly Sign[] } = {
  '+': ['-'],
  '~': ['-'],
  '=': ['='],
  '-': ['+', '~'],
}

const nobody: { readonly [word: string]: Earned } = {
  bye: { outcome: 'bye', tournamentPoints: 5, marginOfVictory: 150 },
  missed: { outcome: 'unpaired-loss', tournamentPoints: 0, marginOfVictory: 0 },
}

/**
 * A ledger from its drawing: each row against each column, with the row's margin of victory behind
 * what became of it (`+` won, `~` modified win, `=` drew, `-` lost, `.` never met). What follows
 * the last column are further rounds: `bye`, `missed`, or a match against somebody outside the
 * table with the same signs. `gone` names the disqualified.
 */
export const crosstable = (drawing: string, gone: readonly string[] = []): Ledger => {
  const [names = [], ...rows] = drawing
    .split('\n')
    .map((row) => row.split(/\s+/).filter((cell) => cell !== ''))
    .filter((row) => row.length > 0)
  const accounts = rows.map(([name = '', ...cells]): Account => {
    const met = names.flatMap((opponent, column): readonly Drawn[] => {
      const cell = cells[column] ?? '.'
      return cell === '.' ? [] : [{ ...played(cell), opponent: id(opponent) }]
    })
    const further = cells.slice(names.length).map((cell) => {
      const unplayed = nobody[cell]
      return unplayed === undefined
        ? { ...played(cell), opponent: id('somebody-else') }
        : { ...unplayed, opponent: null }
    })
    const lines = [...met, ...further].map((line, index) => ({ ...line, round: index + 1 }))
    return { player: id(name), lines, isRanked: !gone.includes(name), deducted: 0 }
  })
  const ledger = new Map(accounts.map((account) => [account.player, account]))
  expectMirrored(names, rows)
  return ledger
}

type Drawn = Omit<Line, 'round'> & { readonly opponent: PlayerId | null }

const played = (cell: string): Earned => ({
  ...signs[cell[0] as Sign],
  marginOfVictory: Number(cell.slice(1)),
})

/** A drawing in which both have won is a mistake of the test, not of what it tests. */
const expectMirrored = (names: readonly string[], rows: readonly (readonly string[])[]) => {
  expect(rows.map(([name]) => name)).toEqual(names)
  rows.forEach(([, ...cells], row) => {
    for (let column = 0; column < row; column++) {
      const [own = '.', other = '.'] = [cells[column], rows[column]?.[row + 1]]
      const allowed = own === '.' ? ['.'] : mirrored[own[0] as Sign]
      expect(allowed, `${names[row]} against ${names[column]}`).toContain(other[0])
    }
  })
}

/** The order of names that a test expects to read. */
export const order = (lines: readonly { readonly player: PlayerId }[]): string =>
  lines.map(({ player }) => player).join(' ')
