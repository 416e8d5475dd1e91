import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { DeckCatalogue } from '../catalogue.ts'
import type { Place, Suggestion } from '../place.ts'
import type { Reading } from '../reading.ts'

// SKELETON: replaced by the real thing, file by file
export const readDeck = (_catalogue: DeckCatalogue, _text: string): Reading | null => null
export const setsAsPrinted = (_catalogue: DeckCatalogue, list: SquadList): SquadList => list
export const writeDeck = (_catalogue: DeckCatalogue, _list: SquadList): string => ''
export const suggestDeck = (
  _catalogue: DeckCatalogue,
  _list: SquadList,
  _place: Place,
  _typed: string,
): readonly Suggestion[] => []
export const putDeck = (
  _catalogue: DeckCatalogue,
  list: SquadList,
  _place: Place,
  _id: string,
): SquadList => list
