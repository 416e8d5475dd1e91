import type { Place } from '@topcut/engine'
import type { PublicNames } from '../../../leader/names/public-names.ts'
import type { DeskWords } from '../../../words/desk.ts'
import type { TableLines } from './csv.ts'
import { peopleHead, peopleIn } from './people-column.ts'

/** The final places with their prizes for a spreadsheet. */
export const placesTable = (
  { page, heading }: DeskWords,
  names: PublicNames,
  places: readonly Place[],
  prizeOf: (place: number) => string,
): TableLines => {
  const head = [
    heading('place'),
    heading('player'),
    ...peopleHead(page, names),
    page.afterwards.prizes.prize,
  ]
  const lines = places.map(({ place, player }) => [
    place ?? '',
    names.player(player),
    ...peopleIn(names, player),
    place === null ? '' : prizeOf(place),
  ])
  return [head, ...lines]
}
