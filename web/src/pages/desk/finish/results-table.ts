import { type EventState, matchesOf } from '@topcut/engine'
import { shortResultText } from '@topcut/protocol/words'
import type { PublicNames } from '../../../leader/names/public-names.ts'
import { sideOf } from '../../../leader/names/side-of.ts'
import type { DeskWords } from '../../../words/desk.ts'
import type { TableLines } from './csv.ts'

/** Every match of every published round, with its score or how it ended, for a spreadsheet. */
export const resultsTable = (
  { heading, page, language }: DeskWords,
  names: PublicNames,
  state: EventState,
): TableLines => [
  [heading('round'), heading('table'), page.first, page.second, heading('result')],
  ...state.rounds
    .filter(({ status }) => status !== 'paired')
    .flatMap((round) =>
      matchesOf(state, round)
        .toSorted((a, b) => a.table - b.table)
        .map(({ table, players: [first, second], result }) => [
          round.number,
          table,
          sideOf(names, first),
          sideOf(names, second),
          result === null ? '' : shortResultText(language, result),
        ]),
    ),
]
