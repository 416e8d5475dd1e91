import type { PlayerId } from '@topcut/engine'
import type { BracketColumn, DrawnGame } from '@topcut/protocol/bracket'
import { feederIn } from '@topcut/protocol/bracket'

/** In pixels of the design, where text is `perEm` of them high: everything grows with the text. */
type BracketSizes = {
  readonly column: number
  readonly gap: number
  /** One of the two lines of a game. */
  readonly row: number
  /** What stands above a game, and the least between two. */
  readonly head: number
  readonly between: number
  /** The names of the rounds. */
  readonly top: number
}

export const perEm = 14
const tree: BracketSizes = { column: 256, gap: 48, row: 36, head: 24, between: 20, top: 48 }
/** Narrower, so that seven columns stand side by side; long names take a third line there. */
const chart: BracketSizes = { ...tree, column: 160, gap: 32 }
/** Of a team: its name, and its people in up to three lines below. */
const teamRow = 64
/** A tree of more rounds has its champion below the final: a column more would not fit a desk. */
const championBeside = 3
/** Where a line turns that would else run through what says where a loser comes from. */
const beforeLabel = { plain: 3, way: 7.5 }
/** Between the two sides, with the line that parts them and the way of who changes over. */
const sidesApart = 56
/** What the losers' side is called, where its games begin below and leave no room beside them. */
const sideName = 36
/** From the last game of a chart to the line below the champion's name, which may take two. */
const belowLast = 92

type Box = { readonly game: DrawnGame; readonly x: number; readonly y: number }

type Line = {
  readonly key: string
  readonly path: string
  /** `way` is the way of the chosen player or the champion. */
  readonly look: 'known' | 'open' | 'way'
}

type BracketLayout = {
  readonly sizes: BracketSizes
  readonly width: number
  readonly height: number
  readonly columns: readonly { readonly x: number; readonly boxes: readonly Box[] }[]
  readonly lines: readonly Line[]
  /** Where the losers' side begins; null without one. */
  readonly losersFrom: number | null
  /** Its games begin in the first column. */
  readonly isLosersFirst: boolean
  /**
   * Where the champion stands, in a column of its own or below the last game; null where that is
   * not among the columns.
   */
  readonly champion: { readonly x: number; readonly y: number; readonly isColumn: boolean } | null
}

type Centres = Map<DrawnGame, number>

/** The games of one side, each in the middle of those that lead to it; answers with the height. */
const placeSide = (
  games: readonly DrawnGame[],
  before: (game: DrawnGame) => readonly DrawnGame[],
  pitch: number,
  top: number,
  centres: Centres,
): number => {
  let leaves = 0
  const place = (game: DrawnGame): number => {
    const known = centres.get(game)
    if (known !== undefined) return known
    const own = before(game).filter((one) => one.side === game.side)
    const middles = own.map(place)
    const centre =
      middles.length === 0
        ? top + pitch * (leaves++ + 0.5)
        : middles.reduce((sum, one) => sum + one, 0) / middles.length
    centres.set(game, centre)
    return centre
  }
  // From the end: the last game of a side leads to all that come before it.
  for (const game of games.toReversed()) place(game)
  return leaves * pitch
}

const rowOf = ({ slots }: DrawnGame, player: PlayerId | null): number =>
  player === null ? -1 : slots.findIndex((one) => one?.player === player)

/** Where every game stands and what leads from one to the next. */
export const bracketLayout = (
  columns: readonly BracketColumn[],
  way: PlayerId | null,
): BracketLayout => {
  const isTree = columns.every(({ name }) => name.kind === 'left')
  const isOfTeams = columns.some(({ games }) =>
    games.some(({ slots }) => slots.some((one) => (one?.members ?? []).length > 0)),
  )
  const usual = isTree ? tree : chart
  const sizes = isOfTeams ? { ...usual, row: teamRow } : usual
  const { column: wide, gap, row, head, between, top } = sizes
  const pitch = head + 2 * row + between
  const games = columns.flatMap((column) => column.games)
  const of = (...sides: readonly DrawnGame['side'][]) =>
    games.filter(({ side }) => sides.includes(side))
  const feeder = feederIn(games)
  const before = (game: DrawnGame) => game.from.flatMap((one) => feeder(game, one) ?? [])

  const centres: Centres = new Map()
  const upper = placeSide(of('only', 'winners'), before, pitch, top, centres)
  const losers = of('losers')
  const hasBoth = upper > 0 && losers.length > 0
  // Beside the losers of a first column stands where they come from, and above what they are.
  const isLosersFirst = columns[0]?.games.some(({ side }) => side === 'losers') ?? false
  const above = hasBoth && isLosersFirst ? sideName : 0
  const losersTop = top + upper + (hasBoth ? sidesApart + above : 0)
  const lower = placeSide(losers, before, pitch, losersTop, centres)
  const middleOf = (side: readonly DrawnGame[]) => {
    const last = side.at(-1)
    return last === undefined ? undefined : centres.get(last)
  }
  const finalAt = middleOf(of('only', 'winners')) ?? middleOf(losers) ?? top + pitch / 2
  for (const game of of('final')) centres.set(game, finalAt)

  const inset = isLosersFirst ? gap : 0
  const xOf = (column: number) => inset + column * (wide + gap)
  const columnOf = new Map(columns.flatMap((one, at) => one.games.map((game) => [game, at])))
  /** The top of a box: its head stands above it, both in the middle of the room they have. */
  const yOf = (game: DrawnGame) => (centres.get(game) ?? 0) + head / 2 - row
  const left = (game: DrawnGame) => xOf(columnOf.get(game) ?? 0)
  const exit = (game: DrawnGame, player: PlayerId | null) => {
    const at = rowOf(game, player)
    return yOf(game) + (at === -1 ? row : row * (at + 0.5))
  }
  const enter = (game: DrawnGame, at: number) => yOf(game) + row * (at + 0.5)
  const elbow = (x: number, y: number, toX: number, toY: number, turn = gap / 2) =>
    `M${x} ${y}H${toX - turn}V${toY}H${toX}`
  /** Beside this slot stands where its player comes from, unless a line says it. */
  const hasLabel = (game: DrawnGame, at: 0 | 1) => {
    const [source, one] = [game.from[at], game.slots[at]]
    if (game.side !== 'losers' || source?.as !== 'loser' || one === null) return false
    return one.player !== way && feeder(game, source) === undefined
  }
  /** How far before a game a line turns that leads to it from the same side. */
  const turnTo = (game: DrawnGame, look: keyof typeof beforeLabel) =>
    hasLabel(game, 0) || hasLabel(game, 1) ? gap - beforeLabel[look] : gap / 2
  /** Whether a line that comes down to this slot passes another one's label. */
  const passesLabel = (game: DrawnGame, at: number) =>
    columns[columnOf.get(game) ?? 0]?.games.some(
      (one) =>
        (hasLabel(one, 0) && enter(one, 0) < enter(game, at)) ||
        (hasLabel(one, 1) && enter(one, 1) < enter(game, at)),
    )

  const plain = games.flatMap((game) =>
    game.from.flatMap((source, at): readonly Line[] => {
      const one = feeder(game, source)
      if (one === undefined) return []
      const isKnown = one.isDecided && game.slots[at] !== null
      const [x, y] = [left(one) + wide, exit(one, one.winner)]
      const path = elbow(x, y, left(game), enter(game, at), turnTo(game, 'plain'))
      return [{ key: `${one.id}>${game.id}`, path, look: isKnown ? 'known' : 'open' }]
    }),
  )

  const last = columns.at(-1)
  const final = last?.games.length === 1 ? last.games[0] : undefined
  const isFinal = final?.side === 'final' || (final?.side === 'only' && final.id.startsWith('1-'))
  const isBeside = isTree && columns.length <= championBeside
  const champion =
    final === undefined || !isFinal
      ? null
      : isBeside
        ? { x: left(final) + wide + gap, y: yOf(final) + row, isColumn: true }
        : { x: left(final), y: yOf(final) + 2 * row + belowLast, isColumn: false }
  const toChampion: readonly Line[] =
    final === undefined || champion === null || !isBeside
      ? []
      : [
          {
            key: 'champion',
            path: elbow(left(final) + wide, exit(final, final.winner), champion.x, champion.y),
            look: final.winner === null ? 'open' : final.winner === way ? 'way' : 'known',
          },
        ]

  const own = way === null ? [] : games.filter((game) => rowOf(game, way) !== -1)
  const lane = losersTop - above - sidesApart + 8
  const ways = own.flatMap((game, at): readonly Line[] => {
    const next = own[at + 1]
    if (next === undefined) return []
    const from = { x: left(game) + wide, y: exit(game, way) }
    const row = rowOf(next, way)
    const to = { x: left(next), y: enter(next, row) }
    const changes = game.side === 'winners' && next.side === 'losers'
    // Beside the lines of the others, not on them.
    const down = passesLabel(next, row) ? gap - beforeLabel.way : gap / 4
    const path = changes
      ? `M${from.x} ${from.y}H${from.x + gap / 4}V${lane}H${to.x - down}V${to.y}H${to.x}`
      : elbow(from.x, from.y, to.x, to.y, turnTo(next, 'way'))
    return [{ key: `${game.id}>${next.id}`, path, look: 'way' }]
  })
  const isOnWay = new Set(ways.map(({ key }) => key))

  return {
    sizes,
    width: xOf(columns.length - 1) + wide + (isBeside && champion !== null ? gap + wide : 0),
    height: Math.max(losersTop + lower, champion === null ? 0 : champion.y + 32),
    columns: columns.map((column, at) => ({
      x: xOf(at),
      boxes: column.games.map((game) => ({ game, x: xOf(at), y: yOf(game) })),
    })),
    lines: [...plain.filter(({ key }) => !isOnWay.has(key)), ...toChampion, ...ways],
    losersFrom: hasBoth ? losersTop - above - 16 : null,
    isLosersFirst,
    champion,
  }
}
