import type { ListOf, SquadList } from '@topcut/engine'
import { type Declared, itemsOf } from './card-draft.ts'

type ShipFactions = ListOf<'squad'>['ships'][number]['factions']

/** What an earlier list declared about its cards, by name. */
export type KnownCards = {
  readonly cards: ReadonlyMap<string, Declared>
  readonly factions: ReadonlyMap<string, string | null>
  readonly ships: ReadonlyMap<string, ShipFactions>
}

type Item = Declared & { readonly name: string; readonly faction?: string | null }

const declared = ({ product, namesakes, language, proxies }: Item): Declared => ({
  product,
  proxies,
  ...(namesakes === undefined ? {} : { namesakes }),
  ...(language === undefined ? {} : { language }),
})

/** A correction of one ship must not forget which box the other cards came from. */
export const knownCards = (list: SquadList | null): KnownCards => {
  const items: readonly Item[] = list === null ? [] : itemsOf(list)
  const ships = list?.kind === 'squad' ? list.ships : []
  return {
    cards: new Map(items.map((item) => [item.name, declared(item)])),
    factions: new Map(items.map(({ name, faction }) => [name, faction ?? null])),
    ships: new Map(ships.map(({ name, factions }) => [name, factions])),
  }
}
