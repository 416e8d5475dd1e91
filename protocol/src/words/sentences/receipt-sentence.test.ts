import type { PlayerId, Receipt } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { receiptSentence } from './receipt-sentence.ts'

const receipt: Receipt = {
  rematches: 0,
  softConflicts: 0,
  crossings: [0, 1],
  lowerBound: [0, 1],
  spanSquares: 1,
  certified: 'parity',
  otherBye: null,
}

describe('receiptSentence', () => {
  it('is one line in each language', () => {
    expect(receiptSentence('en', receipt)).toBe('0 rematches · 1 float (1 unavoidable) · certified')
    expect(receiptSentence('de', receipt)).toBe(
      '0 erneute Paarungen · 1 Floater (1 unvermeidbar) · nachweislich bestmöglich',
    )
    expect(receiptSentence('pl', receipt)).toBe(
      '0 powtórnych par · 1 para spoza grupy punktowej (nie do uniknięcia: 1) · potwierdzone jako najlepsze',
    )
  })

  it('says of no float that it is unavoidable', () => {
    expect(receiptSentence('en', { ...receipt, crossings: [0, 0], spanSquares: 0 })).toBe(
      '0 rematches · 0 floats · certified',
    )
  })

  it('calls every float of a proven round unavoidable, even above the bound', () => {
    const proven = { ...receipt, crossings: [2, 1], spanSquares: 3, certified: 'exact' } as const
    expect(receiptSentence('en', proven)).toBe('0 rematches · 3 floats (3 unavoidable) · certified')
  })

  it('shows what a pairing by hand costs above the bound', () => {
    const byHand: Receipt = {
      ...receipt,
      rematches: 1,
      softConflicts: 2,
      crossings: [2, 1],
      spanSquares: 3,
      certified: 'by-hand',
    }
    expect(receiptSentence('en', byHand)).toBe(
      '1 rematch · 2 tables with family members or travel partners · 3 floats (1 unavoidable) · by hand',
    )
  })

  it('does not count one long float as two', () => {
    const long = { ...receipt, crossings: [1, 1], lowerBound: [1, 1], spanSquares: 4 }
    expect(receiptSentence('en', long)).toContain('2 steps between points groups')
  })

  it('names the bye that would have avoided a rematch', () => {
    const other = { ...receipt, rematches: 1, otherBye: 'ada' as PlayerId }
    expect(receiptSentence('en', other, { player: () => 'Ada' })).toMatch(
      / · fewer rematches with the bye for: Ada$/,
    )
  })

  it('leaves elimination to the bracket', () => {
    expect(receiptSentence('en', null)).toBe('by the bracket')
    expect(receiptSentence('de', null)).toBe('nach dem Turnierbaum')
    expect(receiptSentence('pl', null)).toBe('według drabinki')
  })
})
