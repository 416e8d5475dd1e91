import type { At } from '../../scenario/shape.ts'
import type { FoundRound, Method } from '../found.ts'
import { given, numeric, yes } from '../loose.ts'
import type { Lost } from '../lost.ts'
import { type Dump, isOf, keyOf } from './dump.ts'
import { readPlayed, type Sat } from './read-played.ts'

/** The Swiss rounds, then those of the cut. */
export const readRounds = (
  dump: Dump,
  names: ReadonlyMap<string, string>,
  method: Method,
): readonly FoundRound[] =>
  dump.ours
    .toSorted((a, b) => Number(b === dump.main) - Number(a === dump.main))
    .flatMap((own) => {
      const isCut = own !== dump.main || given(own, 'format_pk', numeric) === 2
      const matches = dump.matches.filter((match) => isOf(match, own))
      return [...Map.groupBy(matches, (match) => given(match, 'round', numeric) ?? 1)]
        .toSorted(([a], [b]) => a - b)
        .map(
          ([, inRound]): FoundRound => ({
            stage: isCut ? 'elimination' : 'swiss',
            at: inRound[0]?.path ?? own.path,
            matches: inRound
              .toSorted((a, b) => orderOf(a) - orderOf(b))
              .flatMap((match) => readPlayed(match, satAt(dump, match, names), method)),
          }),
        )
    })

/** Byes come last, and are counted below zero there. */
const orderOf = (match: At): number => {
  const order = given(match, 'order_index', numeric) ?? 0
  return order < 0 ? Number.MAX_SAFE_INTEGER : order
}

const satAt = ({ seats }: Dump, match: At, names: ReadonlyMap<string, string>): readonly Sat[] =>
  seats
    .filter((seat) => keyOf(seat, 'match_pk') === keyOf(match, 'pk'))
    .map((seat) => ({
      player: names.get(keyOf(seat, 'participant_pk')) ?? `#${keyOf(seat, 'participant_pk')}`,
      role: given(seat, 'role', numeric) ?? given(seat, 'table_seat', numeric) ?? 0,
      score: given(seat, 'raw_score', numeric),
      points: given(seat, 'points_earned', numeric),
      isWinner: given(seat, 'is_winner', yes) ?? false,
    }))
    .toSorted((a, b) => a.role - b.role)

/** A seat at no table, or a third one at a table, can be no part of a match. */
export const strayResults = ({ seats, matches, ours }: Dump): readonly Lost[] => {
  const held = new Set(
    matches
      .filter((match) => ours.some((own) => isOf(match, own)))
      .map((match) => keyOf(match, 'pk')),
  )
  return [...Map.groupBy(seats, (seat) => keyOf(seat, 'match_pk'))].flatMap(([match, all]) =>
    (held.has(match) ? all.slice(2) : all).map((seat) => ({
      kind: 'field' as const,
      of: 'MatchParticipant',
      where: seat.path,
    })),
  )
}
