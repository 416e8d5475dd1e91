import type { Catalogue } from '@topcut/engine'
import cardGame from './card-game-1.json' with { type: 'json' }
import imperialAssault from './imperial-assault-1.json' with { type: 'json' }
import xWing from './x-wing-1.json' with { type: 'json' }

/** A test holds the files to the schema of catalogues: what a compiler makes of them is no catalogue yet. */
const catalogues: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['x-wing-1', xWing],
  ['imperial-assault-1', imperialAssault],
  ['card-game-1', cardGame],
])

/** Every catalogue there is, by the id that events keep on record. */
export const catalogueIds: readonly string[] = [...catalogues.keys()]

/** Imported, not read beside the code: a server packed into one file still has them. Null for an unknown id. */
export const catalogueOf = (id: string): Catalogue | null =>
  (catalogues.get(id) as Catalogue | undefined) ?? null
