import { plural } from '@topcut/protocol/words'

/** What stands at the pictures: their own few words, so that phones load no others. */
export const pictures = {
  teams: { player: 'Team', players: 'Teams', points: 'Teams by tournament points' },
  pictures: 'Pictures',
  places: 'Places over the rounds',
  /** Below the title: what the numbers in the picture are. */
  placesNote: 'The numbers are the places after each round.',
  player: 'Player',
  round: (round: number) => `Round ${round}`,
  noPlace: 'no place',
  points: 'Players by tournament points',
  tournamentPoints: 'Tournament points',
  players: 'Players',
  /** How many, and how many of them are in. */
  playersIn: (players: number, isIn: number) => `${players}, ${isIn} of them in`,
  cutTo: (size: number) => `Cut to ${size}`,
  factions: 'Factions',
  ships: 'Ships',
  groups: 'Groups',
  sets: 'Objective sets',
  cards: 'Cards played most',
  /** What stands above their names. */
  one: { faction: 'Faction', ship: 'Ship', group: 'Group', set: 'Set', card: 'Card' },
  lists: 'Lists',
  /** What the dark part of a bar is. */
  inkIsCut: (lists: number) =>
    plural('en', lists, {
      one: 'The dark part is the one list in the cut.',
      other: 'The dark part is the {{count}} lists in the cut.',
    }),
  shareInCut: (share: string, inCut: number) => `${share}, ${inCut} in the cut`,
  share: (count: number, percent: string) => `${count} (${percent})`,
  roundNumber: 'Round',
  lengths: 'Length of the rounds',
  lengthsNote: 'From the start of the clock until the round was closed. The frame is the plan.',
  time: 'Minutes',
  taken: (taken: number, planned: number) => `${taken} of ${planned} min`,
  takenUntimed: (taken: number) => `${taken} min, no limit`,
  empty: 'No pictures yet. They begin with the first closed round.',
}
