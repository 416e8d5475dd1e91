import type { Catalogue, ListClauses, ListOf, SquadList } from '@topcut/engine'
import { textOfCards } from '../cards/edits/text-of-cards.ts'
import { cardDraftsFrom } from './card-draft.ts'
import { cardText } from './card-line.ts'
import type { DeckDraft, FormDraft, GroupDraft, ListDraft } from './list-draft.ts'

type Deck = ListOf<'decks' | 'team-decks'>['decks'][number]
type SetCard = Deck['objectives'][number]
type Costed = Parameters<typeof cardText>[0]

const lines = (cards: readonly Costed[]): string => cards.map(cardText).join('\n')
const bare = (cards: readonly SetCard[]): string =>
  cards
    .map(({ name, set, marks }) =>
      cardText({ name: set === undefined ? name : `${name} #${set}`, marks }),
    )
    .join('\n')

type Costs = { readonly name: string; readonly points: number; readonly marks: readonly string[] }

const headOf = ({ name, points, marks }: Costs, faction: string, under: string): GroupDraft => ({
  name: cardText({ name, marks }),
  points: `${points}`,
  faction,
  under,
})

const deckOf = (deck: Deck, members: readonly string[]): DeckDraft => {
  const owner = 'owner' in deck && deck.owner !== null ? members.indexOf(deck.owner) : -1
  return {
    side: deck.side,
    affiliation: bare(deck.affiliations),
    objectives: bare(deck.objectives),
    commands: bare(deck.commands),
    sleeves: deck.sleeves ?? '',
    owner: owner === 0 ? '0' : owner === 1 ? '1' : '',
  }
}

const membersOf = (decks: readonly Deck[], own: readonly string[]): readonly string[] => {
  const named = decks.flatMap((deck) =>
    'owner' in deck ? [deck.owner, deck.teamMate].filter((one) => one !== null) : [],
  )
  return [...new Set([...named, ...own])].slice(0, 2)
}

const formFrom = (list: Exclude<SquadList, { kind: 'text' }>, empty: FormDraft): FormDraft => {
  switch (list.kind) {
    case 'squad':
      return {
        kind: 'squad',
        faction: list.faction,
        ships: list.ships.map((ship) => ({
          ...headOf(
            ship,
            ship.factions.card === list.faction ? '' : ship.factions.card,
            lines(ship.upgrades),
          ),
          size: ship.size,
          hull: `${ship.hull}`,
          shields: `${ship.shields}`,
          attack: `${ship.attack}`,
        })),
        total: `${list.total ?? ''}`,
        obstacles: [
          ...(list.obstacles ?? []),
          ...(empty.kind === 'squad' ? empty.obstacles.slice(list.obstacles?.length ?? 0) : []),
        ],
        damageDeck: list.damageDeck ?? '',
      }
    case 'army':
      return {
        kind: 'army',
        faction: list.faction,
        groups: list.deployments.map((group) =>
          headOf(group, group.faction ?? '', lines(group.attachments)),
        ),
        total: `${list.total ?? ''}`,
        commandDeck: bare(list.commandDeck ?? []),
        sleeves: list.sleeves ?? '',
      }
    case 'decks':
    case 'team-decks': {
      const own = 'members' in empty ? empty.members : []
      const members = list.kind === 'decks' ? [] : membersOf(list.decks, own)
      return { kind: list.kind, decks: list.decks.map((deck) => deckOf(deck, members)), members }
    }
  }
}

type Head = { readonly id?: string }

const headsOf = (list: SquadList): readonly Head[] => {
  switch (list.kind) {
    case 'squad':
      return list.ships
    case 'army':
      return list.deployments
    case 'decks':
    case 'team-decks':
      return list.decks.flatMap(({ objectives }) => objectives)
    case 'text':
      return []
  }
}

/** The catalogue knows none of its ships: it was typed into the form, and would lose what stands there. */
const isByHand = (list: SquadList): boolean => {
  const heads = headsOf(list)
  return heads.length > 0 && heads.every(({ id }) => id === undefined)
}

/** As a list that was handed in would have been typed; as cards, where they are known. */
export const draftFromList = (
  list: SquadList | null,
  empty: FormDraft,
  clauses: ListClauses,
  cards: Catalogue | null = null,
): ListDraft => {
  const as = cards === null || (list !== null && isByHand(list)) ? 'form' : 'cards'
  if (list === null) return { as, form: empty, text: '' }
  if (list.kind === 'text') return { as: 'text', form: empty, text: list.text }
  const form = { ...formFrom(list, empty), cards: cardDraftsFrom(list, clauses) }
  return { as, form, text: cards === null ? '' : textOfCards(cards, list) }
}
