/** The bytes 0x80 to 0x9f as Windows has them; what it leaves open stays a control character. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Other tools write in the charset of their machine: what is not UTF-8 is read as Windows-1252. */
export const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return utf16(bytes.subarray(2), 0)
  if (first === 0xfe && second === 0xff) return utf16(bytes.subarray(2), 1)
  const text = utf8(bytes) ?? windows1252(bytes)
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

/** A call with too many arguments fails: letters are joined piece by piece. */
const joined = (units: readonly number[]): string => {
  const pieces: string[] = []
  for (let at = 0; at < units.length; at += 4096)
    pieces.push(String.fromCodePoint(...units.slice(at, at + 4096)))
  return pieces.join('')
}

const windows1252 = (bytes: Uint8Array): string =>
  joined(
    Array.from(bytes, (byte) =>
      byte >= 0x80 && byte < 0xa0 ? (windows.codePointAt(byte - 0x80) ?? byte) : byte,
    ),
  )

const utf16 = (bytes: Uint8Array, high: 0 | 1): string => {
  const pieces: string[] = []
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const [one = 0, two = 0] = [bytes[at], bytes[at + 1]]
    pieces.push(String.fromCharCode(high === 1 ? one * 256 + two : two * 256 + one))
  }
  return pieces.join('').toWellFormed()
}

/** Null for bytes that are not UTF-8: too long, too large, half a pair or cut off. */
const utf8 = (bytes: Uint8Array): string | null => {
  const points: number[] = []
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at++] ?? 0
    if (lead < 0x80) {
      points.push(lead)
      continue
    }
    const more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1
    if (lead < 0xc2 || lead > 0xf4 || at + more > bytes.length) return null
    let point = lead & (0x3f >> more)
    for (let step = 0; step < more; step++) {
      const next = bytes[at++] ?? 0
      if ((next & 0xc0) !== 0x80) return null
      point = (point << 6) | (next & 0x3f)
    }
    const least = [0, 0x80, 0x800, 0x10000][more] ?? 0
    if (point < least || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return null
    points.push(point)
  }
  return joined(points)
}
