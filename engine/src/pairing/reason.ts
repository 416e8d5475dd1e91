import type { PlayerId } from '../vocabulary/ids.ts'
import type { Reason } from '../vocabulary/pairing.ts'
import type { Pair } from '../vocabulary/seat.ts'
import { type Field, metInRounds } from './field.ts'

/** Why these two meet in this round. */
export const reasonOf = (field: Field, [a, b]: Pair<PlayerId>): Reason => {
  const metBefore = metInRounds(field.met, a, b)
  if (metBefore.length > 0) return { kind: 'rematch-unavoidable', metInRounds: metBefore }
  if (field.isFirstRound) return { kind: 'first-round' }
  const [x, y] = [field.points.get(a) ?? 0, field.points.get(b) ?? 0]
  if (x === y) return { kind: 'same-points', points: x }
  return x > y
    ? { kind: 'floats-down', player: a, from: x, to: y }
    : { kind: 'floats-down', player: b, from: y, to: x }
}
