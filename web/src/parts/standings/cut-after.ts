import type { PlayerId, StandingRow } from '@topcut/engine'

type Row = Pick<StandingRow, 'player' | 'place' | 'status'>

/**
 * The last line that goes on: of those who are there while the cut is still to be made, of those
 * who went on once it is. Null where nobody is left below it.
 */
export const cutAfter = (
  rows: readonly Row[],
  size: number | null,
  seeds: readonly PlayerId[] | null,
): number | null => {
  const isIn = ({ player, place, status }: Row): boolean =>
    seeds === null ? place !== null && status === 'active' : seeds.includes(player)
  const goOn = rows.flatMap((row, at) => (isIn(row) ? [at] : []))
  const last = goOn[(seeds === null ? (size ?? 0) : goOn.length) - 1]
  return last === undefined || last >= rows.length - 1 ? null : last
}
