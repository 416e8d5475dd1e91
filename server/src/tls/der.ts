/** DER (X.690), as far as a certificate needs it: every value is a tag, a length and a content. */

const lengthOf = (content: Buffer): Buffer => {
  const { length } = content
  if (length < 0x80) return Buffer.of(length)
  return length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff)
}

export const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(tag), lengthOf(content), content])
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts)
export const set = (...parts: readonly Uint8Array[]): Buffer => tagged(0x31, ...parts)
export const octets = (content: Uint8Array): Buffer => tagged(0x04, content)
export const isTrue = Buffer.of(0x01, 0x01, 0xff)
export const text = (value: string): Buffer => tagged(0x0c, Buffer.from(value))

/** The first byte says how many bits at the end do not count. */
export const bits = (content: Uint8Array, unused = 0): Buffer =>
  tagged(0x03, Buffer.of(unused), content)

/** A first bit that is set would make it negative. */
export const integer = (value: Uint8Array): Buffer =>
  (value[0] ?? 0) < 0x80 ? tagged(0x02, value) : tagged(0x02, Buffer.of(0), value)

/** Seven bits to a byte, all but the last with the eighth set. */
const base128 = (arc: number): readonly number[] => {
  const bytes = [arc & 0x7f]
  for (let rest = arc >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

/** An object identifier as it is written: `2.5.4.3`. */
export const identifier = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number)
  return tagged(0x06, Buffer.from([first * 40 + second, ...others.flatMap(base128)]))
}

/** Two digits for the year until 2049, four from then on (RFC 5280). */
export const time = (at: number): Buffer => {
  const digits = `${new Date(at).toISOString().slice(0, 19).replace(/\D/g, '')}Z`
  return digits < '2050'
    ? tagged(0x17, Buffer.from(digits.slice(2)))
    : tagged(0x18, Buffer.from(digits))
}
