import { type ListOf, listPoints, type SquadList } from '@topcut/engine'

type Squad = ListOf<'squad'>
type Army = ListOf<'army'>
type Decks = ListOf<'decks' | 'team-decks'>
type Deck = Decks['decks'][number]

/** Null for a card that nobody knows. */
const card = ({ id, name, points }: Army['deployments'][number]['attachments'][number]) => ({
  card: id ?? null,
  name,
  points,
})

const ships = ({ ships: all }: Squad) =>
  all.map(({ id = null, ship = null, name, points, upgrades }) => ({
    card: id,
    ship,
    name,
    points,
    upgrades: upgrades.map(({ id: own = null, slot = null, name: called, points: cost }) => ({
      card: own,
      slot,
      name: called,
      points: cost,
    })),
    total: upgrades.reduce((sum, one) => sum + one.points, points),
  }))

/** What is attached to a group follows it as a line of its own, without figures. */
const groups = ({ deployments }: Army) =>
  deployments.flatMap(({ figures = 0, attachments, ...group }) => [
    { ...card(group), figures },
    ...attachments.map((one) => ({ ...card(one), figures: 0 })),
  ])

const setsOf = ({ side: deck, objectives }: Deck) => {
  const names = [...new Set(objectives.map(({ name }) => name))]
  return names.flatMap((name) => {
    const own = objectives.filter((one) => one.name === name)
    const [first] = own
    const set = first?.id === undefined ? null : Number(first.id)
    return [{ deck, set, name, copies: own.length }]
  })
}

/** Null where the list does not say it. */
const affiliationOf = ({ affiliations }: Deck): string | null =>
  affiliations.length === 0 ? null : affiliations.map(({ name }) => name).join(', ')

const ofSide = ({ decks }: Decks, side: Deck['side']) => {
  const own = decks.filter((deck) => deck.side === side).map(affiliationOf)
  return own.length > 1 ? own : (own[0] ?? null)
}

/** The list as others read it. */
export const listEntries = (list: SquadList) => {
  switch (list.kind) {
    case 'squad':
      return {
        kind: 'squad',
        faction: list.faction,
        points: listPoints(list),
        entries: ships(list),
      }
    case 'army':
      return {
        kind: 'army',
        faction: list.faction,
        points: listPoints(list),
        entries: groups(list),
        commandDeck: list.commandDeck?.map(({ id = null, name }) => ({ card: id, name })) ?? null,
      }
    case 'decks':
    case 'team-decks':
      return {
        kind: 'decks',
        faction: { light: ofSide(list, 'light'), dark: ofSide(list, 'dark') },
        points: null,
        entries: list.decks.flatMap(setsOf),
      }
    case 'text':
      return { kind: 'text', faction: null, points: null, entries: [] }
  }
}
