/** Titles in feeds and calendars; rounds are called as on the page. */
export const feeds = {
  calendar: 'Topcut events',
  resultsOf: (event: string, round: string) => `${event}: ${round}, results`,
  placesOf: (event: string) => `${event}: final places`,
  numbered: (round: number) => `round ${round}`,
  final: 'final',
  semiFinal: 'semi-final',
  top: (size: number) => `top ${size}`,
  grandFinal: 'grand final',
  reset: 'deciding game',
  block: (number: number) => `finals round ${number}`,
}
