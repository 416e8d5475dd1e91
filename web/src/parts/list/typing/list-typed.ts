import {
  type Catalogue,
  type ListClauses,
  type ListOf,
  playerId,
  type SquadList,
} from '@topcut/engine'
import { eachCard } from '../cards/edits/each-card.ts'
import { cardless, listWithCards } from '../cards/edits/list-with-cards.ts'
import { type CardDrafts, declaredBy } from './card-draft.ts'
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
import { readOnce } from './read-once.ts'

type Card = ListOf<'decks'>['decks'][number]['affiliations'][number]

/** Shown where a finding says that there is no such faction. */
const noFaction = '–'

const whole = (text: string): number => Number.parseInt(text.replaceAll('−', '-'), 10) || 0
const orNull = (text: string): number | null => (text.trim() === '' ? null : whole(text))

/** Whether somebody has filled in this row of the form. */
export const isThere = ({ name, points }: GroupDraft): boolean =>
  name.trim() !== '' || points.trim() !== ''

/** What cards declare: as it is typed now, or as an earlier list had it. */
type Known = KnownCards & { readonly typed: CardDrafts; readonly clauses: ListClauses }

/** A typed card with everything that is declared about the card of this name. */
const cardOf = (known: Known, { name, points, marks }: CardLine): Card => {
  const [before, draft] = [known.cards.get(name), known.typed[name]]
  const declared = draft === undefined ? before : declaredBy(draft, before, known.clauses)
  return { product: null, proxies: [], ...declared, name, points: points ?? 0, marks }
}

/** What a line is called without the number of its set. */
const setOf = (name: string): readonly [name: string, set: string | undefined] => {
  const [, bare, set] = /^(.*?)\s*#\s*(\S+)$/.exec(name) ?? []
  return bare === undefined ? [name, undefined] : [bare, set]
}

/** The name of a ship or group may carry marks. */
const headName = (name: string): string => {
  const bare = name.replace(/\[[^\]]*\]\s*$/, '').trim()
  return bare === '' ? '?' : bare
}

/** The cards that are named in the lines of a field, each once. */
export const namesInLines = (text: string): readonly string[] => [
  ...new Set(cardLines(text).map(({ name }) => setOf(name)[0])),
]

/** A ship or group and the cards under it, as long as it has a name. */
export const namesInGroup = ({ name, under }: GroupDraft): readonly string[] =>
  name.trim() === '' ? [] : [...new Set([headName(name), ...namesInLines(under)])]

const withFaction = (known: Known, line: CardLine) => ({
  ...cardOf(known, line),
  faction: known.factions.get(line.name) ?? null,
})

/** The points of a ship or group have a field of their own. */
const headOf = (known: Known, { name, points }: GroupDraft): Card => {
  const { marks } = cardLine(name)
  return cardOf(known, { name: headName(name), points: whole(points), marks, count: 1 })
}

const factionsOf = (known: Known, name: string, card: string) => {
  const { token: before, ...others } = known.ships.get(name) ?? {}
  const token = known.typed[name] === undefined ? before : known.typed[name].token
  return { ...others, ...(token === undefined || token === '' ? {} : { token }), card }
}

const shipOf = (known: Known, ship: ShipDraft, squad: string) => {
  const head = headOf(known, ship)
  return {
    ...head,
    kind: 'ship' as const,
    factions: factionsOf(known, head.name, ship.faction || squad),
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
const setCard = (known: Known, line: CardLine) => {
  const [name, set] = setOf(line.name)
  const card = cardOf(known, { ...line, name })
  return set === undefined ? card : { ...card, set }
}

const deckOf = (known: Known, draft: DeckDraft) => {
  const cards = (text: string) => cardLines(text).map((line) => setCard(known, line))
  return {
    side: draft.side,
    affiliations: cardLines(draft.affiliation).map((line) => cardOf(known, line)),
    objectives: cards(draft.objectives),
    commands: cards(draft.commands),
    ...(draft.sleeves === '' ? {} : { sleeves: draft.sleeves }),
  }
}

const teamDeckOf = (known: Known, draft: DeckDraft, members: readonly string[]) => {
  const member = (index: number) => {
    const id = members[index]
    return draft.owner === '' || id === undefined ? null : playerId(id)
  }
  const own = Number(draft.owner)
  return { ...deckOf(known, draft), owner: member(own), teamMate: member(1 - own) }
}

const squadOf = (known: Known, draft: FormOf<'squad'>): SquadList => {
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

const armyOf = (known: Known, draft: FormOf<'army'>): SquadList => {
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

const formTyped = (known: Known, draft: FormDraft): SquadList => {
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

/** What nobody can read in a text: the language and the stand-ins stay as they were declared. */
const asDeclared = ({ cards }: KnownCards, list: SquadList): SquadList =>
  eachCard(list, (card) => {
    const { language, proxies } = cards.get(card.name) ?? {}
    return {
      ...card,
      ...(language === undefined ? {} : { language }),
      ...(proxies === undefined ? {} : { proxies }),
    }
  })

/** The list that a draft would hand in. What the form has no field for is kept from `before`. */
export const listTyped = (
  draft: ListDraft,
  before: SquadList | null,
  clauses: ListClauses,
  cards: Catalogue | null = null,
): SquadList => {
  const { as, form, text } = draft
  const known = { ...knownCards(before), typed: form.cards ?? {}, clauses }
  if (as === 'form') return formTyped(known, form)
  if (as === 'text' || cards === null) return { kind: 'text', text }
  const read = readOnce(cards, text)
  const along = formTyped(known, cardless(form))
  return listWithCards(along, read === null ? null : asDeclared(known, read.list))
}
