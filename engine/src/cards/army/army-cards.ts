import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { ArmyCatalogue } from '../catalogue.ts'
import type { Place, Suggestion } from '../place.ts'
import type { Reading } from '../reading.ts'

// SKELETON: replaced by the real thing, file by file
export const readArmy = (_catalogue: ArmyCatalogue, _text: string): Reading | null => null
export const armyAsPrinted = (_catalogue: ArmyCatalogue, list: SquadList): SquadList => list
export const writeArmy = (_catalogue: ArmyCatalogue, _list: SquadList): string => ''
export const suggestArmy = (
  _catalogue: ArmyCatalogue,
  _list: SquadList,
  _place: Place,
  _typed: string,
): readonly Suggestion[] => []
export const putArmy = (
  _catalogue: ArmyCatalogue,
  list: SquadList,
  _place: Place,
  _id: string,
): SquadList => list
