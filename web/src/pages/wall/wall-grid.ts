/** Drawn for a screen of 1920 × 1080; what is less wide has fewer columns before it shrinks. */
const designed = { width: 1280, height: 1080 }

type Grid = { readonly columns: number; readonly rows: number }

/** The grid of a page, and how much larger than usual its lines are. */
export type ScaledGrid = Grid & { readonly scale: number }

type Room = { readonly above: number; readonly row: number }

/** One pixel of the design on this screen: the text grows with it, and never out of it. */
export const wallUnit = (width: number, height: number): number =>
  Math.min(width / designed.width, height / designed.height)

const sides = 128
const gap = 56
const narrowest = 540

/**
 * How many lines fit below what stands above them (in pixels of the design): text keeps its size,
 * and what does not fit comes on the next page.
 */
export const wallGrid = (width: number, height: number, { above, row }: Room, scale = 1): Grid => {
  const unit = wallUnit(width, height)
  if (unit <= 0) return { columns: 1, rows: 1 }
  const room = width / unit - sides
  return {
    columns: Math.max(1, Math.floor((room + gap * scale) / ((narrowest + gap) * scale))),
    rows: Math.max(1, Math.floor((height / unit - above) / (row * scale))),
  }
}

const scales = [1.5, 1.25]

/** Few lines are larger: an empty half of the screen helps nobody at the back of the hall. */
export const gridFor = (count: number, width: number, height: number, room: Room): ScaledGrid => {
  const grids = scales.map((scale) => ({ ...wallGrid(width, height, room, scale), scale }))
  const fitting = grids.find(({ columns, rows }) => columns * rows >= count)
  return fitting ?? { ...wallGrid(width, height, room), scale: 1 }
}

/** How many columns of a bracket stand side by side. */
export const drawnColumns = (width: number, height: number): number =>
  Math.max(1, Math.floor((width / wallUnit(width, height) - sides + 80) / (528 + 80)))

/** The lines page by page, filled evenly: a last page of two names would stand for ten seconds. */
export const pagesOf = <T>(
  lines: readonly T[],
  { columns, rows }: Grid,
): readonly (readonly T[])[] => {
  if (lines.length === 0) return []
  const count = Math.ceil(lines.length / (columns * rows))
  const each = Math.ceil(lines.length / count)
  return Array.from({ length: count }, (_, page) => lines.slice(page * each, (page + 1) * each))
}

/** One page column by column. */
export const columnsOf = <T>(
  page: readonly T[],
  { columns, rows }: Grid,
): readonly (readonly T[])[] => {
  const each = Math.min(rows, Math.max(1, Math.ceil(page.length / columns)))
  return Array.from({ length: Math.ceil(page.length / each) }, (_, column) =>
    page.slice(column * each, (column + 1) * each),
  )
}
