import { encode } from 'uqr'

/** Rows from the top; true is dark. */
type QrCode = readonly (readonly boolean[])[]

/** What the largest code of the standard holds. */
const mostBytes = 2953

/**
 * Every link is drawn in 37 modules, so that slips look alike; what is longer than 106 bytes takes
 * more of them. Null where no code is large enough.
 */
export const qrCode = (text: string): QrCode | null => {
  // Half of a letter, as it may stand at the end of a cut text, would throw if it went in as text.
  const bytes = [...new TextEncoder().encode(text)]
  if (bytes.length > mostBytes) return null
  // Weighing all masks takes ten times as long: a hall waits for a thousand slips at once.
  return encode(bytes, { minVersion: 5, maskPattern: 0, border: 0 }).data
}
