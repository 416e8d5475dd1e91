import { playerId } from '../src/vocabulary/ids.ts'
import type { Side } from '../src/vocabulary/result.ts'
import type { Deck, ListOf, SetCard, TeamDeck } from '../src/vocabulary/squad-list.ts'
import { product } from './squad.ts'

export const setCard = (given: Partial<SetCard> = {}): SetCard => ({
  name: 'Card',
  points: 0,
  product: product(),
  marks: [],
  proxies: [],
  ...given,
})

/** Objectives of the sets 1, 2, 3 … */
export const objectives = (count: number): readonly SetCard[] =>
  Array.from({ length: count }, (_, index) =>
    setCard({ name: `Objective ${index + 1}`, set: `${index + 1}` }),
  )

/** A deck nobody could object to, but for what a test changes. */
export const deck = (side: Side, given: Partial<Deck> = {}): Deck => ({
  side,
  affiliations: [setCard({ name: 'Affiliation' })],
  objectives: objectives(10),
  commands: [setCard({ name: 'Command', set: '1' })],
  ...given,
})

export const anyDecks = (light: Partial<Deck> = {}, dark: Partial<Deck> = {}): ListOf<'decks'> => ({
  kind: 'decks',
  decks: [deck('light', light), deck('dark', dark)],
})

export const teamDeck = (
  side: Side,
  owner: string | null,
  teamMate: string | null,
  given: Partial<Deck> = {},
): TeamDeck => ({
  ...deck(side, given),
  owner: owner === null ? null : playerId(owner),
  teamMate: teamMate === null ? null : playerId(teamMate),
})

/** The four decks of a team of two, but for what a test puts in their place. */
export const anyTeamDecks = (
  decks: readonly TeamDeck[] = [
    teamDeck('light', 'ada', 'ben'),
    teamDeck('light', 'ben', 'ada'),
    teamDeck('dark', 'ada', 'ben'),
    teamDeck('dark', 'ben', 'ada'),
  ],
): ListOf<'team-decks'> => ({ kind: 'team-decks', decks })
