import { type EventState, measuresIn, rulesOf, standingsView } from '@topcut/engine'
import type { PublicNames } from '../../../leader/names/public-names.ts'
import { recordName, recordOf } from '../../../parts/standings/record.ts'
import type { DeskWords } from '../../../words/desk.ts'
import { decidedText } from '../standings/decided-text.ts'
import type { TableLines } from './csv.ts'
import { peopleHead, peopleIn } from './people-column.ts'

/** The standings for a spreadsheet: values as they are, fractions exact. */
export const standingsTable = (
  words: DeskWords,
  names: PublicNames,
  state: EventState,
  afterRound: number,
): TableLines => {
  const { regulation } = rulesOf(state.created)
  const { heading } = words
  const { rows, measures } = standingsView(state, afterRound)
  const head = [
    heading('place'),
    heading('player'),
    ...peopleHead(words.page, names),
    heading('tournament-points'),
    recordName(words, regulation),
    ...measures.map(heading),
    heading('decided-by'),
    heading('status'),
  ]
  const lines = rows.map((row, index) => [
    row.place ?? '',
    names.player(row.player),
    ...peopleIn(names, row.player),
    row.tournamentPoints,
    recordOf(regulation, row),
    ...measuresIn(row).map(({ exactly, shown }) => (exactly.includes('/') ? exactly : shown)),
    decidedText(words, rows, index),
    words.label(`status.${row.status}`),
  ])
  return [head, ...lines]
}
