import {
  type EventState,
  matchesOf,
  measuresIn,
  type Place,
  type Round,
  roundNameOf,
  rulesOf,
  type StandingRow,
  standingsView,
} from '@topcut/engine'
import { dayText, numberText, shortResultText } from '@topcut/protocol/words'
import type { PublicNames } from '../../../leader/names/public-names.ts'
import { sideOf } from '../../../leader/names/side-of.ts'
import type { DeskWords } from '../../../words/desk.ts'
import { aligned } from './aligned.ts'

const about = (
  { language, label, termWith }: DeskWords,
  { created, players }: EventState,
): string => {
  const { name, date, tier } = created
  const count = termWith('count.players', { count: players.size })
  const { regulation } = rulesOf(created)
  return `${name}, ${dayText(language, date)}\n${regulation.name}, ${label(`tier.${tier}`)}, ${count}`
}

/** The standings as a block of text that keeps its columns wherever it is pasted. */
export const standingsText = (
  words: DeskWords,
  names: PublicNames,
  state: EventState,
  afterRound: number,
  /** Only so many from the top; all of them where it is left out. */
  most = Number.POSITIVE_INFINITY,
): string => {
  const { page, heading, short } = words
  const { rows, measures } = standingsView(state, afterRound)
  const number = (value: number) => numberText(words.language, value)
  const cells = (row: StandingRow) => [
    row.place === null ? '–' : `${row.place}`,
    sideOf(names, row.player),
    number(row.tournamentPoints),
    ...measuresIn(row).map(({ shown }) => number(shown)),
  ]
  const head = ['#', heading('player'), heading('tournament-points'), ...measures.map(short)]
  const numbers = new Set([0, 2, ...measures.map((_, index) => 3 + index)])
  const isClosed = state.rounds[afterRound - 1]?.status === 'closed'
  const title = isClosed ? page.after(afterRound) : page.interim(afterRound)
  const table = aligned([head, ...rows.slice(0, most).map(cells)], numbers)
  return `${about(words, state)}\n${title}\n\n${table}\n`
}

/** Who plays whom in a round, and what came of it so far. */
export const pairingsText = (
  words: DeskWords,
  names: PublicNames,
  state: EventState,
  round: Round,
): string => {
  const { called, language, heading, label } = words
  const tables = matchesOf(state, round).toSorted((a, b) => a.table - b.table)
  const played = tables.map(({ table, players: [first, second], result }) => [
    `${table}`,
    sideOf(names, first),
    '–',
    sideOf(names, second),
    result === null ? '' : shortResultText(language, result),
  ])
  const byes = round.byes.map(({ player }) => [
    '–',
    sideOf(names, player),
    '',
    label('outcome.bye'),
    '',
  ])
  const head = [heading('table'), '', '', '', '']
  const table = aligned([head, ...played, ...byes], new Set([0]))
  return `${about(words, state)}\n${called(roundNameOf(state, round.number))}\n\n${table}\n`
}

/** The final places in the same hand. */
export const placesText = (
  words: DeskWords,
  names: PublicNames,
  state: EventState,
  places: readonly Place[],
  prizeOf: (place: number) => string,
): string => {
  const cells = ({ place, player }: Place) => [
    place === null ? '–' : `${place}`,
    sideOf(names, player),
    place === null ? '' : prizeOf(place),
  ]
  const table = aligned(places.map(cells), new Set([0]))
  return `${about(words, state)}\n${words.page.finalPlaces}\n\n${table}\n`
}
