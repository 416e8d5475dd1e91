import { type Catalogue, type SquadList, writeList } from '@topcut/engine'
import { itemsOf } from '../../typing/card-draft.ts'
import { cardsAlone } from './list-with-cards.ts'

/**
 * The cards as text, without a total: it would be wrong after the next card that is typed. Without
 * cards nothing: a faction alone would stand there as a text that nobody can read.
 */
export const textOfCards = (catalogue: Catalogue, list: SquadList): string =>
  itemsOf(list).length === 0
    ? ''
    : writeList(catalogue, cardsAlone(list)).replace(/\n+Total: -?\d+\s*$/, '')
