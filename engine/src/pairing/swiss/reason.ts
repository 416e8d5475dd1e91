// biome-ignore-all lint/style/noNonNullAssertion: players are numbers in range by construction
import type { Reason } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { MET } from '../field/conflicts.ts'
import { type Field, metInRounds } from '../field/field.ts'
import type { NumberedField } from '../field/numbered-field.ts'

/** Why these two meet in this round; the one with more points is named first. */
export const reasonOf = (
  { met, isFirstRound }: Field,
  numbered: NumberedField,
  [a, b]: Pair<number>,
  against: number,
): Reason => {
  const { players, group, points } = numbered
  if ((against & MET) !== 0) {
    return { kind: 'rematch-unavoidable', metInRounds: metInRounds(met, players[a]!, players[b]!) }
  }
  if (isFirstRound) return { kind: 'first-round' }
  const [from, to] = [points[group[a]!]!, points[group[b]!]!]
  return from === to
    ? { kind: 'same-points', points: from }
    : { kind: 'floats-down', player: players[a]!, from, to }
}

/** Why somebody leaves the own points group: met everybody there, drawn from an odd one, or else. */
export const explainFloat = (field: Field, numbered: NumberedField, reason: Reason): Reason => {
  if (reason.kind !== 'floats-down') return reason
  const { players, points, first } = numbered
  const group = points.indexOf(reason.from)
  const others = players.slice(first[group]!, first[group + 1]!).filter((p) => p !== reason.player)
  const met = field.met.of(reason.player)
  if (others.length > 0 && others.every((other) => met.has(other))) {
    const rounds = others.flatMap((other) => met.get(other) ?? []).sort((a, b) => a - b)
    return { ...reason, why: 'met-everybody', metInRounds: rounds }
  }
  return { ...reason, why: first[group + 1]! % 2 === 1 ? 'odd-group' : 'best-round' }
}
