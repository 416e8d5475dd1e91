import type { Card } from '../../vocabulary/card.ts'
import type { Side } from '../../vocabulary/result.ts'
import type { SetCard } from '../../vocabulary/squad-list.ts'
import { named } from '../names.ts'
import { commandSaid } from './command-said.ts'
import { copiesSaid } from './copies-said.ts'
import { isSet, type KnownCommand, type KnownSet, type KnownSets } from './known-sets.ts'
import type { SaidCard } from './said-deck.ts'
import { affiliationOf, cardNamed, commandOf, objectiveOf } from './set-cards.ts'
import { exactly, type Meant, nearly, setSaid } from './set-said.ts'

/** A piece of a text with the card it stands for, as often as it is in the deck. */
export type FoundCard = Pick<Meant<unknown>, 'is' | 'nearest'> & {
  readonly said: SaidCard
  readonly part: SaidCard['part']
  readonly card: SetCard
  readonly copies: number
  /** The side it is of; null where nobody knows. */
  readonly side: Side | null
  /** It is in a set of the deck, which says so already. */
  readonly inSet?: string
}

const affiliationFound = ({ affiliations }: KnownSets, said: SaidCard): FoundCard => {
  const { body } = copiesSaid(said.text)
  const [exact] = named(affiliations, body)
  const { card, is, nearest } = exact === undefined ? nearly(affiliations, body) : exactly(exact)
  const found: Card = card === null ? cardNamed(body) : affiliationOf(card)
  const copies = said.copies ?? 1
  return { said, part: said.part, card: found, copies, side: card?.side ?? null, is, nearest }
}

const setFound = (known: KnownSets, said: SaidCard): FoundCard => {
  const { card, is, nearest, copies, body } = setSaid(known, said.text)
  return {
    said,
    part: 'set',
    card: card === null ? cardNamed(body) : objectiveOf(card),
    copies: said.copies ?? copies,
    side: card?.side ?? null,
    is,
    nearest,
  }
}

const byFile = (said: SaidCard, card: KnownSet | KnownCommand): FoundCard => ({
  said,
  part: isSet(card) ? 'set' : 'command',
  card: isSet(card) ? objectiveOf(card) : commandOf(card),
  copies: said.copies ?? 1,
  side: isSet(card) ? card.side : card.set.side,
  is: 'card',
  nearest: [],
})

const foundIn = (known: KnownSets, said: SaidCard): FoundCard | null => {
  if (said.part === 'affiliation') return affiliationFound(known, said)
  const filed = said.octgn === undefined ? undefined : known.byOctgn.get(said.octgn)
  if (filed !== undefined) return byFile(said, filed)
  return said.part === 'set' ? setFound(known, said) : null
}

/** The cards of the sets of a deck, each as often as its set brings it. */
const broughtBy = ({ byId }: KnownSets, found: readonly FoundCard[]): Map<string, number> => {
  const brought = new Map<string, number>()
  for (const { part, card, copies } of found) {
    const set = part === 'set' && card.id !== undefined ? byId.get(card.id) : undefined
    for (const { octgn } of set?.cards ?? []) brought.set(octgn, (brought.get(octgn) ?? 0) + copies)
  }
  return brought
}

/**
 * The cards of a deck. Command cards come last: of those of one title the ones in its own sets are
 * meant, and these are not listed again.
 */
export const deckFound = (known: KnownSets, cards: readonly SaidCard[]): readonly FoundCard[] => {
  const first = cards.map((said) => foundIn(known, said))
  const brought = broughtBy(
    known,
    first.filter((one) => one !== null),
  )
  const isOpen = ({ id }: KnownCommand) => (brought.get(id) ?? 0) > 0
  return cards.flatMap((said, index) => {
    const filed = first[index] ?? null
    if (filed !== null && filed.part !== 'command') return filed
    const meant = filed ?? commandFound(known, said, isOpen)
    return counted(meant, brought)
  })
}

const commandFound = (
  known: KnownSets,
  said: SaidCard,
  isOpen: (card: KnownCommand) => boolean,
): FoundCard => {
  const { card, is, nearest, copies, body } = commandSaid(known, said.text, isOpen)
  return {
    said,
    part: 'command',
    card: card === null ? cardNamed(body) : commandOf(card),
    copies: said.copies ?? copies,
    side: card?.set.side ?? null,
    is,
    nearest,
  }
}

/** Those that a set of the deck brings, and those that are left. */
const counted = (found: FoundCard, brought: Map<string, number>): readonly FoundCard[] => {
  const { card, copies } = found
  const open = card.id === undefined ? 0 : (brought.get(card.id) ?? 0)
  const own = Math.min(open, copies)
  if (own === 0 || card.id === undefined || card.set === undefined) return [found]
  brought.set(card.id, open - own)
  const inOwn = { ...found, copies: own, inSet: card.set }
  return own === copies ? [inOwn] : [inOwn, { ...found, copies: copies - own }]
}
