import type { ClockFace } from '../../parts/clock/clock-face.ts'
import type { PublicViews } from '../../state/live/follow-public.ts'

export const wallShows = [
  'pairings',
  'clock',
  'standings',
  'bracket',
  'announcement',
  'places',
  'results',
] as const
export type WallShow = (typeof wallShows)[number]

/** When the clock has run so long, everybody sits: from then on the time is what is looked for. */
const everybodySits = 1 / 3

const inRound = ({ tables }: PublicViews, face: ClockFace | null): WallShow => {
  if (face === null || face.share <= everybodySits) return 'pairings'
  // Once the first results are in, the hall follows them.
  return tables?.tables.some(({ result }) => result !== null) ? 'results' : 'clock'
}

/** What the hall needs to see now, each in turn. */
export const wallShowsNow = (views: PublicViews, face: ClockFace | null): readonly WallShow[] => {
  const { event, tables, bracket } = views
  if (event === undefined) return []
  if (event.status === 'finished') return ['places']
  const isBracket = bracket != null
  if (event.round === null || tables == null) return ['announcement']
  if (event.round.status === 'closed' || event.status === 'played')
    return [isBracket ? 'bracket' : 'standings']
  if (face?.status === 'called') return ['clock']
  const own = inRound(views, face)
  return isBracket ? [own, 'bracket'] : [own]
}

/** A key on the keyboard or a word in the address holds one of them; null lets them change. */
export const pinnedBy = (text: string): WallShow | null | undefined => {
  if (text === '0' || text === 'auto') return null
  return wallShows.find((show, index) => text === show || text === `${index + 1}`)
}
