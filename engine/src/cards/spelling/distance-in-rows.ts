import type { DistanceTo } from './distance-to.ts'

/** Only what is near is counted to the end, and only where the two can still be as near. */
export const distanceInRows = (plain: string): DistanceTo => {
  // Three rows to count in: made once for a text, not for each of the hundreds of names.
  const rows: [before: number[], above: number[], here: number[]] = [[], [], []]
  return (name, most) => {
    if (Math.abs(plain.length - name.length) > most) return most + 1
    let [before, above, here] = rows
    for (let column = 0; column <= name.length; column += 1) above[column] = column
    for (let row = 1; row <= plain.length; row += 1) {
      const first = Math.max(1, row - most)
      const last = Math.min(name.length, row + most)
      const letter = plain.charCodeAt(row - 1)
      let left = first === 1 ? row : most + 1
      let least = left
      here[first - 1] = left
      for (let column = first; column <= last; column += 1) {
        const other = name.charCodeAt(column - 1)
        let cost = (above[column - 1] ?? 0) + (letter === other ? 0 : 1)
        cost = Math.min(cost, left + 1, (above[column] ?? 0) + 1)
        const isSwapped =
          row > 1 &&
          column > 1 &&
          letter === name.charCodeAt(column - 2) &&
          plain.charCodeAt(row - 2) === other
        if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
        here[column] = cost
        left = cost
        if (cost < least) least = cost
      }
      if (last < name.length) here[last + 1] = most + 1
      if (least > most) return most + 1
      ;[before, above, here] = [above, here, before]
    }
    return above[name.length] ?? most + 1
  }
}
