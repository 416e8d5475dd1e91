import { fileURLToPath } from 'node:url'
import {
  announcementSheet,
  type EventState,
  type Log,
  listsView,
  openEvent,
  type PlayerId,
  playerSheet,
  standingsView,
} from '@topcut/engine'

/** The golden event of a regulation that has everything on it. */
export const fullDayOf = (regulation: string): string => `${regulation}-2`

/** The one that goes by the book: what people may not do alone, and who comes and goes. */
export const bookDayOf = (regulation: string): string => `${regulation}-3`

export const fileFor = (folder: 'logs' | 'expected' | 'refused', name: string): string =>
  fileURLToPath(new URL(`${folder}/${name.replaceAll('/', '-')}.json`, import.meta.url))

/** What people saw of an event: tables, standings and places, and what is on record beside them. */
export const outcomeOf = (log: Log) => {
  const { state } = openEvent(log)
  if (state === null) return null
  const { afterRound, rows } = standingsView(state)
  return {
    regulation: state.created.regulation,
    rounds: state.rounds.map((round) => ({
      round: round.number,
      mission: round.mission,
      tables: round.matches.map((id) => {
        const match = state.matches.get(id)
        const game = match?.game === undefined ? {} : { game: match.game }
        return { ...game, players: match?.players, side: match?.side ?? null }
      }),
      byes: round.byes,
      receipt: round.receipt,
    })),
    afterRound,
    standings: rows.map(({ strengthOfScheduleShown: _, ...row }) => row),
    champion: state.finished?.champion ?? null,
    places: state.finished?.places ?? [],
    ...(state.lists.size === 0 ? {} : besides(state)),
  }
}

/** What was told, the lists as leaders see them, and everything on record about each player. */
const besides = (state: EventState) => ({
  announcement: announcementSheet(state).lines,
  ...(state.announcedAnew.length === 0 ? {} : { announcedAnew: state.announcedAnew }),
  lists: listsView(state, { role: 'organizer' }, null).map(({ list, corrections, ...view }) => {
    const reasons = corrections.map(({ reason }) => reason)
    return { ...view, kind: list?.kind ?? null, corrections: reasons }
  }),
  records: [...state.players.keys()].map((player) => recordOf(state, player)),
})

const recordOf = (state: EventState, player: PlayerId) => {
  const sheet = playerSheet(state, player)
  if (sheet === null) return null
  const { rulings, offences, warnings, proposals, calls, cases, sharings } = sheet
  return {
    player,
    status: sheet.player.status,
    rulings: rulings.map(({ ruling, appeal }) => ({ ruling, appeal })),
    ...{ offences, warnings },
    proposals: proposals.map(({ reason, answer }) => ({ reason, answer })),
    calls: calls.map(({ about, closedAt }) => ({ about, isClosed: closedAt !== null })),
    cases: cases.map(({ what, name, granted, outcome }) => {
      return { what, name, minutes: granted?.minutes ?? null, outcome }
    }),
    sharings: sharings.map(({ items, from }) => ({ items, from })),
  }
}
