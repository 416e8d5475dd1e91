import type { SalvoRolls } from '../../vocabulary/result.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { Pair, Seat } from '../../vocabulary/seat.ts'
import type { Objection } from '../way.ts'

/** A ship of the own squad as it stands when a match ends level. */
export type ShipInSalvo = {
  /** As printed: whatever changed it in play does not count. */
  readonly primaryWeapon: number
  readonly destroyed: boolean
}

/**
 * How many attack dice each side rolls in the final salvo: the primary weapons of its ships that
 * are left. After mutual destruction nothing is left, so the whole squad fires.
 */
export const salvoDice = (squads: Pair<readonly ShipInSalvo[]>): Pair<number> => {
  const isMutual = squads.every((ships) => ships.every(({ destroyed }) => destroyed))
  const dice = (ships: readonly ShipInSalvo[]) =>
    ships
      .filter(({ destroyed }) => isMutual || !destroyed)
      .reduce((sum, { primaryWeapon }) => sum + primaryWeapon, 0)
  return [dice(squads[0]), dice(squads[1])]
}

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
