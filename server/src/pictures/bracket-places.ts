import { type BracketColumn, type DrawnGame, feederIn } from '@topcut/protocol/bracket'
import type { Canvas } from './canvas.ts'

type Placed = { readonly game: DrawnGame; readonly x: number; readonly y: number }

type BracketPlaces = {
  readonly columnWidth: number
  /** One of the two lines of a game. */
  readonly row: number
  /** Where the names of the rounds stand. */
  readonly heads: number
  readonly games: readonly Placed[]
  /** From the game of a winner to the next one of the same side. */
  readonly lines: readonly string[]
  /** Where the losers' side begins; null without one. */
  readonly losersFrom: number | null
  readonly xOf: (column: number) => number
}

const gap = 36
/** In sizes of the letters below the name: wider columns and higher rows are no easier to read. */
const widest = 16
const highest = 2
/** Of the room that a game has in height, so much is left free: in a chart its name stands there. */
const freeOf = { tree: 0.22, chart: 0.3 }

/** The games of a side from the last one back, each in the middle of those that lead to it. */
const slotsOf = (
  games: readonly DrawnGame[],
  before: (game: DrawnGame) => readonly DrawnGame[],
): ReadonlyMap<DrawnGame, number> => {
  const slots = new Map<DrawnGame, number>()
  let leaves = 0
  const place = (game: DrawnGame): number => {
    const known = slots.get(game)
    if (known !== undefined) return known
    const own = before(game)
      .filter(({ side }) => side === game.side)
      .map(place)
    const at = own.length === 0 ? leaves++ : own.reduce((sum, one) => sum + one, 0) / own.length
    slots.set(game, at)
    return at
  }
  for (const game of games.toReversed()) place(game)
  return slots
}

const heightOf = (slots: ReadonlyMap<DrawnGame, number>): number =>
  slots.size === 0 ? 0 : Math.max(...slots.values()) + 1

/** Where every game of a bracket stands, so that all of it fills the picture. */
export const bracketPlaces = (
  columns: readonly BracketColumn[],
  { width, height, edge, band, foot, below }: Canvas,
): BracketPlaces => {
  const games = columns.flatMap((column) => column.games)
  const feeder = feederIn(games)
  const before = (game: DrawnGame) => game.from.flatMap((one) => feeder(game, one) ?? [])
  const upper = games.filter(({ side }) => side === 'only' || side === 'winners')
  const lower = games.filter(({ side }) => side === 'losers')
  const [above, under] = [slotsOf(upper, before), slotsOf(lower, before)]
  const hasBoth = under.size > 0
  const free = hasBoth ? freeOf.chart : freeOf.tree
  const heads = band + 5 + below * 1.3
  const top = heads + below * 0.8
  const between = hasBoth ? below * 2 : 0
  const rows = heightOf(above) + heightOf(under)
  const pitch = Math.min(
    (2 * highest * below) / (1 - free),
    (height - foot - 8 - top - between) / Math.max(1, rows),
  )
  const row = (pitch * (1 - free)) / 2
  const columnWidth = Math.min(
    widest * below,
    (width - 2 * edge - (columns.length - 1) * gap) / columns.length,
  )
  const losersTop = top + heightOf(above) * pitch + between
  const last = upper.at(-1)
  const finalAt = top + ((last === undefined ? 0 : (above.get(last) ?? 0)) + 0.5) * pitch
  const centreOf = (game: DrawnGame): number => {
    const [own, other] = [above.get(game), under.get(game)]
    if (own !== undefined) return top + (own + 0.5) * pitch
    return other === undefined ? finalAt : losersTop + (other + 0.5) * pitch
  }
  const used = columns.length * columnWidth + (columns.length - 1) * gap
  const left = (width - used) / 2
  const xOf = (column: number) => left + column * (columnWidth + gap)
  const columnOf = new Map(columns.flatMap((one, at) => one.games.map((game) => [game, at])))
  /** The name of a game stands above it: the rows begin a little below the middle of its room. */
  const topOf = (game: DrawnGame) => centreOf(game) - row + pitch * free * 0.25
  const lines = games.flatMap((game) =>
    game.from.flatMap((source, at) => {
      const one = feeder(game, source)
      if (one === undefined) return []
      const winner = one.slots.findIndex((slot) => slot !== null && slot.player === one.winner)
      const from = topOf(one) + (winner === -1 ? row : row * (winner + 0.5))
      const x = xOf(columnOf.get(one) ?? 0) + columnWidth
      const to = xOf(columnOf.get(game) ?? 0)
      return [`M${x} ${from}H${to - gap / 2}V${topOf(game) + row * (at + 0.5)}H${to}`]
    }),
  )
  return {
    columnWidth,
    row,
    heads,
    games: games.map((game) => ({
      game,
      x: xOf(columnOf.get(game) ?? 0),
      y: topOf(game),
    })),
    lines,
    losersFrom: hasBoth ? losersTop - between : null,
    xOf,
  }
}
