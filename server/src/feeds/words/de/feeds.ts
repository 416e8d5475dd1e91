import type { feeds as en } from '../en/feeds.ts'

export const feeds: typeof en = {
  calendar: 'Turniere in Topcut',
  resultsOf: (event, round) => `${event}: ${round}, Ergebnisse`,
  placesOf: (event) => `${event}: Endstand`,
}
