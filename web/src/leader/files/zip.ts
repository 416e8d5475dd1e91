type Member = { readonly name: string; readonly bytes: Uint8Array }

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

const checkSum = (bytes: Uint8Array): number => {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

/** Numbers as a zip has them: two or four bytes, the lowest first. */
const numbers = (...list: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array =>
  Uint8Array.from(
    list.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256),
    ),
  )

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** 1 January 1980, the first day a zip knows: what is in it has no time of its own. */
const someDay = 0x21

/** Files in one, as they are: a table is small, and what opens it need not unpack it. */
export const zipOf = (members: readonly Member[]): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = []
  const index: Uint8Array[] = []
  let at = 0
  for (const { name, bytes } of members) {
    const called = new TextEncoder().encode(name)
    const about = numbers(
      [2, 20],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, someDay],
      [4, checkSum(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, called.length],
      [2, 0],
    )
    const member = joined([numbers([4, 0x04034b50]), about, called, bytes])
    const noted = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at])
    index.push(numbers([4, 0x02014b50], [2, 20]), about, noted, called)
    parts.push(member)
    at += member.length
  }
  const listed = joined(index)
  const count = members.length
  const end = numbers([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, listed.length], [4, at])
  return joined([...parts, listed, end, numbers([2, 0])])
}

const unpacked = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The files in a zip by their names, read when they are asked for; null where it is none. */
export const filesIn = (
  zip: Uint8Array<ArrayBuffer>,
): ReadonlyMap<string, () => Promise<Uint8Array>> | null => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const isAt = (at: number, mark: number) =>
    at >= 0 && at + 4 <= zip.length && view.getUint32(at, true) === mark
  // A comment may stand behind the end, of 65,535 letters at most.
  let end = zip.length - 22
  while (end >= Math.max(0, zip.length - 65_557) && !isAt(end, 0x06054b50)) end--
  if (!isAt(end, 0x06054b50)) return null
  const files = new Map<string, () => Promise<Uint8Array>>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0 && isAt(at, 0x02014b50); left--) {
    const isPacked = view.getUint16(at + 10, true) !== 0
    const length = view.getUint32(at + 20, true)
    const named = view.getUint16(at + 28, true)
    const begin = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + named))
    files.set(name, async () => {
      if (!isAt(begin, 0x04034b50)) return new Uint8Array()
      const from = begin + 30 + view.getUint16(begin + 26, true) + view.getUint16(begin + 28, true)
      const bytes = zip.slice(from, from + length)
      return isPacked ? unpacked(bytes) : bytes
    })
    at += 46 + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}
