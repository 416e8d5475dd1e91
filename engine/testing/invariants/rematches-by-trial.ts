import { type Field, hasMet } from '../../src/pairing/field/field.ts'
import type { PlayerId } from '../../src/vocabulary/ids.ts'

/** The fewest rematches of any way to pair an even field, by trying all of them. */
export const rematchesByTrial = ({ points, met }: Field): number => {
  const least = ([first, ...rest]: readonly PlayerId[]): number => {
    if (first === undefined) return 0
    const ways = rest.map((mate) => {
      const others = rest.filter((player) => player !== mate)
      return (hasMet(met, first, mate) ? 1 : 0) + least(others)
    })
    return Math.min(...ways)
  }
  return least([...points.keys()])
}
