import {
  type Command,
  type Match,
  matchesOf,
  openMatches,
  openRound,
  type Pair,
  type PlayerId,
  playerId,
  regulationOf,
  type Seat,
  type StagePlan,
  standingsView,
  tablesView,
} from '@topcut/engine'
import { asPlayer, type GoldenDesk, type Official } from '../desk.ts'
import { listFor } from '../lists.ts'
import { plainResult } from './plain-result.ts'

export const numbered = (number: number): PlayerId => playerId(`player-${number}`)

type Plan = {
  readonly players: number
  readonly stages: readonly StagePlan[]
  readonly missions?: readonly string[]
}

/** Everybody is here and has handed a list in; who leads, and the announcement, are the day's own. */
export const openHall = (desk: GoldenDesk, regulation: string, plan: Plan): void => {
  const { lists, defaultDate } = regulationOf(regulation) ?? nobody()
  desk.give({
    kind: 'create-event',
    name: 'By the book',
    regulation,
    tier: 'casual',
    date: defaultDate,
    structure: { kind: 'custom', stages: plan.stages },
    options: {},
    ...(plan.missions === undefined ? {} : { missions: plan.missions }),
  })
  desk.give({ kind: 'set-details', details: { listsAsked: true } })
  for (let number = 1; number <= plan.players; number++) {
    const player = numbered(number)
    desk.give({ kind: 'register-player', player })
    desk.give({ kind: 'check-in-player', player })
    const list = listFor(lists.kind, player, 'legal')
    desk.give({ kind: 'submit-list', player, list }, asPlayer(player))
  }
}

const nobody = (): never => {
  throw new Error('nobody is there')
}

export const publish = ({ give }: GoldenDesk): void => {
  give({ kind: 'pair-round' })
  give({ kind: 'publish-round' })
}

export const running = ({ state }: GoldenDesk): readonly Match[] => {
  const round = openRound(state())
  return round === null ? [] : openMatches(state(), round)
}

/** The match of this player in the round that is played. */
export const matchOf = ({ state }: GoldenDesk, player: PlayerId): Match => {
  const round = openRound(state())
  const matches = round === null ? [] : matchesOf(state(), round)
  return matches.find(({ players }) => players.includes(player)) ?? nobody()
}

export const opponentOf = (desk: GoldenDesk, player: PlayerId): PlayerId =>
  matchOf(desk, player).players.find((one) => one !== player) ?? nobody()

export const seatOf = ({ players }: Match, player: PlayerId): Seat =>
  players[0] === player ? 'first' : 'second'

/** A score told from this player's side, in the order of the seats. */
export const scoreFor = (
  match: Match,
  player: PlayerId,
  own: number,
  other: number,
): Pair<number> => (seatOf(match, player) === 'first' ? [own, other] : [other, own])

/** The open matches in which none of these plays. */
export const tablesWithout = (
  desk: GoldenDesk,
  ...players: readonly PlayerId[]
): readonly Match[] =>
  running(desk).filter((match) => !match.players.some((one) => players.includes(one)))

/** The first, second … of these matches; a day that has too few of them is not told. */
export const tableOf = (matches: readonly Match[], count: number): Match =>
  matches[count - 1] ?? nobody()

/** The game of a chart that is played now. */
export const gameOf = (desk: GoldenDesk, game: string): Match =>
  running(desk).find((match) => match.game === game) ?? nobody()

export const worseOf = ({ players }: Match): PlayerId => {
  const [first, second] = players
  return numberOf(first) > numberOf(second) ? first : second
}

const numberOf = (player: PlayerId): number => Number(player.replace(/\D/g, ''))

/** Who rules at a table: whoever was announced for it, and at the others anybody on duty. */
export const rulerAt = ({ state }: GoldenDesk, match: Match): Official => {
  const round = state().rounds[match.round - 1] ?? nobody()
  const row = tablesView(state(), round).find((one) => one.match === match.match) ?? nobody()
  const { ruling } = row
  const found = state().leaders.find(({ leader, acting }) =>
    ruling.kind === 'named' ? leader === ruling.leader : acting,
  )
  return found === undefined ? nobody() : { role: found.role, leader: found.leader }
}

/** What is still open comes in: the lower number wins, except against those who win today. */
export const enterOthers = (desk: GoldenDesk, ...winners: readonly PlayerId[]): void => {
  for (const match of running(desk)) {
    const upset = match.players.find((player) => winners.includes(player))
    const winner = upset ?? match.players.find((player) => player !== worseOf(match)) ?? nobody()
    const result = plainResult(desk.state(), match, seatOf(match, winner))
    desk.give({ kind: 'enter-result', match: match.match, result }, rulerAt(desk, match))
  }
}

export const closeRound = (desk: GoldenDesk, ...winners: readonly PlayerId[]): void => {
  enterOthers(desk, ...winners)
  desk.give({ kind: 'close-round' })
}

/** A whole round in which nothing happens but play. */
export const playRound = (desk: GoldenDesk, ...winners: readonly PlayerId[]): void => {
  publish(desk)
  desk.give({ kind: 'start-clock' })
  closeRound(desk, ...winners)
}

/** Who stands at this place now. */
export const placed = ({ state }: GoldenDesk, place: number): PlayerId =>
  standingsView(state()).rows[place - 1]?.player ?? nobody()

/** Somebody at a table calls for help; the number of the call. */
export const callFrom = ({ give, last }: GoldenDesk, player: PlayerId, about: string): number => {
  give({ kind: 'call-judge', about }, asPlayer(player))
  return last('judge-called')
}

export const rulingOn = (
  match: Match,
  text: string,
  call: number,
): Extract<Command, { readonly kind: 'record-ruling' }> => ({
  kind: 'record-ruling',
  ruling: { about: 'dispute', players: match.players, table: match.table, text, call },
})

export const appoint = ({ give }: GoldenDesk, ...officials: readonly Official[]): void => {
  for (const official of officials) give({ kind: 'appoint-leader', ...official })
}

/** Somebody who runs the day takes part as this player; the second one rules on those matches. */
export const letPlay = (
  { give }: GoldenDesk,
  official: Official,
  plays: PlayerId,
  second?: Official,
): void => {
  const named = second === undefined ? {} : { second: second.leader }
  give({ kind: 'appoint-leader', ...official, plays, ...named })
}
