import type { Catalogue } from '@topcut/engine'
import Type from 'typebox'
import { typed } from '../text.ts'
import { armyCards } from './army-cards.ts'
import { deckCards } from './deck-cards.ts'
import { squadCards } from './squad-cards.ts'

/** The cards of a title; whether what they name is there is the engine's question. */
export const catalogueSchema = typed<Catalogue>(Type.Union([squadCards, armyCards, deckCards]))
