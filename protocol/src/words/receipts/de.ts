import { plural } from '../plural.ts'
import type { ReceiptWords } from './receipt-words.ts'

export const receiptsDe: ReceiptWords = {
  rematches: (n) =>
    plural('de', n, { one: '{{count}} erneute Paarung', other: '{{count}} erneute Paarungen' }),
  softConflicts: (n) =>
    plural('de', n, {
      one: '{{count}} Tisch mit Verwandten oder Mitreisenden',
      other: '{{count}} Tische mit Verwandten oder Mitreisenden',
    }),
  forbidden: (n) =>
    plural('de', n, {
      one: '{{count}} ausgeschlossene Paarung',
      other: '{{count}} ausgeschlossene Paarungen',
    }),
  fixed: (n) =>
    plural('de', n, {
      one: '{{count}} festgelegte Paarung',
      other: '{{count}} festgelegte Paarungen',
    }),
  floats: (n) => plural('de', n, { one: '{{count}} Floater', other: '{{count}} Floater' }),
  steps: (n) =>
    plural('de', n, {
      one: '{{count}} Schritt zwischen Punkte-Gruppen',
      other: '{{count}} Schritte zwischen Punkte-Gruppen',
    }),
  unavoidable: (n) => `${n} unvermeidbar`,
  certified: {
    parity: 'nachweislich bestmöglich',
    exact: 'nachweislich bestmöglich',
    fold: 'Paarung über Hälftenbildung',
    'by-hand': 'von Hand',
  },
  bracket: 'nach dem Turnierbaum',
  otherBye: (player) => `weniger erneute Paarungen mit dem Freilos für: ${player}`,
}
