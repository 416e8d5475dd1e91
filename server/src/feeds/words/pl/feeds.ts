import type { feeds as en } from '../en/feeds.ts'

export const feeds: typeof en = {
  calendar: 'Turnieje w Topcut',
  resultsOf: (event, round) => `${event}: ${round}, wyniki`,
  placesOf: (event) => `${event}: miejsca końcowe`,
}
