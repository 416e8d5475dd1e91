import { type At, anyObject } from '../../scenario/shape.ts'
import type { FoundMatch, Said } from '../found.ts'
import { given, label, numeric, strangeFields, yes } from '../loose.ts'
import type { Lost } from '../lost.ts'

const known = [
  ...['player1', 'player2', 'player1points', 'player2points', 'result', 'winner', 'final_salvo'],
  ...['player1_id', 'player2_id', 'player1_points', 'player2_points', 'winner_id', 'went_to_time'],
  ...['id', 'round_id'],
]

type NameOf = (match: At, seat: 'player1' | 'player2') => string | null

/** One player alone has a bye, whatever the file calls it. */
export const readMatch = (at: At, nameOf: NameOf, lost: Lost[]): FoundMatch => {
  anyObject(at)
  lost.push(...strangeFields(at, known))
  const [first, second] = [nameOf(at, 'player1'), nameOf(at, 'player2')]
  const players = [first, second].filter((name) => name !== null)
  const [one = '', two] = players
  if (players.length === 0) label({ value: undefined, path: `${at.path}.player1` })
  if (two === undefined) return { at: at.path, bye: one }
  return { at: at.path, players: [one, two], said: readSaid(at, [one, two]) }
}

const readSaid = (at: At, players: readonly [string, string]): Said => {
  const result = given(at, 'result', label)?.toLowerCase()
  const points = (seat: string) =>
    given(at, `${seat}points`, numeric) ?? given(at, `${seat}_points`, numeric)
  const [a, b] = [points('player1'), points('player2')]
  const id = given(at, 'winner_id', label)
  const seat =
    id === undefined
      ? -1
      : ['player1_id', 'player2_id'].findIndex((one) => given(at, one, label) === id)
  const named = given(at, 'winner', label) ?? players[seat]
  if (result !== undefined && !['win', 'draw', 'bye', 'loss'].includes(result)) {
    return { kind: 'unknown', text: result }
  }
  const winner =
    named !== undefined ? { player: named } : result === 'draw' ? ('draw' as const) : undefined
  if (a === undefined || b === undefined) {
    return winner === undefined ? { kind: 'nothing' } : { kind: 'winner', winner }
  }
  // A match that is being played has no result and no points yet.
  if (result === undefined && winner === undefined && a === 0 && b === 0) return { kind: 'nothing' }
  const wentToTime = given(at, 'went_to_time', yes)
  return {
    kind: 'score',
    score: [a, b],
    ...(winner === undefined ? {} : { winner }),
    ...(wentToTime === true ? { ending: 'time' } : {}),
  }
}
