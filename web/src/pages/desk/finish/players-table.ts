import type { EventState } from '@topcut/engine'
import type { PublicNames } from '../../../leader/names/public-names.ts'
import type { DeskWords } from '../../../words/desk.ts'
import type { TableLines } from './csv.ts'
import { peopleHead, peopleIn } from './people-column.ts'

/** Everybody who registered, by number, for a spreadsheet. */
export const playersTable = (
  { heading, label, page }: DeskWords,
  names: PublicNames,
  { players }: EventState,
): TableLines => [
  ['#', heading('player'), ...peopleHead(page, names), heading('status')],
  ...[...players.values()]
    .toSorted((a, b) => a.number - b.number)
    .map(({ player, number, status }) => [
      number,
      names.player(player),
      ...peopleIn(names, player),
      label(`status.${status}`),
    ]),
]
