// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction
import { hash } from '../../chance/hash.ts'
import { lotOrder } from '../../chance/lot.ts'

/** A lot and an index share one exact number. */
const ROOM = 2 ** 21

/** The places of a list in the order of its lots: as `lotOrder`, by sorting numbers instead of ids. */
export const placesByLot = <Id extends string>(ids: readonly Id[], entropy: string): Int32Array => {
  const salt = `${entropy}\u0000`
  const keys = new Float64Array(ids.map((id, at) => hash(`${salt}${id}`)[0] * ROOM + at)).sort()
  const lotAt = (index: number): number => Math.floor(keys[index]! / ROOM)
  const places = new Int32Array(ids.length)
  for (let index = 0; index < places.length; index++) {
    places[index] = keys[index]! - lotAt(index) * ROOM
  }
  for (let from = 0; from < places.length; from++) {
    let to = from + 1
    while (to < places.length && lotAt(to) === lotAt(from)) to++
    if (to - from === 1) continue
    // Left in the order of the list, two with the same lot would sit by when they registered.
    const level = [...places.subarray(from, to)]
    const order = lotOrder(
      level.map((at) => ids[at]!),
      entropy,
    )
    places.set(
      order.map((id) => level.find((at) => ids[at] === id)!),
      from,
    )
    from = to - 1
  }
  return places
}
