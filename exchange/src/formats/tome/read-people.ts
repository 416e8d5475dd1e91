import { type At, field } from '../../scenario/shape.ts'
import type { Claims, FoundPlayer, Method } from '../found.ts'
import { given, label, numeric, yes } from '../loose.ts'
import type { Lost, LostKind } from '../lost.ts'
import { toldApart } from '../told-apart.ts'
import { type Dump, isOf, keyOf } from './dump.ts'

/** Names by key. The cut may have participants of its own, with other keys and the same names. */
export const namesIn = ({ people, main }: Dump): ReadonlyMap<string, string> => {
  const own = people.filter((one) => isOf(one, main))
  const apart = toldApart(own.map(nameOf))
  return new Map([
    ...people.map((one) => [keyOf(one, 'pk'), nameOf(one)] as const),
    ...own.map((one, index) => [keyOf(one, 'pk'), apart[index] ?? nameOf(one)] as const),
  ])
}

const nameOf = (one: At): string => {
  const parts = ['first_name', 'last_name'].map((part) => given(one, part, label) ?? '')
  return parts.join(' ').trim() || `#${keyOf(one, 'pk')}`
}

/** What a scenario has no place for. */
const kept: readonly (readonly [field: string, kind: LostKind])[] = [
  ['email', 'email'],
  ['phone_number', 'email'],
  ['faction', 'faction'],
  ['faction2', 'faction'],
  ['identity', 'faction'],
  ['identity2', 'faction'],
]

/** Everybody in the event itself, with what the matches are said to have earned them. */
export const readPeople = (
  dump: Dump,
  names: ReadonlyMap<string, string>,
  method: Method,
  lost: Lost[],
): readonly FoundPlayer[] =>
  dump.people
    .filter((one) => isOf(one, dump.main))
    .map((one) => {
      const name = names.get(keyOf(one, 'pk')) ?? ''
      for (const [from, kind] of kept) {
        const text = given(one, from, label)
        if (text === undefined) continue
        lost.push({ kind, of: name, where: field(one, from).path, text })
      }
      return {
        name,
        at: one.path,
        earnedBye: (given(one, 'reward_byes', numeric) ?? 0) > 0,
        claims: claimsOf(dump, one, method),
      }
    })

const claimsOf = ({ main, matches, seats }: Dump, one: At, method: Method): Claims => {
  const swiss = new Set(
    matches.filter((match) => isOf(match, main)).map((match) => keyOf(match, 'pk')),
  )
  const own = seats.filter(
    (seat) =>
      keyOf(seat, 'participant_pk') === keyOf(one, 'pk') && swiss.has(keyOf(seat, 'match_pk')),
  )
  const sum = (of: string, base: string) => ({
    value: own.reduce(
      (total, seat) => total + (given(seat, of, numeric) ?? 0),
      given(one, base, numeric) ?? 0,
    ),
    decimals: 0,
  })
  const bye = given(one, 'has_received_bye', yes)
  const isActive = given(one, 'is_active', yes)
  return {
    points: sum('points_earned', 'base_points'),
    ...(method === 'destroyed-points'
      ? { margin: sum('margin_of_victory', 'base_margin_of_victory') }
      : {}),
    ...(bye === undefined ? {} : { hadBye: bye }),
    ...(isActive === undefined ? {} : { isDropped: !isActive }),
  }
}
