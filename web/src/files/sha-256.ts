/**
 * SHA-256 as 64 hexadecimal digits. A page that came over plain HTTP, as in a hall, has no
 * `crypto.subtle`; without a digest of its own the file it writes could not be proved.
 */
export const sha256 = (text: string): string => {
  const bytes = padded(new TextEncoder().encode(text))
  const view = new DataView(bytes.buffer)
  const state = Uint32Array.from(starts)
  const words = new Uint32Array(64)
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const [a, b] = [at(words, i - 15), at(words, i - 2)]
      const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
      const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
      words[i] = at(words, i - 16) + low + at(words, i - 7) + high
    }
    mix(state, words)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

const at = (list: Uint32Array, index: number): number => list[index] as number

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The text, one bit, zeros, and its length in bits at the end of the last block. */
const padded = (text: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / 64) * 64)
  bytes.set(text)
  bytes[text.length] = 0x80
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(text.length) * 8n)
  return bytes
}

const mix = (state: Uint32Array, words: Uint32Array): void => {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + high + ((e & f) ^ (~e & g)) + (rounds[i] as number) + at(words, i)) | 0
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + word
}

const primes = ((): readonly number[] => {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
})()

/** The first 32 bits behind the point of a root. */
const behindPoint = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32)

const starts = primes.slice(0, 8).map((prime) => behindPoint(Math.sqrt(prime)))
const rounds = primes.map((prime) => behindPoint(Math.cbrt(prime)))
