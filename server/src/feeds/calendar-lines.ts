/** How many octets a line may have without its end (RFC 5545, 3.1). */
const longest = 75

/** Cut between signs, never inside one: half a letter would be read as another one. */
const folded = (line: string): string => {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > longest) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += sign
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

/** A typed text as a value: what would end it, or begin another line, is quoted. */
export const textValue = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')

export const calendarLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('')
