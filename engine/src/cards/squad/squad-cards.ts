import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { SquadCatalogue } from '../catalogue.ts'
import type { Place, Suggestion } from '../place.ts'
import type { Reading } from '../reading.ts'

// SKELETON: replaced by the real thing, file by file
export const readSquad = (_catalogue: SquadCatalogue, _text: string): Reading | null => null
export const squadAsPrinted = (_catalogue: SquadCatalogue, list: SquadList): SquadList => list
export const writeSquad = (_catalogue: SquadCatalogue, _list: SquadList): string => ''
export const suggestSquad = (
  _catalogue: SquadCatalogue,
  _list: SquadList,
  _place: Place,
  _typed: string,
): readonly Suggestion[] => []
export const putSquad = (
  _catalogue: SquadCatalogue,
  list: SquadList,
  _place: Place,
  _id: string,
): SquadList => list
