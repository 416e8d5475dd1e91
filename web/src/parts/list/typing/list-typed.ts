import { type ListOf, playerId, type SquadList } from '@topcut/engine'
import { type CardLine, cardLine, cardLines } from './card-line.ts'
import { type KnownCards, knownCards } from './known-cards.ts'
import type {
  DeckDraft,
  FormDraft,
  FormOf,
  GroupDraft,
  ListDraft,
  ShipDraft,
} from './list-draft.ts'

type Card = ListOf<'decks'>['decks'][number]['affiliations'][number]

/** Shown where a finding says that there is no such faction. */
const noFaction = '–'

const whole = (text: string): number => Number.parseInt(text.replaceAll('−', '-'), 10) || 0
const orNull = (text: string): number | null => (text.trim() === '' ? null : whole(text))
const isThere = ({ name, points }: GroupDraft) => name.trim() !== '' || points.trim() !== ''

/** A typed card with everything an earlier list declared about the card of this name. */
const cardOf = (known: KnownCards, { name, points, marks }: CardLine): Card => ({
  product: null,
  proxies: [],
  ...known.cards.get(name),
  name,
  points: points ?? 0,
  marks,
})

const withFaction = (known: KnownCards, line: CardLine) => ({
  ...cardOf(known, line),
  faction: known.factions.get(line.name) ?? null,
})

/** The name of a ship or group may carry marks; its points have a field of their own. */
const headOf = (known: KnownCards, { name, points }: GroupDraft): Card => {
  const { marks } = cardLine(name)
  const bare = name.replace(/\[[^\]]*\]\s*$/, '').trim()
  return cardOf(known, { name: bare === '' ? '?' : bare, points: whole(points), marks, count: 1 })
}

const shipOf = (known: KnownCards, ship: ShipDraft, squad: string) => {
  const head = headOf(known, ship)
  return {
    ...head,
    kind: 'ship' as const,
    factions: { ...known.ships.get(head.name), card: ship.faction || squad },
    size: ship.size,
    hull: whole(ship.hull),
    shields: whole(ship.shields),
    attack: whole(ship.attack),
    upgrades: cardLines(ship.under).map((line) => ({
      ...withFaction(known, line),
      kind: 'upgrade' as const,
    })),
  }
}

/** A card of a deck says its set behind a number sign: `Name #12`. */
const setCard = (known: KnownCards, line: CardLine) => {
  const [, name, set] = /^(.*?)\s*#\s*(\S+)$/.exec(line.name) ?? [null, line.name, undefined]
  const card = cardOf(known, { ...line, name: name ?? line.name })
  return set === undefined ? card : { ...card, set }
}

const deckOf = (known: KnownCards, draft: DeckDraft) => {
  const cards = (text: string) => cardLines(text).map((line) => setCard(known, line))
  return {
    side: draft.side,
    affiliations: cardLines(draft.affiliation).map((line) => cardOf(known, line)),
    objectives: cards(draft.objectives),
    commands: cards(draft.commands),
    ...(draft.sleeves === '' ? {} : { sleeves: draft.sleeves }),
  }
}

const teamDeckOf = (known: KnownCards, draft: DeckDraft, members: readonly string[]) => {
  const member = (index: number) => {
    const id = members[index]
    return draft.owner === '' || id === undefined ? null : playerId(id)
  }
  const own = Number(draft.owner)
  return { ...deckOf(known, draft), owner: member(own), teamMate: member(1 - own) }
}

const squadOf = (known: KnownCards, draft: FormOf<'squad'>): SquadList => {
  const obstacles = draft.obstacles.filter((obstacle) => obstacle !== '')
  return {
    kind: 'squad',
    faction: draft.faction || noFaction,
    ships: draft.ships
      .filter(isThere)
      .map((ship) => shipOf(known, ship, draft.faction || noFaction)),
    total: orNull(draft.total),
    obstacles: obstacles.length === 0 ? null : obstacles,
    damageDeck: draft.damageDeck === '' ? null : draft.damageDeck,
  }
}

const armyOf = (known: KnownCards, draft: FormOf<'army'>): SquadList => {
  const commands = cardLines(draft.commandDeck)
  return {
    kind: 'army',
    faction: draft.faction || noFaction,
    deployments: draft.groups.filter(isThere).map((group) => ({
      ...headOf(known, group),
      faction: group.faction || null,
      attachments: cardLines(group.under).map((line) => withFaction(known, line)),
    })),
    total: orNull(draft.total),
    commandDeck: commands.length === 0 ? null : commands.map((line) => withFaction(known, line)),
    ...(draft.sleeves === '' ? {} : { sleeves: draft.sleeves }),
  }
}

const formTyped = (known: KnownCards, draft: FormDraft): SquadList => {
  switch (draft.kind) {
    case 'squad':
      return squadOf(known, draft)
    case 'army':
      return armyOf(known, draft)
    case 'decks':
      return { kind: 'decks', decks: draft.decks.map((deck) => deckOf(known, deck)) }
    case 'team-decks':
      return {
        kind: 'team-decks',
        decks: draft.decks.map((deck) => teamDeckOf(known, deck, draft.members)),
      }
  }
}

/** The list that a draft would hand in. What the form has no field for is kept from `before`. */
export const listTyped = (draft: ListDraft, before: SquadList | null): SquadList =>
  draft.as === 'text'
    ? { kind: 'text', text: draft.text }
    : formTyped(knownCards(before), draft.form)
