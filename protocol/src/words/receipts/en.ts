import { plural } from '../plural.ts'
import type { ReceiptWords } from './receipt-words.ts'

export const receiptsEn: ReceiptWords = {
  rematches: (n) => plural('en', n, { one: '{{count}} rematch', other: '{{count}} rematches' }),
  softConflicts: (n) =>
    plural('en', n, {
      one: '{{count}} table with family members or travel partners',
      other: '{{count}} tables with family members or travel partners',
    }),
  forbidden: (n) =>
    plural('en', n, {
      one: '{{count}} forbidden pair',
      other: '{{count}} forbidden pairs',
    }),
  fixed: (n) => plural('en', n, { one: '{{count}} fixed pair', other: '{{count}} fixed pairs' }),
  floats: (n) => plural('en', n, { one: '{{count}} float', other: '{{count}} floats' }),
  steps: (n) =>
    plural('en', n, {
      one: '{{count}} step between points groups',
      other: '{{count}} steps between points groups',
    }),
  unavoidable: (n) => `${n} unavoidable`,
  certified: {
    parity: 'certified',
    exact: 'certified',
    fold: 'fold pairing',
    'by-hand': 'by hand',
  },
  bracket: 'by the bracket',
  otherBye: (player) => `fewer rematches with the bye for: ${player}`,
}
