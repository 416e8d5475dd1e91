/** Titles in feeds and calendars; rounds are called as on the page. */
export const feeds = {
  calendar: 'Topcut events',
  resultsOf: (event: string, round: string) => `${event}: ${round}, results`,
  placesOf: (event: string) => `${event}: final places`,
}
