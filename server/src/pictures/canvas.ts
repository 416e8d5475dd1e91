export const shapes = ['wide', 'square'] as const
export type Shape = (typeof shapes)[number]

export type Canvas = {
  readonly width: number
  readonly height: number
  readonly edge: number
  /** How high the band with the name of the event is, and the line at the foot. */
  readonly band: number
  readonly foot: number
  /** The letters of the name, and of what stands below it. */
  readonly name: number
  readonly below: number
}

/** What link previews of every chat have room for. */
const wide: Canvas = {
  width: 1200,
  height: 630,
  edge: 56,
  band: 128,
  foot: 52,
  name: 46,
  below: 26,
}
const square: Canvas = {
  width: 1080,
  height: 1080,
  edge: 60,
  band: 168,
  foot: 64,
  name: 56,
  below: 32,
}

/** Of the same shape with room for a large bracket: people open it to read it. */
const enlarged = ({ width, height, edge, band, foot, name, below }: Canvas): Canvas => ({
  width: 2 * width,
  height: 2 * height,
  edge: 1.3 * edge,
  band: 1.4 * band,
  foot: 1.4 * foot,
  name: 1.4 * name,
  below: 1.4 * below,
})

export const canvasOf = (shape: Shape, isLarge = false): Canvas => {
  const usual = shape === 'wide' ? wide : square
  return isLarge ? enlarged(usual) : usual
}
