import { readFileSync } from 'node:fs'
import type { Catalogue } from '@topcut/engine'

/** Every catalogue there is, by the id that events keep on record. */
export const catalogueIds = ['x-wing-1', 'imperial-assault-1', 'card-game-1'] as const
export type CatalogueId = (typeof catalogueIds)[number]

const isKnown = (id: string): id is CatalogueId => catalogueIds.some((one) => one === id)

const opened = new Map<CatalogueId, Catalogue>()

/** Read when it is first asked for: whoever runs one title need not hold three. */
const open = (id: CatalogueId): Catalogue => {
  const file = new URL(`../${id}.json`, import.meta.url)
  const catalogue: Catalogue = JSON.parse(readFileSync(file, 'utf8'))
  opened.set(id, catalogue)
  return catalogue
}

/** Null for an id that this version does not know. */
export const catalogueOf = (id: string): Catalogue | null =>
  isKnown(id) ? (opened.get(id) ?? open(id)) : null
