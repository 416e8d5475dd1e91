import { type Catalogue, type SquadList, writeList } from '@topcut/engine'
import { cardsAlone } from './list-with-cards.ts'

/** The cards as text, without a total: it would be wrong after the next card that is typed. */
export const textOfCards = (catalogue: Catalogue, list: SquadList): string =>
  writeList(catalogue, cardsAlone(list)).replace(/\n+Total: -?\d+\s*$/, '')
