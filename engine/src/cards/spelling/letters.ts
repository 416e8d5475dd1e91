/** How often each letter is in a plain name, told up to three: a bit for each, the digits share one. */
export type Letters = {
  readonly length: number
  readonly once: number
  readonly twice: number
  readonly thrice: number
}

export const lettersIn = (plain: string): Letters => {
  let [once, twice, thrice] = [0, 0, 0]
  for (let at = 0; at < plain.length; at += 1) {
    const letter = 1 << Math.max(0, plain.charCodeAt(at) - 96)
    thrice |= twice & letter
    twice |= once & letter
    once |= letter
  }
  return { length: plain.length, once, twice, thrice }
}

/** The bits that are set, counted side by side: asked six times for each of hundreds of names. */
const countOf = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The letters that one has more often than the other. */
const moreIn = (a: Letters, b: Letters): number =>
  countOf(a.once & ~b.once) + countOf(a.twice & ~b.twice) + countOf(a.thrice & ~b.thrice)

/** Each letter that one of them has alone takes a change: told without counting in rows. */
export const differsByMore = (a: Letters, b: Letters, most: number): boolean =>
  Math.abs(a.length - b.length) > most || moreIn(a, b) > most || moreIn(b, a) > most

/** A name that lacks a letter of a text does not contain it: told without searching it. */
export const mayContain = (whole: Letters, part: Letters): boolean =>
  whole.length >= part.length &&
  (part.once & ~whole.once) === 0 &&
  (part.twice & ~whole.twice) === 0
