/** Places of one player, one for each round; null where there was none. */
export type PlaceLine = {
  readonly key: string
  readonly name: string
  readonly places: readonly (number | null)[]
}

type PlaceSlots = {
  /** How many rows the picture has. */
  readonly rows: number
  /** For each line the row of each round, from 0; null where there was no place. */
  readonly slots: readonly (readonly (number | null)[])[]
}

/** A single line has nobody to keep clear of: it goes by how far down the place is. */
const rowsOfOne = 6

/**
 * Where each place is drawn. The best rows are the places themselves; who stands further down
 * follows below them in order, so that no two numbers cover each other.
 */
export const placeSlots = (lines: readonly PlaceLine[], players: number): PlaceSlots => {
  const [only] = lines
  if (only !== undefined && lines.length === 1) {
    const slotOf = (place: number) => ((place - 1) / Math.max(1, players - 1)) * (rowsOfOne - 1)
    const slots = [only.places.map((place) => (place === null ? null : slotOf(place)))]
    return { rows: rowsOfOne, slots }
  }
  const best = lines.length
  const slots = lines.map((): (number | null)[] => [])
  let rows = best
  for (let round = 0; round < (only?.places.length ?? 0); round++) {
    const places = lines.map((line) => line.places[round] ?? null)
    const below = places
      .filter((place) => place !== null && place > best)
      .toSorted((a, b) => (a ?? 0) - (b ?? 0))
    places.forEach((place, index) => {
      const isBelow = place !== null && place > best
      slots[index]?.push(place === null ? null : isBelow ? best + below.indexOf(place) : place - 1)
    })
    rows = Math.max(rows, best + below.length)
  }
  return { rows, slots }
}
