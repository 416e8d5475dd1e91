import type { Army } from './army.ts'
import type { Deck, TeamDeck } from './decks.ts'
import type { Squad } from './squad.ts'

/** A list as it is handed in: what it says, not what a card database would say. */
export type SquadList =
  | ({ readonly kind: 'squad' } & Squad)
  | ({ readonly kind: 'army' } & Army)
  | { readonly kind: 'decks'; readonly decks: readonly Deck[] }
  | { readonly kind: 'team-decks'; readonly decks: readonly TeamDeck[] }
  /** In words of one's own: nobody can check more than that it is there. */
  | { readonly kind: 'text'; readonly text: string }

export const listKinds = ['squad', 'army', 'decks', 'team-decks', 'text'] as const
export type ListKind = (typeof listKinds)[number]
export type ListOf<K extends ListKind> = Extract<SquadList, { readonly kind: K }>

/** Who may look at the lists. */
export type ListsOpenTo = 'leaders' | 'opponents' | 'everybody'
