import type { ListOf, SquadList } from '@topcut/engine'

type Card = ListOf<'decks'>['decks'][number]['affiliations'][number]
type ShipFactions = ListOf<'squad'>['ships'][number]['factions']
type Declared = Pick<Card, 'product' | 'namesakes' | 'language' | 'proxies'>

/** What an earlier list declared about its cards, by name. */
export type KnownCards = {
  readonly cards: ReadonlyMap<string, Declared>
  readonly factions: ReadonlyMap<string, string | null>
  readonly ships: ReadonlyMap<string, ShipFactions>
}

type Item = Card & { readonly faction?: string | null }

const itemsOf = (list: SquadList): readonly Item[] => {
  switch (list.kind) {
    case 'squad':
      return list.ships.flatMap((ship) => [ship, ...ship.upgrades])
    case 'army':
      return [
        ...list.deployments.flatMap((group) => [group, ...group.attachments]),
        ...(list.commandDeck ?? []),
      ]
    case 'decks':
    case 'team-decks':
      return list.decks.flatMap((deck) => [
        ...deck.affiliations,
        ...deck.objectives,
        ...deck.commands,
      ])
    case 'text':
      return []
  }
}

const declared = ({ product, namesakes, language, proxies }: Item): Declared => ({
  product,
  proxies,
  ...(namesakes === undefined ? {} : { namesakes }),
  ...(language === undefined ? {} : { language }),
})

/** A correction of one ship must not forget which box the other cards came from. */
export const knownCards = (list: SquadList | null): KnownCards => {
  const items = list === null ? [] : itemsOf(list)
  const ships = list?.kind === 'squad' ? list.ships : []
  return {
    cards: new Map(items.map((item) => [item.name, declared(item)])),
    factions: new Map(items.map(({ name, faction }) => [name, faction ?? null])),
    ships: new Map(ships.map(({ name, factions }) => [name, factions])),
  }
}
