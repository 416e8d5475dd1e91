/**
 * Four 32-bit words from a text. Not for secrets: it only spreads entropy evenly, and its values
 * are pinned by tests, because a changed bit would change every recorded draw.
 */
export const hash = (text: string): readonly [number, number, number, number] => {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let d = 0xdeadbeef ^ text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x85ebca6b)
    a = (a << 13) | (a >>> 19)
    b = Math.imul(b ^ unit ^ a, 0xc2b2ae35)
    b = (b << 17) | (b >>> 15)
    c = Math.imul(c ^ unit ^ b, 0x27d4eb2f)
    c = (c << 11) | (c >>> 21)
    d = Math.imul(d ^ unit ^ c, 0x165667b1)
    d = (d << 19) | (d >>> 13)
  }
  // Two passes, so that a difference in the last character reaches every word.
  for (let pass = 0; pass < 2; pass++) {
    a = scramble((a + d) | 0)
    b = scramble((b + a) | 0)
    c = scramble((c + b) | 0)
    d = scramble((d + c) | 0)
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0]
}

const scramble = (word: number): number => {
  let x = word
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) | 0
}
