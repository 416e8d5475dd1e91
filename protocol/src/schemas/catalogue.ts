import type { Catalogue } from '@topcut/engine'
import Type from 'typebox'
import { line, typed } from './text.ts'

/** Facts about the cards of a title. */
export const catalogueSchema = typed<Catalogue>(
  Type.Object({ kind: Type.Enum(['squad', 'army', 'decks']), id: line(80) }),
)
