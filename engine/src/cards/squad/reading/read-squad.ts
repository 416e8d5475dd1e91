import type { SquadCatalogue } from '../../catalogue.ts'
import type { Reading } from '../../reading.ts'
import { squadIndex } from '../squad-index.ts'
import { readOwnSquad } from './read-own.ts'
import { readSquadText } from './read-text.ts'
import { readXws } from './read-xws.ts'
import { settle } from './settle.ts'

/** Undefined for what is no file but a text; null for a broken file. */
const parsed = (text: string): unknown => {
  if (!/^\s*(?:\{|\[\s*[[{\]])/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A squad from a file or a text of any layout; null where there is none. */
export const readSquad = (catalogue: SquadCatalogue, text: string): Reading | null => {
  const index = squadIndex(catalogue)
  const value = parsed(text.replace(/^\uFEFF/, ''))
  const draft =
    value === undefined ? readSquadText(index, text) : (readOwnSquad(value) ?? readXws(value))
  return draft === null ? null : settle(index, draft)
}
