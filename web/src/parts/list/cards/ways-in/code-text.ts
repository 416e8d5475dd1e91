/** The numbers of the letters, as a code without an alphabet is read. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)

const inflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> => {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
    return await new Response(stream).text()
  } catch {
    return null
  }
}

const fromBase64 = (text: string): string | null => {
  try {
    return atob(text.trim().replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return null
  }
}

/** What a QR code holds: a list as it is, or packed, as bytes or in letters that stand for them. */
export const codeText = async (raw: string): Promise<string> => {
  if (/^\s*[[{<]/.test(raw)) return raw
  const packed = await inflated(bytesOf(raw))
  if (packed !== null) return packed
  const letters = fromBase64(raw)
  return (letters === null ? null : await inflated(bytesOf(letters))) ?? raw
}
