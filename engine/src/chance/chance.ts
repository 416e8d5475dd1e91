import { hash } from './hash.ts'

/** A row of draws that is the same for the same entropy, on every machine, for ever. */
export type Chance = {
  /** A whole number from 0 to 2³² − 1. */
  readonly word: () => number
  /** A whole number from 0 to `limit` − 1, every one equally likely. */
  readonly below: (limit: number) => number
}

/** The generator sfc32, started from a text. */
export const chanceFrom = (entropy: string): Chance => {
  let [a, b, c, counter] = hash(entropy) as [number, number, number, number]
  const word = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) word()

  const below = (limit: number): number => {
    // `word() % limit` alone would prefer small numbers: the incomplete last stretch is thrown away.
    const whole = 0x1_0000_0000 - (0x1_0000_0000 % limit)
    let drawn = word()
    while (drawn >= whole) drawn = word()
    return drawn % limit
  }
  return { word, below }
}
