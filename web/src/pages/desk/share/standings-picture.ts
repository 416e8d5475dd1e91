export type PictureLines = {
  readonly name: string
  readonly title: string
  readonly day: string
  readonly points: string
  readonly lines: readonly {
    readonly place: string
    readonly name: string
    readonly points: string
  }[]
  readonly link: string
}

export type Shape = 'square' | 'wide'

const sizes = {
  square: { width: 1080, height: 1080 },
  wide: { width: 1920, height: 1080 },
} as const
const edge = 72
const ink = '#18212b'
const quiet = '#5c6875'
const paper = '#fffefb'
const amber = '#f3b33d'
const face = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

type Pen = CanvasRenderingContext2D

/** The largest letters up to `size` in which a text fits: a name is never cut. */
const lettered = (pen: Pen, text: string, size: number, width: number, weight = 400): void => {
  pen.font = `${weight} ${size}px ${face}`
  const share = Math.min(1, width / Math.max(1, pen.measureText(text).width))
  if (share < 1) pen.font = `${weight} ${Math.floor(size * share)}px ${face}`
}

const head = (
  pen: Pen,
  { name, title, day, link }: PictureLines,
  width: number,
  height: number,
) => {
  pen.fillStyle = paper
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#1b2530'
  pen.fillRect(0, 0, width, 196)
  pen.fillStyle = amber
  pen.fillRect(0, 196, width, 6)
  pen.fillStyle = '#f4f6f7'
  lettered(pen, name, 60, width - 2 * edge, 700)
  pen.fillText(name, edge, 92)
  pen.fillStyle = '#bac4ce'
  const below = `${title} · ${day}`
  lettered(pen, below, 34, width - 2 * edge)
  pen.fillText(below, edge, 154)
  pen.fillStyle = quiet
  lettered(pen, link, 26, width - 2 * edge - 160)
  pen.fillText(link, edge, height - 32)
  pen.textAlign = 'right'
  pen.font = `650 26px ${face}`
  pen.fillText('Topcut', width - edge, height - 32)
  pen.textAlign = 'left'
}

/** The standings as a picture: chats break columns, pictures keep them. */
export const drawnPicture = (picture: PictureLines, shape: Shape): Promise<Blob | null> => {
  const { width, height } = sizes[shape]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) return Promise.resolve(null)
  head(pen, picture, width, height)
  const columns = shape === 'wide' && picture.lines.length > 8 ? 2 : 1
  const perColumn = Math.ceil(picture.lines.length / columns)
  const gap = 64
  const columnWidth = (width - 2 * edge - (columns - 1) * gap) / columns
  const row = Math.min(84, (height - 202 - 40 - 110) / (perColumn + 0.6))
  const letters = Math.min(42, row * 0.66)
  for (let column = 0; column < columns; column += 1) {
    const left = edge + column * (columnWidth + gap)
    pen.fillStyle = quiet
    pen.textAlign = 'right'
    lettered(pen, picture.points, 24, columnWidth / 2)
    pen.fillText(picture.points, left + columnWidth, 250)
    for (const [index, line] of picture.lines
      .slice(column * perColumn, (column + 1) * perColumn)
      .entries()) {
      const base = 262 + (index + 0.72) * row
      pen.textAlign = 'right'
      pen.fillStyle = quiet
      pen.font = `400 ${letters}px ${face}`
      pen.fillText(line.place, left + letters * 1.4, base)
      pen.fillStyle = ink
      pen.font = `700 ${letters}px ${face}`
      pen.fillText(line.points, left + columnWidth, base)
      const room = columnWidth - letters * 1.9 - pen.measureText(line.points).width - 24
      pen.textAlign = 'left'
      lettered(pen, line.name, letters, room, 500)
      pen.fillText(line.name, left + letters * 1.9, base)
      pen.fillStyle = '#dfdcd3'
      pen.fillRect(left, 262 + (index + 1) * row, columnWidth, 2)
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
