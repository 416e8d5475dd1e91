const size = 28
const line = 38
const edge = 48

/** A text in columns as a picture, black on white: chats break columns, pictures keep them. */
export const textPicture = (text: string): Promise<Blob | null> => {
  const lines = text.trimEnd().split('\n')
  const canvas = document.createElement('canvas')
  const font = `${size}px ui-monospace, monospace`
  const measured = canvas.getContext('2d')
  if (measured === null) return Promise.resolve(null)
  measured.font = font
  const widest = Math.max(...lines.map((one) => measured.measureText(one).width))
  canvas.width = Math.ceil(widest) + 2 * edge
  canvas.height = lines.length * line + 2 * edge
  // Another size makes another canvas: what was set before is gone.
  const drawn = canvas.getContext('2d')
  if (drawn === null) return Promise.resolve(null)
  drawn.fillStyle = '#fff'
  drawn.fillRect(0, 0, canvas.width, canvas.height)
  drawn.fillStyle = '#000'
  drawn.font = font
  for (const [index, one] of lines.entries()) drawn.fillText(one, edge, edge + size + index * line)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
