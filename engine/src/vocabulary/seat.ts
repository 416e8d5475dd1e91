export type Seat = 'first' | 'second'

/** What belongs to the first and to the second seat of a match, in this order. */
export type Pair<T> = readonly [first: T, second: T]

export const otherSeat = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first')
export const atSeat = <T>(pair: Pair<T>, seat: Seat): T => (seat === 'first' ? pair[0] : pair[1])
export const pairFor = <T>(seat: Seat, own: T, other: T): Pair<T> =>
  seat === 'first' ? [own, other] : [other, own]
