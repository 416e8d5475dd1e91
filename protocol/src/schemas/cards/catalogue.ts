import type { Catalogue } from '@topcut/engine'
import Type, { type Static, type TSchema, type TUnsafe } from 'typebox'
import type { Described } from '../same.ts'
import { typed } from '../text.ts'
import { armyCards } from './army-cards.ts'
import { deckCards } from './deck-cards.ts'
import { squadCards } from './squad-cards.ts'

/** Does not compile where the schema and the engine's catalogues have grown apart. */
const describing = <S extends TSchema>(
  schema: S & Described<Static<S>, Catalogue>,
): TUnsafe<Catalogue> => typed<Catalogue>(schema)

/** The cards of a title; whether what they name is there is the engine's question. */
export const catalogueSchema = describing(Type.Union([squadCards, armyCards, deckCards]))
