import { type EventState, type StandingRow, standingsView } from '@topcut/engine'
import { dayText, numberText } from '@topcut/protocol/words'
import type { PublicNames } from '../../../leader/names/public-names.ts'
import { sideOf } from '../../../leader/names/side-of.ts'
import type { DeskWords } from '../../../words/desk.ts'
import type { PictureLines } from './standings-picture.ts'

/** So many places are read at a glance. */
const most = 16

/** What a picture of the standings says. */
export const pictureOf = (
  words: DeskWords,
  names: PublicNames,
  state: EventState,
  round: number,
  link: string,
): PictureLines => {
  const { page, language } = words
  const { rows } = standingsView(state, round)
  const line = (row: StandingRow) => ({
    place: row.place === null ? '–' : `${row.place}`,
    name: sideOf(names, row.player),
    points: numberText(language, row.tournamentPoints),
  })
  return {
    name: state.created.name,
    title: page.after(round),
    day: dayText(language, state.created.date),
    points: words.heading('tournament-points'),
    lines: rows.slice(0, most).map(line),
    link,
  }
}
