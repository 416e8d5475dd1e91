import type { PublicBracket, PublicPlayerRow, PublicTable } from '@topcut/engine'
import { type BracketColumn, bracketColumns, columnsNow } from '@topcut/protocol/bracket'
import { type NameOrder, nameOrder } from '../../parts/name-order.ts'
import { type Seated, seatedByName } from '../../parts/pairings/seated.ts'
import type { PublicViews } from '../../state/live/follow-public.ts'
import { type PlaceLine, placeLines } from './lines/place-lines.ts'
import { drawnColumns, pagesOf } from './lines/wall-room.ts'
import { nameRange } from './name-range.ts'
import type { WallShow } from './wall-show.ts'

/** What part of a longer list a page is; `of` is how many there are in all. */
type Part = { readonly range: string; readonly count: number; readonly of: number }

/** One page of the wall. */
export type Slide =
  | ({ readonly show: 'pairings'; readonly seated: readonly Seated[] } & Part)
  | ({ readonly show: 'results'; readonly tables: readonly PublicTable[] } & Part)
  | { readonly show: 'clock' }
  | ({ readonly show: 'standings' | 'places'; readonly lines: readonly PlaceLine[] } & Part)
  | {
      readonly show: 'bracket'
      readonly columns: readonly BracketColumn[]
      /** Too many games for a tree that can be read from the back of the hall. */
      readonly isListed: boolean
    }
  | { readonly show: 'announcement' }
  | ({ readonly show: 'announcement'; readonly names: readonly PublicPlayerRow[] } & Part)

type Screen = {
  readonly width: number
  readonly height: number
  /** How high the line for everybody is, in pixels of the design; 0 without one. */
  readonly message: number
}

const drawnGames = 4
/** A table has two names. */
const mostTables = 24
/** Of a list: a third column would break every longer name. */
const listedAcross = 2

const between = (first: number | undefined, last: number | undefined): string => {
  if (first === undefined) return ''
  return first === last ? `${first}` : `${first}\u00a0–\u00a0${last}`
}

const placeRange = (lines: readonly PlaceLine[]): string => {
  // Who has left or was disqualified has none.
  const placed = lines.flatMap(({ place }) => place ?? [])
  return between(placed[0], placed.at(-1))
}

const pairingSlides = (
  { tables }: PublicViews,
  { message }: Screen,
  order: NameOrder,
): readonly Slide[] => {
  const lines = tables == null ? [] : seatedByName(tables, order)
  return pagesOf(lines, message).map((seated) => ({
    show: 'pairings',
    seated,
    range: nameRange(seated.map(order.lookedUp)),
    count: seated.length,
    of: lines.length,
  }))
}

const resultSlides = ({ tables }: PublicViews, { message }: Screen): readonly Slide[] => {
  const all = tables?.tables ?? []
  return pagesOf(all, message, mostTables).map((page) => ({
    show: 'results',
    tables: page,
    range: between(page[0]?.table, page.at(-1)?.table),
    count: page.length,
    of: all.length,
  }))
}

const placeSlides = (
  show: 'standings' | 'places',
  views: PublicViews,
  { message }: Screen,
): readonly Slide[] => {
  const lines = placeLines(show, views)
  return pagesOf(lines, message).map((page) => ({
    show,
    lines: page,
    range: placeRange(page),
    count: page.length,
    of: lines.length,
  }))
}

const bracketSlides = (
  bracket: PublicBracket | null | undefined,
  { width, height }: Screen,
): readonly Slide[] => {
  if (bracket == null) return []
  const most = drawnColumns(width, height)
  const columns = columnsNow(bracketColumns(bracket), most)
  const [first] = columns
  if (first === undefined) return []
  if (first.games.length <= drawnGames) return [{ show: 'bracket', columns, isListed: false }]
  return pagesOf(first.games, 0, Math.min(listedAcross, most) * drawnGames).map((games) => ({
    show: 'bracket',
    columns: [{ ...first, games }],
    isListed: true,
  }))
}

const announcementSlides = (
  { players = [] }: PublicViews,
  { message }: Screen,
  order: NameOrder,
): readonly Slide[] => {
  const present = players
    .filter(({ status }) => status === 'registered' || status === 'active')
    .toSorted(order.compare)
  return [
    { show: 'announcement' },
    ...pagesOf(present, message).map((names) => ({
      show: 'announcement' as const,
      names,
      range: nameRange(names.map(order.lookedUp)),
      count: names.length,
      of: present.length,
    })),
  ]
}

/** Every page of what is shown, in the order in which they take turns. */
export const slidesOf = (
  shows: readonly WallShow[],
  views: PublicViews,
  screen: Screen,
  language: string,
): readonly Slide[] => {
  const order = nameOrder(language, views.event?.team !== undefined)
  const slides: { readonly [S in WallShow]: () => readonly Slide[] } = {
    pairings: () => pairingSlides(views, screen, order),
    results: () => resultSlides(views, screen),
    clock: () => [{ show: 'clock' }],
    standings: () => placeSlides('standings', views, screen),
    places: () => placeSlides('places', views, screen),
    bracket: () => bracketSlides(views.bracket, screen),
    announcement: () => announcementSlides(views, screen, order),
  }
  return shows.flatMap((show) => slides[show]())
}
