import type { feeds as en } from '../en/feeds.ts'

export const feeds: typeof en = {
  calendar: 'Turnieje w Topcut',
  resultsOf: (event, round) => `${event}: ${round}, wyniki`,
  placesOf: (event) => `${event}: miejsca końcowe`,
  numbered: (round) => `runda ${round}`,
  final: 'finał',
  semiFinal: 'półfinał',
  top: (size) => `top ${size}`,
  grandFinal: 'wielki finał',
  reset: 'gra decydująca',
  block: (number) => `runda finałowa ${number}`,
}
