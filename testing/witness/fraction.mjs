/** Exact numbers: two players whose decimals look the same may still be apart. */
export const whole = (number) => ({ top: BigInt(number), bottom: 1n })

export const zero = whole(0)

function lowest(top, bottom) {
  let [a, b] = [top < 0n ? -top : top, bottom]
  while (b !== 0n) [a, b] = [b, a % b]
  return { top: top / a, bottom: bottom / a }
}

export const plus = (a, b) => lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

/** `by` is a whole number above zero. */
export const over = (a, by) => lowest(a.top, a.bottom * BigInt(by))

/** Above zero where `a` is the larger one. */
export const versus = (a, b) => {
  const apart = a.top * b.bottom - b.top * a.bottom
  return apart > 0n ? 1 : apart < 0n ? -1 : 0
}

/** A whole number, or `p/q` in lowest terms. */
export const text = ({ top, bottom }) => (bottom === 1n ? `${top}` : `${top}/${bottom}`)
