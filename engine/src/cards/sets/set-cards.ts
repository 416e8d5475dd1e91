import type { Card } from '../../vocabulary/card.ts'
import type { SetCard } from '../../vocabulary/squad-list.ts'
import type { KnownAffiliation, KnownCommand, KnownSet } from './known-sets.ts'

/** A card as a text has it, before anybody knows it. */
export const cardNamed = (name: string): Card => ({
  name,
  points: 0,
  // No day is known of any box: a product without one would be asked about for every card.
  product: null,
  marks: [],
  proxies: [],
})

/** What is known of a card beside what a list says of it. */
export const printedSet = ({ id, name }: KnownSet) => ({ id, name, set: id, points: 0 })
export const printedCommand = ({ id, name, set }: KnownCommand) => ({
  id,
  name,
  set: set.id,
  points: 0,
})
export const printedAffiliation = ({ id, name }: KnownAffiliation) => ({ id, name, points: 0 })

export const objectiveOf = (set: KnownSet): SetCard => ({
  ...cardNamed(set.name),
  ...printedSet(set),
})

export const commandOf = (card: KnownCommand): SetCard => ({
  ...cardNamed(card.name),
  ...printedCommand(card),
})

export const affiliationOf = (card: KnownAffiliation): Card => ({
  ...cardNamed(card.name),
  ...printedAffiliation(card),
})
