import type { PublicBracket, PublicPlayerRow, PublicStandings } from '@topcut/engine'
import {
  type BracketColumn,
  bracketColumns,
  columnsNow,
} from '../../parts/bracket/bracket-columns.ts'
import type { ClockFace } from '../../parts/clock/clock-face.ts'
import { type Seated, seatedByName } from '../../parts/pairings/seated.ts'
import type { PublicViews } from '../../state/live/follow-public.ts'
import { nameRange } from './name-range.ts'
import { drawnColumns, gridFor, pagesOf, type ScaledGrid } from './wall-grid.ts'
import type { WallShow } from './wall-show.ts'

type PlaceLine = {
  readonly player: string
  readonly place: number | null
  readonly name: string
  readonly points: number | null
}

/** One page of the wall. `range` says what part of a longer list it is. */
export type Slide =
  | {
      readonly show: 'pairings'
      readonly seated: readonly Seated[]
      readonly grid: ScaledGrid
      readonly range: string
    }
  | { readonly show: 'clock' }
  | {
      readonly show: 'standings' | 'places'
      readonly lines: readonly PlaceLine[]
      readonly grid: ScaledGrid
      readonly range: string
    }
  | {
      readonly show: 'bracket'
      readonly columns: readonly BracketColumn[]
      /** Too many games for a tree that can be read from the back of the hall. */
      readonly isListed: boolean
    }
  | { readonly show: 'announcement' }
  | {
      readonly show: 'announcement'
      readonly names: readonly PublicPlayerRow[]
      readonly grid: ScaledGrid
      readonly range: string
    }

type Screen = {
  readonly width: number
  readonly height: number
  /** How high the line for everybody is, in pixels of the design; 0 without one. */
  readonly message: number
}

/** Above and below the lines, in pixels of the design. */
const around = { withClock: 460, withTitle: 292 }
const rows = { pairings: 76, places: 68 }
const drawnGames = 4
/** Of a list: a third column would break every longer name. */
const listedAcross = 2

const placeRange = (lines: readonly PlaceLine[]): string => {
  // Who has left or was disqualified has none.
  const placed = lines.flatMap(({ place }) => place ?? [])
  const [first, last] = [placed[0], placed.at(-1)]
  return first === undefined ? '' : first === last ? `${first}` : `${first}\u00a0–\u00a0${last}`
}

const pairingSlides = (
  { tables }: PublicViews,
  face: ClockFace | null,
  { width, height, message }: Screen,
  language: string,
): readonly Slide[] => {
  if (tables == null) return []
  const above = (face === null ? around.withTitle : around.withClock) + message
  const lines = seatedByName(tables, language)
  const grid = gridFor(lines.length, width, height, { above, row: rows.pairings })
  return pagesOf(lines, grid).map((seated) => ({
    show: 'pairings',
    seated,
    grid,
    range: nameRange(seated.map(({ name }) => name)),
  }))
}

const placeSlides = (
  show: 'standings' | 'places',
  standings: PublicStandings | undefined,
  { width, height, message }: Screen,
): readonly Slide[] => {
  const places = show === 'places' ? standings?.places : null
  const lines: readonly PlaceLine[] =
    places?.map((one) => ({ ...one, points: null })) ??
    (standings?.rows ?? []).map((one) => ({ ...one, points: one.tournamentPoints }))
  const room = { above: around.withTitle + message, row: rows.places }
  const grid = gridFor(lines.length, width, height, room)
  return pagesOf(lines, grid).map((page) => ({ show, lines: page, grid, range: placeRange(page) }))
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
  const pages = pagesOf(first.games, { columns: Math.min(listedAcross, most), rows: drawnGames })
  return pages.map((games) => ({
    show: 'bracket',
    columns: [{ ...first, games }],
    isListed: true,
  }))
}

const announcementSlides = (
  { players = [] }: PublicViews,
  { width, height, message }: Screen,
  language: string,
): readonly Slide[] => {
  const room = { above: around.withTitle + message, row: rows.places }
  const present = players
    .filter(({ status }) => status === 'registered' || status === 'active')
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
  const grid = gridFor(present.length, width, height, room)
  return [
    { show: 'announcement' },
    ...pagesOf(present, grid).map((names) => ({
      show: 'announcement' as const,
      names,
      grid,
      range: nameRange(names.map(({ name }) => name)),
    })),
  ]
}

/** Every page of what is shown, in the order in which they take turns. */
export const slidesOf = (
  shows: readonly WallShow[],
  views: PublicViews,
  face: ClockFace | null,
  screen: Screen,
  language: string,
): readonly Slide[] => {
  const slides: { readonly [S in WallShow]: () => readonly Slide[] } = {
    pairings: () => pairingSlides(views, face, screen, language),
    clock: () => [{ show: 'clock' }],
    standings: () => placeSlides('standings', views.standings, screen),
    places: () => placeSlides('places', views.standings, screen),
    bracket: () => bracketSlides(views.bracket, screen),
    announcement: () => announcementSlides(views, screen, language),
  }
  return shows.flatMap((show) => slides[show]())
}
