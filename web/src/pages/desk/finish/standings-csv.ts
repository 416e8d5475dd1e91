import { type EventState, rulesOf, standingsView } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import { measuresOf } from '../../../parts/standings/measures.ts'
import { recordName, recordOf } from '../../../parts/standings/record.ts'
import type { DeskWords } from '../../../words/desk.ts'
import { decidedText } from '../standings/decided-text.ts'
import { csvText } from './csv.ts'

/** The standings as a file for spreadsheets: values as they are, schedules exact. */
export const standingsCsv = (
  words: DeskWords,
  names: Names,
  state: EventState,
  afterRound: number,
): string => {
  const { regulation } = rulesOf(state.created)
  const { hasMargin, hasExtended } = measuresOf(regulation)
  const { heading } = words
  const { rows } = standingsView(state, afterRound)
  const head = [
    heading('place'),
    heading('player'),
    heading('tournament-points'),
    recordName(words, regulation),
    ...(hasMargin ? [heading('margin-of-victory')] : []),
    heading('strength-of-schedule'),
    ...(hasExtended ? [heading('extended-strength-of-schedule')] : []),
    heading('decided-by'),
    heading('status'),
  ]
  const lines = rows.map((row, index) => [
    row.place ?? '',
    names.player(row.player),
    row.tournamentPoints,
    recordOf(regulation, row),
    ...(hasMargin ? [row.marginOfVictory ?? 0] : []),
    row.strengthOfSchedule,
    ...(hasExtended ? [row.extendedStrengthOfSchedule ?? ''] : []),
    decidedText(words, rows, index),
    words.label(`status.${row.status}`),
  ])
  return csvText([head, ...lines])
}
