import { qrCode } from './qr-code.ts'

const quiet = 4
const pixels = 16

/** The code as a picture to send or to print; null where the text is too long for one. */
export const qrImage = (text: string): Promise<Blob | null> => {
  const code = qrCode(text)
  const canvas = document.createElement('canvas')
  const drawn = canvas.getContext('2d')
  if (code === null || drawn === null) return Promise.resolve(null)
  canvas.width = (code.length + 2 * quiet) * pixels
  canvas.height = canvas.width
  drawn.fillStyle = '#fff'
  drawn.fillRect(0, 0, canvas.width, canvas.height)
  drawn.fillStyle = '#000'
  for (const [y, row] of code.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) drawn.fillRect((x + quiet) * pixels, (y + quiet) * pixels, pixels, pixels)
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
