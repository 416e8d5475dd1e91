import type { EventState } from '../../event/spine/state.ts'
import type { Card } from '../../vocabulary/card.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { ListKind, SquadList } from '../../vocabulary/squad-list.ts'

/** How many of the lists have something, and how many of those that made the cut. */
type Share = {
  /** By its id in the catalogue, where it has one. */
  readonly id: string
  readonly name: string
  readonly lists: number
  readonly inCut: number
}

/** What the lists consist of, the most frequent first. */
export type ListShares = {
  /** What they are lists of; null where there are none to count. */
  readonly of: ListKind | null
  /** How many lists say what they consist of, and how many of them made the cut; null before it. */
  readonly lists: number
  readonly inCut: number | null
  /** Two decks have two: they count as two. */
  readonly factions: readonly Share[]
  /** Kinds of ships, groups of figures, objective sets. */
  readonly kinds: readonly Share[]
  /** What is put on them or beside them. */
  readonly cards: readonly Share[]
}

/** A list has a card once, however often it is in it. */
type Counted = Pick<Share, 'id' | 'name'>
type Contents = { readonly [P in 'factions' | 'kinds' | 'cards']: readonly Counted[] }

/** As many as can be told apart in a picture. */
const most = 12

export const listShares = ({ lists, cut }: EventState): ListShares => {
  const known = [...lists].flatMap(([player, { list }]) => {
    const contents = contentsOf(list)
    return contents === null ? [] : [{ player, of: list.kind, contents }]
  })
  const seeds = new Set<PlayerId>(cut?.seeds)
  const shared = (part: keyof Contents) => {
    const shares = new Map<string, Share>()
    for (const { player, contents } of known) {
      const own = part === 'factions' ? contents[part] : once(contents[part])
      for (const { id, name } of own) {
        const before = shares.get(id) ?? { id, name, lists: 0, inCut: 0 }
        const inCut = before.inCut + (seeds.has(player) ? 1 : 0)
        shares.set(id, { ...before, lists: before.lists + 1, inCut })
      }
    }
    return [...shares.values()].toSorted(byLists)
  }
  return {
    of: known[0]?.of ?? null,
    lists: known.length,
    inCut: cut === null ? null : known.filter(({ player }) => seeds.has(player)).length,
    factions: shared('factions'),
    kinds: shared('kinds').slice(0, most),
    cards: shared('cards').slice(0, most),
  }
}

const byLists = (a: Share, b: Share): number =>
  b.lists - a.lists || b.inCut - a.inCut || (a.name < b.name ? -1 : 1)

const once = (all: readonly Counted[]): readonly Counted[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
]

const counted = ({ id, name }: Card): Counted => ({ id: id ?? name, name })
const word = (name: string): readonly Counted[] => (name === '' ? [] : [{ id: name, name }])

/** Null for a text: it says nothing that could be counted. */
const contentsOf = (list: SquadList): Contents | null => {
  switch (list.kind) {
    case 'squad':
      return {
        factions: word(list.faction),
        kinds: list.ships.flatMap(({ ship }) => word(ship ?? '')),
        cards: list.ships.flatMap((ship) => [ship, ...ship.upgrades]).map(counted),
      }
    case 'army':
      return {
        factions: word(list.faction),
        kinds: list.deployments.map(counted),
        cards: [
          ...list.deployments.flatMap(({ attachments }) => attachments),
          ...(list.commandDeck ?? []),
        ].map(counted),
      }
    case 'decks':
    case 'team-decks':
      return {
        factions: list.decks.flatMap(({ affiliations }) => affiliations.slice(0, 1).map(counted)),
        kinds: list.decks.flatMap(({ objectives }) => objectives).map(counted),
        // Its command cards come with its sets.
        cards: [],
      }
    case 'text':
      return null
  }
}
