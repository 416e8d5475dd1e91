import type { Pair } from '../../vocabulary/seat.ts'

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
