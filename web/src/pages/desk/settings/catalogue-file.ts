import { type Catalogue, cardCount } from '@topcut/engine'

/** The lists that a catalogue of each kind must have, or it would not say what it is. */
const lists: { readonly [K in Catalogue['kind']]: readonly string[] } = {
  squad: ['products', 'ships', 'pilots', 'upgrades'],
  army: ['products', 'deployments', 'commands'],
  decks: ['products', 'sets'],
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isKind = (kind: unknown): kind is Catalogue['kind'] =>
  typeof kind === 'string' && Object.hasOwn(lists, kind)

/** Whether it looks like one at all; what is wrong inside of it is the server's to say. */
const looksLikeCards = (value: unknown): value is Catalogue => {
  if (!isRecord(value) || !isKind(value['kind']) || typeof value['id'] !== 'string') return false
  if (!lists[value['kind']].every((name) => Array.isArray(value[name]))) return false
  const sets = value['kind'] === 'decks' ? (value['sets'] as readonly unknown[]) : []
  return sets.every((set) => isRecord(set) && Array.isArray(set['cards']))
}

export type CatalogueFile = {
  readonly cards: Catalogue
  readonly count: number
  readonly products: number
}

/** A file as a catalogue with what is in it; null where it is none. */
export const catalogueFrom = (text: string): CatalogueFile | null => {
  try {
    const cards: unknown = JSON.parse(text)
    if (!looksLikeCards(cards)) return null
    return { cards, count: cardCount(cards), products: cards.products.length }
  } catch {
    return null
  }
}
