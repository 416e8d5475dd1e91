/** What stands at the pictures: their own few words, so that phones load no others. */
export type PicturesWords = {
  readonly pictures: string
  readonly places: string
  /** Below the title: what the numbers in the picture are. */
  readonly placesNote: string
  readonly player: string
  readonly round: (round: number) => string
  readonly noPlace: string
  readonly points: string
  readonly tournamentPoints: string
  readonly players: string
  /** How many, and how many of them are in. */
  readonly playersIn: (players: number, isIn: number) => string
  readonly cutTo: (size: number) => string
  readonly factions: string
  readonly faction: string
  readonly lists: string
  readonly share: (count: number, percent: string) => string
  readonly roundNumber: string
  readonly lengths: string
  readonly lengthsNote: string
  readonly time: string
  readonly taken: (taken: number, planned: number) => string
  readonly takenUntimed: (taken: number) => string
  readonly empty: string
}
