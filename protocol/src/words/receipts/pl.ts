import { plural } from '../plural.ts'
import type { ReceiptWords } from './receipt-words.ts'

export const receiptsPl: ReceiptWords = {
  rematches: (n) =>
    plural('pl', n, {
      one: '{{count}} powtórna para',
      few: '{{count}} powtórne pary',
      many: '{{count}} powtórnych par',
      other: '{{count}} powtórnej pary',
    }),
  softConflicts: (n) =>
    plural('pl', n, {
      one: '{{count}} stół: rodzina lub wspólny dojazd',
      few: '{{count}} stoły: rodzina lub wspólny dojazd',
      many: '{{count}} stołów: rodzina lub wspólny dojazd',
      other: '{{count}} stołu: rodzina lub wspólny dojazd',
    }),
  forbidden: (n) =>
    plural('pl', n, {
      one: '{{count}} wykluczona para',
      few: '{{count}} wykluczone pary',
      many: '{{count}} wykluczonych par',
      other: '{{count}} wykluczonej pary',
    }),
  fixed: (n) =>
    plural('pl', n, {
      one: '{{count}} ustalona para',
      few: '{{count}} ustalone pary',
      many: '{{count}} ustalonych par',
      other: '{{count}} ustalonej pary',
    }),
  floats: (n) =>
    plural('pl', n, {
      one: '{{count}} para spoza grupy punktowej',
      few: '{{count}} pary spoza grupy punktowej',
      many: '{{count}} par spoza grupy punktowej',
      other: '{{count}} pary spoza grupy punktowej',
    }),
  steps: (n) =>
    plural('pl', n, {
      one: '{{count}} przejście między grupami punktowymi',
      few: '{{count}} przejścia między grupami punktowymi',
      many: '{{count}} przejść między grupami punktowymi',
      other: '{{count}} przejścia między grupami punktowymi',
    }),
  unavoidable: (n) => `nie do uniknięcia: ${n}`,
  certified: {
    parity: 'potwierdzone jako najlepsze',
    exact: 'potwierdzone jako najlepsze',
    fold: 'parowanie górnej połowy z dolną',
    'by-hand': 'ręcznie',
  },
  bracket: 'według drabinki',
  otherBye: (player) => `mniej powtórnych par, przy wolnym losie dla innej osoby: ${player}`,
}
