import type { SalvoRolls } from '../../vocabulary/result.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { Seat } from '../../vocabulary/seat.ts'
import type { Objection } from '../objection.ts'

/** Who wins a final salvo by its rolls: more hits, rolled again while equal; null if undecided. */
const salvoWinner = ({ hits }: SalvoRolls): Seat | null => {
  const last = hits.at(-1)
  if (last === undefined || last[0] === last[1]) return null
  return last[0] > last[1] ? 'first' : 'second'
}

/** Rolls are optional; where they are given they must lead to the winner that was entered. */
export const rollsObjection = (
  result: { readonly salvo?: Seat; readonly salvoRolls?: SalvoRolls },
  rule: RuleId,
): Objection | null => {
  const { salvo, salvoRolls } = result
  if (salvo === undefined || salvoRolls === undefined) return null
  const { dice, hits } = salvoRolls
  const isPossible =
    dice.every(Number.isInteger) &&
    hits.every((roll) =>
      roll.every(
        (count, seat) => Number.isInteger(count) && count >= 0 && count <= (dice[seat] ?? 0),
      ),
    )
  const isReroll = hits.slice(0, -1).every(([a, b]) => a === b)
  return isPossible && isReroll && salvoWinner(salvoRolls) === salvo
    ? null
    : { code: 'salvo-rolls-differ', rule }
}
