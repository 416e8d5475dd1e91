import { type Catalogue, type ListOf, type SquadList, unambiguousName } from '@topcut/engine'

/** Cards that lie together: a ship with its upgrades, a group, a set. */
export type TickGroup = { readonly title: string; readonly cards: readonly string[] }

type Deck = ListOf<'decks'>['decks'][number]
type Sets = Extract<Catalogue, { readonly kind: 'decks' }>['sets']

/** Every card of a list as it is looked for; without the cards, as far as the list names them. */
export const tickGroups = (
  list: SquadList,
  cards: Catalogue | null | undefined,
  headings: { readonly commandDeck: string; readonly others: string },
): readonly TickGroup[] => {
  switch (list.kind) {
    case 'squad':
      return list.ships.map((ship) => ({
        title: unambiguousName(ship),
        cards: [ship, ...ship.upgrades].map(unambiguousName),
      }))
    case 'army':
      return [
        ...list.deployments.map((group) => ({
          title: unambiguousName(group),
          cards: [group, ...group.attachments].map(unambiguousName),
        })),
        ...grouped(headings.commandDeck, (list.commandDeck ?? []).map(unambiguousName)),
      ]
    case 'decks':
    case 'team-decks': {
      const sets = cards?.kind === 'decks' ? cards.sets : []
      return list.decks.flatMap((deck) => deckGroups(deck, sets, headings.others))
    }
    case 'text':
      return grouped(
        headings.others,
        list.text.split('\n').filter((line) => line.trim() !== ''),
      )
  }
}

const grouped = (title: string, cards: readonly string[]): readonly TickGroup[] =>
  cards.length === 0 ? [] : [{ title, cards }]

/** A deck is its affiliation and its sets; a card that the list names itself is in one of them. */
const deckGroups = (deck: Deck, sets: Sets, others: string): readonly TickGroup[] => {
  const numbers = new Set(deck.objectives.map(({ set }) => set))
  const affiliations = deck.affiliations.map(unambiguousName)
  return [
    ...grouped(affiliations.join(', '), affiliations),
    ...deck.objectives.map((objective) => {
      const name = unambiguousName(objective)
      const known = sets.find(({ number }) => `${number}` === objective.set)
      const own = deck.commands.filter(({ set }) => set === objective.set).map(unambiguousName)
      return {
        title: objective.set === undefined ? name : `${objective.set} ${name}`,
        cards: known?.cards.map(({ title }) => title) ?? [name, ...own],
      }
    }),
    ...grouped(
      others,
      deck.commands
        .filter(({ set }) => set === undefined || !numbers.has(set))
        .map(unambiguousName),
    ),
  ]
}
