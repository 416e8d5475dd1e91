import type { Where } from '../../../vocabulary/finding.ts'
import { type Ship, squadPoints, type Upgrade } from '../../../vocabulary/squad-list.ts'
import type { PilotCard, ShipCard, UpgradeCard } from '../../catalogue.ts'
import { named, plainName } from '../../names.ts'
import type { Reading, ReadLine } from '../../reading.ts'
import type { Fitting } from '../fitting.ts'
import { productOf } from '../product-of.ts'
import { squadAsPrinted } from '../squad-as-printed.ts'
import { squadFactionOf } from '../squad-faction.ts'
import type { SquadIndex } from '../squad-index.ts'
import { type Found, lookUp, nearlyNamed } from './look-up.ts'
import type { Draft, Mention, ShipMention } from './mention.ts'
import { whichPilot, whichUpgrade } from './which-card.ts'

type Settled<T> = { readonly card: T; readonly line: ReadLine }

const lineOf = <T extends { readonly id: string; readonly name: string }>(
  { text, line }: Mention,
  { nearest, isGuess }: Found<T>,
  card: T | null,
  where: Where | null,
): ReadLine => {
  const is = card === null ? 'unknown' : isGuess ? 'guessed' : 'card'
  const others = nearest.filter(({ id }) => id !== card?.id)
  const hits = card === null ? nearest : [card, ...others]
  return {
    text,
    line,
    is,
    where,
    nearest: is === 'card' ? [] : hits.slice(0, 3).map(({ id, name }) => ({ id, name })),
  }
}

/** An upgrade of no ship: one that is spelt as it is has nothing that would be nearer. */
const strayLine = ({ names }: SquadIndex, said: Mention): ReadLine => {
  const found = lookUp(names.upgrades, said)
  return lineOf(said, found.isGuess ? found : { ...found, nearest: [] }, null, null)
}

/** An id or a box says which of several cards of one name it is. */
const box = (index: SquadIndex, said: Mention, card: PilotCard | UpgradeCard) => {
  if (said.isId || said.product !== null) return productOf(index, card)
  const own = plainName(card.id)
  const isId = plainName(said.text) === own && own !== plainName(card.name)
  return isId ? productOf(index, card) : null
}

const ofSlotFirst = (found: Found<UpgradeCard>, slot: string | null): Found<UpgradeCard> => ({
  ...found,
  nearest: found.nearest.toSorted((a, b) => Number(b.slot === slot) - Number(a.slot === slot)),
})

/** What is known of a squad before its cards are: its faction, and the upgrades a text may mean. */
type InSquad = { readonly faction: string; readonly inSquad: ReadonlySet<string> }

const upgradesIn = ({ names }: SquadIndex, { ships }: Draft): ReadonlySet<string> =>
  new Set(
    ships
      .flatMap(({ upgrades }) => upgrades)
      // An id is of one box and stays it, whatever would go better with the others.
      .flatMap(({ text, isId }) => (isId ? [] : named(names.upgrades, text).map(({ id }) => id))),
  )

const settledUpgrade = (
  index: SquadIndex,
  said: Mention,
  squad: InSquad,
  ship: Fitting | null,
  where: Omit<Where, 'name'>,
): Settled<Upgrade> & { readonly found: UpgradeCard | null } => {
  const slot = named(index.names.slots, said.slot ?? '')[0]?.id ?? null
  const hits = ofSlotFirst(lookUp(index.names.upgrades, said), slot)
  const found = whichUpgrade(index, hits.cards, { ...said, slot, ...squad }, ship)
  const card: Upgrade = {
    kind: 'upgrade',
    ...(found !== null && { id: found.id }),
    ...((found?.slot ?? slot) !== null && { slot: found?.slot ?? slot ?? '' }),
    name: found?.name ?? said.text,
    points: said.points ?? 0,
    product: found === null ? null : box(index, said, found),
    marks: [],
    proxies: [],
    faction: null,
  }
  return { card, found, line: lineOf(said, hits, found, { ...where, name: card.name }) }
}

/** Of several as near it is the pilot's own: one letter parts a B-wing from a U-wing. */
const kindOf = (
  { names }: SquadIndex,
  text: string,
  pilots: readonly PilotCard[],
): ShipCard | null => {
  const { cards, isGuess } = lookUp(names.ships, { text })
  const near = isGuess ? nearlyNamed(names.ships, text).map(({ card }) => card) : []
  const own = near.find(({ id }) => pilots.some(({ ship }) => ship === id))
  return own ?? cards[0] ?? null
}

const settledShip = (
  index: SquadIndex,
  { pilot: said, ship: kindSaid, upgrades }: ShipMention,
  squad: InSquad,
  entry: number,
): { readonly ship: Ship; readonly lines: readonly ReadLine[] } => {
  const { faction } = squad
  const hits = lookUp(index.names.pilots, said)
  const kind = kindSaid === null ? null : kindOf(index, kindSaid, hits.cards)
  const pilot = whichPilot(index, hits.cards, {
    ...said,
    ship: kind?.id ?? null,
    faction,
    upgrades: upgrades.map(({ text }) => text),
  })
  const flown = kind ?? index.ship.get(pilot?.ship ?? '') ?? null
  const on: UpgradeCard[] = []
  const fitting = pilot === null || flown === null ? null : { kind: flown, pilot, upgrades: on }
  const under: Upgrade[] = []
  const lines: ReadLine[] = []
  for (const upgrade of upgrades) {
    const one = settledUpgrade(index, upgrade, squad, fitting, { entry, under: under.length })
    under.push(one.card)
    lines.push(one.line)
    if (one.found !== null) on.push(one.found)
  }
  const name = pilot?.name ?? said.text
  return {
    ship: {
      kind: 'ship',
      ...(pilot !== null && { id: pilot.id }),
      ...(flown !== null && { ship: flown.id }),
      name,
      points: said.points ?? 0,
      product: pilot === null ? null : box(index, said, pilot),
      marks: [],
      proxies: [],
      factions: { card: faction },
      size: flown?.size ?? 'small',
      hull: flown?.hull ?? 0,
      shields: flown?.shields ?? 0,
      attack: flown?.attack ?? 0,
      upgrades: under,
    },
    lines: [lineOf(said, hits, pilot, { entry, name }), ...lines],
  }
}

/** Looks every card of a text up; null where there is nothing in it that could be one. */
export const settle = (index: SquadIndex, draft: Draft): Reading | null => {
  const faction = squadFactionOf(index, draft)
  const squad = { faction, inSquad: upgradesIn(index, draft) }
  const ships = draft.ships.map((ship, entry) => settledShip(index, ship, squad, entry))
  const strays = draft.strays.map((said) => strayLine(index, said))
  const lines = [...draft.about, ...strays, ...ships.flatMap((ship) => ship.lines)]
  const isKnown = lines.some(({ is }) => is === 'card' || is === 'guessed')
  const isFile = draft.ships.some(({ pilot }) => pilot.isId)
  const isStray = draft.strays.some((said) => lookUp(index.names.upgrades, said).nearest.length > 0)
  if (!isKnown && !isFile && !isStray) return null
  const list = squadAsPrinted(index.catalogue, {
    kind: 'squad',
    faction,
    ships: ships.map(({ ship }) => ship),
    total: null,
    obstacles: draft.obstacles,
    damageDeck: draft.damageDeck === null ? null : deckOf(index, draft.damageDeck),
  })
  return {
    list: list.kind === 'squad' ? { ...list, total: squadPoints(list) } : list,
    declared: draft.declared,
    lines: lines.toSorted((a, b) => a.line - b.line),
  }
}

const deckOf = ({ names }: SquadIndex, said: string): string =>
  named(names.damageDecks, said)[0]?.id ?? said
