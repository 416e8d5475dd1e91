/** From a text to the 64 hexadecimal digits of its SHA-256. */
export type Sha256 = (text: string) => string

/**
 * Browsers have their own only on pages that came over TLS, and never in a file that somebody
 * opened: a hall without internet has neither. Where a machine has a faster one it is handed in.
 */
export const sha256: Sha256 = (text) => {
  const state = new Int32Array(firstState)
  const blocks = padded(text)
  const schedule = new Int32Array(64)
  for (let start = 0; start < blocks.length; start += 16) takeBlock(state, schedule, blocks, start)
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The first 32 bits behind the point of a root: how the standard chooses its constants. */
const behindPoint = (root: number): number => Math.floor((root % 1) * 0x1_0000_0000) | 0

const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53].concat(
  [59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109, 113, 127, 131],
  [137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223],
  [227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311],
)
const constants = Int32Array.from(primes, (prime) => behindPoint(Math.cbrt(prime)))
const firstState = Int32Array.from(primes.slice(0, 8), (prime) => behindPoint(Math.sqrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const takeBlock = (state: Int32Array, w: Int32Array, blocks: Int32Array, start: number): void => {
  for (let i = 0; i < 16; i++) w[i] = blocks[start + i] as number
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15] as number
    const late = w[i - 2] as number
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0
  }
  // One by one: taken apart as a list, they cost more than all the turning.
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + s1 + chosen + (constants[i] as number) + (w[i] as number)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const most = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + s0 + most) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

/** UTF-8, one bit behind it, the length at the end: whole blocks of sixteen words. */
const padded = (text: string): Int32Array => {
  const bytes = new Uint8Array(text.length * 3 + 1)
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const plain = text.charCodeAt(at)
    if (plain < 0x80) {
      bytes[length++] = plain
      continue
    }
    const point = text.codePointAt(at) as number
    if (point > 0xffff) at++
    // Half a sign is written as browsers and Node write it, or two machines would disagree.
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x800) bytes[length++] = 0xc0 | (code >> 6)
    else if (code < 0x10000) bytes[length++] = 0xe0 | (code >> 12)
    else {
      bytes[length++] = 0xf0 | (code >> 18)
      bytes[length++] = tail(code >> 12)
    }
    if (code >= 0x800) bytes[length++] = tail(code >> 6)
    bytes[length++] = tail(code)
  }
  const blocks = new Int32Array(((length + 8) >> 6) * 16 + 16)
  bytes[length] = 0x80
  for (let at = 0; at <= length; at++)
    blocks[at >> 2] = (blocks[at >> 2] as number) | ((bytes[at] as number) << (24 - (at % 4) * 8))
  blocks[blocks.length - 1] = length * 8
  return blocks
}

const tail = (code: number): number => 0x80 | (code & 0x3f)
