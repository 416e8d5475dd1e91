import { encode } from 'uqr'

/** Rows from the top; true is dark. */
type QrCode = readonly (readonly boolean[])[]

/** What the largest code of the standard holds. */
const mostBytes = 2953

/** Signs that a code writes in half the room. */
const narrow = /^[0-9A-Z $%*+./:-]+$/

/**
 * As few modules as hold the text: what is drawn larger is read from a worse picture. Null where no
 * code is large enough.
 */
export const qrCode = (text: string): QrCode | null => {
  // Half of a letter, as it may stand at the end of a cut text, would throw if it went in as text.
  const bytes = [...new TextEncoder().encode(text)]
  if (bytes.length > mostBytes) return null
  // Weighing all masks takes ten times as long: a hall waits for a thousand slips at once.
  return encode(narrow.test(text) ? text : bytes, { minVersion: 2, maskPattern: 0, border: 0 }).data
}
