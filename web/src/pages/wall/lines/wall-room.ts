/** What lines may take up of a screen: how many columns of them, and how large they become at most. */
export type WallRoom = { readonly columns: readonly number[]; readonly most: number }

const isUpright = (width: number, height: number): boolean => width < height

/** One pixel of the design, which is 1920 × 1080: what is less wide shrinks as late as it can. */
export const wallUnit = (width: number, height: number): number =>
  Math.min(width / 1280, height / 1080)

/** Names with what stands below them. */
export const namesRoom = (width: number, height: number): WallRoom => ({
  columns: isUpright(width, height) ? [1, 2] : [1, 2, 3],
  most: 84 * wallUnit(width, height),
})

/** Lines of numbers need the width of half a screen. */
export const linesRoom = (width: number, height: number, count: number): WallRoom => ({
  columns: [isUpright(width, height) || count <= 12 ? 1 : 2],
  most: 64 * wallUnit(width, height),
})

/** How many columns of a bracket stand side by side. */
export const drawnColumns = (width: number, height: number): number =>
  isUpright(width, height) ? 2 : 3

/** So many lines stand on one page before a second one begins. */
const mostLines = 44
/** A line for everybody takes its height from them; in pixels of the design. */
const linesHeight = 880

/** The lines page by page, filled evenly: a last page of two names would stand for ten seconds. */
export const pagesOf = <T>(
  lines: readonly T[],
  message = 0,
  most = mostLines,
): readonly (readonly T[])[] => {
  if (lines.length === 0) return []
  const room = Math.max(1, Math.floor((most * (linesHeight - message)) / linesHeight))
  const count = Math.ceil(lines.length / room)
  const each = Math.ceil(lines.length / count)
  return Array.from({ length: count }, (_, page) => lines.slice(page * each, (page + 1) * each))
}
