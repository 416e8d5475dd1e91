import type { feeds as en } from '../en/feeds.ts'

export const feeds: typeof en = {
  calendar: 'Turniere in Topcut',
  resultsOf: (event, round) => `${event}: ${round}, Ergebnisse`,
  placesOf: (event) => `${event}: Endstand`,
  numbered: (round) => `Runde ${round}`,
  final: 'Finale',
  semiFinal: 'Halbfinale',
  top: (size) => `Top ${size}`,
  grandFinal: 'Final-Begegnung',
  reset: 'letztes Spiel',
  block: (number) => `Finalrunde ${number}`,
}
