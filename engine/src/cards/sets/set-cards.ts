import type { Card, Product } from '../../vocabulary/card.ts'
import type { SetCard } from '../../vocabulary/squad-list.ts'
import type { KnownAffiliation, KnownCommand, KnownSet } from './known-sets.ts'

/** A card as a text has it, before anybody knows it. */
export const cardNamed = (name: string): Card => ({
  name,
  points: 0,
  product: null,
  marks: [],
  proxies: [],
})

/** No catalogue has the days of these boxes: an organizer may enter them by the name. */
const boxOf = ({ product }: KnownSet): Product => ({ name: product, released: {}, show: null })

/** What is printed on a card that a list names; the box it says it is from stays. */
export const asSet = <C extends SetCard>(card: C, set: KnownSet): C => {
  const { id, name } = set
  return { ...card, id, name, set: id, points: 0, product: card.product ?? boxOf(set) }
}

export const asCommand = <C extends SetCard>(card: C, { id, name, set }: KnownCommand): C => ({
  ...card,
  id,
  name,
  set: set.id,
  points: 0,
  product: card.product ?? boxOf(set),
})

export const asAffiliation = <C extends Card>(card: C, { id, name }: KnownAffiliation): C => ({
  ...card,
  id,
  name,
  points: 0,
})

export const objectiveOf = (set: KnownSet): SetCard => asSet(cardNamed(set.name), set)

export const commandOf = (card: KnownCommand): SetCard => asCommand(cardNamed(card.name), card)

export const affiliationOf = (card: KnownAffiliation): Card =>
  asAffiliation(cardNamed(card.name), card)
