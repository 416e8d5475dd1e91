/** Numbers from 0 to 1 that come the same for the same start, so that every engine gets one state. */
export type Luck = () => number

export const luckFrom = (start: number): Luck => {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const shuffled = <T>(list: readonly T[], luck: Luck): T[] =>
  list
    .map((one) => ({ one, lot: luck() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one)
