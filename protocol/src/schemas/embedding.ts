import type { Embedding } from '@topcut/engine'
import Type from 'typebox'
import { typed } from './text.ts'

/** What is a site the engine says; a list of them that is too long does not come that far. */
export const embeddingSchema = typed<Embedding>(
  Type.Union([
    Type.Enum(['nowhere', 'everywhere']),
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
  ]),
)
