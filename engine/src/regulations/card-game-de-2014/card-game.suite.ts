import { expect } from 'vitest'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import {
  currentRound,
  type Game,
  type Match,
  matchesOf,
  type Pair,
  type PlayerId,
  type Result,
  type Seat,
  standingsView,
  type TableState,
} from '../../index.ts'

export const cardGame = (setting: Setting = {}): Story =>
  story({ regulation: 'card-game/de-2014', ...setting })

export const teamGame = (setting: Setting = {}): Story =>
  story({ regulation: 'card-game/de-2014-team', ...setting })

/** So many Swiss rounds, then a cut to so many. */
export const rounds = (swiss: number, cut = 0): NonNullable<Setting['structure']> => ({
  kind: 'custom',
  stages: [
    { kind: 'swiss', rounds: swiss, cut: null },
    ...(cut === 0 ? [] : [{ kind: 'double-elimination' as const, rounds: null, cut }]),
  ],
})

/** The two games behind the points of a match. */
const gamesBehind: { readonly [points: string]: Pair<Game> } = {
  '6-0': ['first', 'first'],
  '4-1': ['first', 'draw'],
  '3-3': ['first', 'second'],
  '2-2': ['draw', 'draw'],
  '1-4': ['draw', 'second'],
  '0-6': ['second', 'second'],
  '3-0': ['first', 'unplayed'],
  '1-1': ['draw', 'unplayed'],
  '0-0': ['double-loss', 'double-loss'],
}

export const games = (...both: Pair<Game>): Result => ({ ending: 'games', games: both })

/** `p1 4-1 p2` with the points of the match, `p5 bye`. */
const lineOf = (line: string) => {
  const [first = '', points = '', second = ''] = line.trim().split(/\s+/)
  if (points === 'bye') return { bye: id(first) }
  const both = gamesBehind[points] ?? expect.fail(`no games behind ${points}`)
  return { players: [id(first), id(second)] as const, result: games(...both) }
}

const linesOf = (round: string) => round.split(',').map(lineOf)

/** Enters results into the published round, whoever sits first. */
export const enter = (event: Story, round: string): void => {
  for (const line of linesOf(round)) {
    if ('bye' in line) continue
    const isFirst = event.matchOf(line.players[0]).players[0] === line.players[0]
    const result = isFirst ? line.result : swapped(line.result)
    event.result(line.players[0], result)
  }
}

const swapped = (result: Result): Result => {
  if (result.ending !== 'games') return result
  const swap = (game: Game): Game =>
    game === 'first' ? 'second' : game === 'second' ? 'first' : game
  return games(swap(result.games[0]), swap(result.games[1]))
}

/** Plays a whole round as told: `'p1 6-0 p2, p3 3-3 p4, p5 bye'`. */
export const play = (event: Story, round: string): void => {
  const lines = linesOf(round)
  event.does({
    kind: 'pair-round-by-hand',
    tables: lines.flatMap((line) => ('bye' in line ? [] : [line.players])),
    byes: lines.flatMap((line) =>
      'bye' in line ? [{ player: line.bye, kind: 'odd-number' as const }] : [],
    ),
    reason: 'as drawn',
  })
  event.does({ kind: 'publish-round' })
  enter(event, round)
  event.does({ kind: 'close-round' })
}

/** Pairs the next round by the document and publishes it: `p2-p4 p6-p7`. */
export const paired = (event: Story): string => {
  event.does({ kind: 'pair-round' })
  event.does({ kind: 'publish-round' })
  return matches(event)
    .map(({ players }) => players.join('-'))
    .join(' ')
}

export const matches = (event: Story): readonly Match[] => {
  const round = currentRound(event.state())
  return round === null ? [] : matchesOf(event.state(), round)
}

export const byes = (event: Story): readonly PlayerId[] =>
  (currentRound(event.state())?.byes ?? []).map(({ player }) => player)

/**
 * A final stage of so many, seeded p1, p2, p3 …: everybody sits out some rounds, and deductions
 * tell them apart.
 */
export const finals = (
  size: number,
  setting: Setting & { readonly extra?: number } = {},
): Story => {
  const swiss = Math.ceil(size / 6)
  const players = size + (setting.extra ?? 0)
  const event = cardGame({ ...setting, players, structure: rounds(swiss, size) })
  const everybody = Array.from({ length: players }, (_, index) => `p${index + 1}`)
  for (let round = 0; round < swiss; round++) {
    play(event, everybody.map((name) => `${name} bye`).join(', '))
  }
  everybody.slice(1).forEach((name, index) => {
    event.does({ kind: 'deduct-points', player: id(name), points: index + 1, reason: 'a seed' })
  })
  event.does({ kind: 'make-cut' })
  return event
}

/** The same, with the final stage begun. */
export const finalStage = (size: number, setting: Setting = {}): Story => {
  const event = finals(size, setting)
  event.does({ kind: 'start-stage' })
  return event
}

const seedOf = (player: string): number => Number(player.slice(1))

/** The seat of the better seed. */
export const better = ({ players: [a, b] }: Match): Seat =>
  seedOf(a) < seedOf(b) ? 'first' : 'second'

/** A game that was played out; where nobody's side is fixed, the first seat plays light. */
export const won = (match: Match, winner: Seat): Result => {
  const { side } = match
  const fixed = side !== undefined && 'light' in side ? side.light : match.players[0]
  return { ending: 'won', winner, light: fixed === match.players[0] ? 'first' : 'second' }
}

/** Plays the next round of a chart: `W1 p1-p8`, each line, in the order of the tables. */
export const playSlot = (
  event: Story,
  winner: (match: Match) => Seat = better,
): readonly string[] => {
  event.does({ kind: 'pair-round' })
  event.does({ kind: 'publish-round' })
  const played = matches(event)
  for (const match of played) {
    event.does({ kind: 'enter-result', match: match.match, result: won(match, winner(match)) })
  }
  event.does({ kind: 'close-round' })
  return played.map(({ game, players }) => `${game} ${players.join('-')}`)
}

/** Plays on until nobody is left to play, one list of lines for each slot. */
export const playOut = (
  event: Story,
  winner: (match: Match) => Seat = better,
): readonly (readonly string[])[] => {
  const slots: (readonly string[])[] = []
  while (event.ask({ kind: 'pair-round' }).granted) slots.push(playSlot(event, winner))
  return slots
}

/** `a 6, b 0`: everybody's tournament points, by name. */
export const pointsOf = (event: Story): string =>
  standingsView(event.state())
    .rows.toSorted((a, b) => (a.player < b.player ? -1 : 1))
    .map(({ player, tournamentPoints }) => `${player} ${tournamentPoints}`)
    .join(', ')

/** Ends the event: `p1 1, p2 2, p3 3`, with the champion in front. */
export const ending = (event: Story): string => {
  event.does({ kind: 'finish-event' })
  const { champion, places } = event.state().finished ?? expect.fail('not finished')
  return `${champion}: ${places.map(({ player, place }) => `${player} ${place}`).join(', ')}`
}

/** The worse seed wins the games named, the better seed all others. */
export const upsets =
  (...games: readonly string[]) =>
  (match: Match): Seat => {
    const isUpset = games.includes(match.game ?? '')
    return (better(match) === 'first') !== isUpset ? 'first' : 'second'
  }

/** What lies on the table when time is called, nothing if not told otherwise. */
export const tableState = (changed: Partial<TableState> = {}): TableState => ({
  objectives: 0,
  damageOnDark: 0,
  dial: 0,
  damageOnLight: 0,
  balance: 'light',
  ...changed,
})
