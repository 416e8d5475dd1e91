const primes = (count: number): readonly number[] => {
  const found: number[] = []
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  }
  return found
}

/** The first 32 bits behind the point. */
const fractional = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0

const start = primes(8).map((prime) => fractional(Math.sqrt(prime)))
const constants = primes(64).map((prime) => fractional(Math.cbrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The bytes of a text as UTF-8. */
const bytesOf = (text: string): number[] => {
  const bytes: number[] = []
  for (const letter of text.toWellFormed()) {
    const point = letter.codePointAt(0) ?? 0
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63))
    else if (point < 0x10000)
      bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
    else
      bytes.push(
        ...[0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63)],
        ...[0x80 | ((point >> 6) & 63), 0x80 | (point & 63)],
      )
  }
  return bytes
}

/** SHA-256 in hexadecimal digits, at once and on every machine; no clock, no Node, no browser. */
export const sha256 = (text: string): string => {
  const bytes = bytesOf(text)
  const length = bytes.length * 8
  bytes.push(0x80)
  while (bytes.length % 64 !== 56) bytes.push(0)
  for (const word of [Math.floor(length / 2 ** 32), length >>> 0]) {
    bytes.push(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255)
  }
  let state = start
  for (let at = 0; at < bytes.length; at += 64) state = mixed(state, bytes, at)
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const mixed = (before: readonly number[], bytes: readonly number[], at: number): number[] => {
  const words: number[] = []
  for (let index = 0; index < 64; index++) {
    if (index < 16) {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(at + index * 4, at + index * 4 + 4)
      words.push((a << 24) | (b << 16) | (c << 8) | d)
      continue
    }
    const [far = 0, near = 0] = [words[index - 15], words[index - 2]]
    const one = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const two = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    words.push(((words[index - 16] ?? 0) + one + (words[index - 7] ?? 0) + two) | 0)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = before
  for (const [index, word] of words.entries()) {
    const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + big + ((e & f) ^ (~e & g)) + (constants[index] ?? 0) + word) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  const after = [a, b, c, d, e, f, g, h]
  return before.map((word, index) => (word + (after[index] ?? 0)) | 0)
}
