import { type At, anyObject, field, has, list } from '../../scenario/shape.ts'
import { dayIn } from '../day-in.ts'
import type { FormatName } from '../format.ts'
import type { Found, FoundMatch, FoundPlayer, FoundRound } from '../found.ts'
import { given, label, numeric, strangeFields } from '../loose.ts'
import type { Lost } from '../lost.ts'
import { readMatch } from './read-match.ts'
import { readPlayer } from './read-player.ts'
import { withWaiting } from './waiting.ts'

const known = [
  'name',
  'players',
  'rounds',
  'date',
  'type',
  'round_length',
  'participant_count',
  'id',
]

/** The tournament object that Cryodex writes and that others took over from it. */
export const readCryodex = (at: At, format: FormatName): Found => {
  anyObject(at)
  const lost: Lost[] = [...strangeFields(at, known)]
  const lists = new Map<string, unknown>()
  const players: FoundPlayer[] = []
  const names = new Map<string, string>()
  list(field(at, 'players'), (one) => {
    const player = readPlayer(one, players.length + 1)
    players.push(player.found)
    lost.push(...player.lost)
    if (player.id !== null) names.set(player.id, player.found.name)
    if (player.list !== null) lists.set(player.found.name, player.list)
  })
  const nameOf = (match: At, seat: 'player1' | 'player2'): string | null =>
    given(match, seat, label) ??
    names.get(given(match, `${seat}_id`, label) ?? '') ??
    given(match, `${seat}_id`, label) ??
    null
  const rounds = list(field(at, 'rounds'), (one) => readRound(one, nameOf, lost))
  return {
    format,
    name: given(at, 'name', label) ?? null,
    ...dayIn(at, 'date', lost),
    method: 'destroyed-points',
    players,
    rounds: inOrder(rounds),
    lists,
    lost,
  }
}

type Numbered = FoundRound & { readonly number: number }

const readRound = (
  at: At,
  nameOf: (match: At, seat: 'player1' | 'player2') => string | null,
  lost: Lost[],
): Numbered => {
  anyObject(at)
  lost.push(
    ...strangeFields(at, [
      'round-type',
      'round-number',
      'matches',
      'roundtype_id',
      'round_number',
      'id',
      'tournament_id',
    ]),
  )
  const kind = given(at, 'round-type', label)?.toLowerCase()
  const isSwiss =
    kind === undefined ? (given(at, 'roundtype_id', numeric) ?? 1) === 1 : kind === 'swiss'
  const matches = list(field(at, 'matches'), (one): FoundMatch => readMatch(one, nameOf, lost))
  const number = given(at, has(at, 'round-number') ? 'round-number' : 'round_number', numeric)
  return {
    stage: isSwiss ? 'swiss' : 'elimination',
    at: at.path,
    matches,
    number: number ?? 0,
  }
}

/** 16, 8, 4, 2; 12 where four of twelve wait for the others. */
const isNamedByPlayers = ({ number, matches }: Numbered): boolean =>
  number > 1 && number % 2 === 0 && number >= matches.length * 2 - 1

/** Swiss rounds count up, rounds of a bracket are called by the players left in them. */
const inOrder = (rounds: readonly Numbered[]): readonly FoundRound[] => {
  const plain = ({ number: _, ...round }: Numbered): FoundRound => round
  const swiss = rounds.filter(({ stage }) => stage === 'swiss')
  const bracket = rounds.filter(({ stage }) => stage !== 'swiss')
  const isCountdown =
    bracket.every(isNamedByPlayers) &&
    new Set(bracket.map(({ number }) => number)).size === bracket.length
  return [
    ...swiss.toSorted((a, b) => a.number - b.number),
    ...(isCountdown ? withWaiting(bracket.toSorted((a, b) => b.number - a.number)) : bracket),
  ].map(plain)
}
