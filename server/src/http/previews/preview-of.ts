import type { EventId } from '@topcut/engine'
import { dayText, type Language } from '@topcut/protocol/words'
import { publicFeeds } from '../../feeds/public-feeds.ts'
import { bracketCanvas } from '../../pictures/bracket-picture.ts'
import { canvasOf } from '../../pictures/canvas.ts'
import { stateOfDay } from '../../pictures/day-state.ts'
import type { Shown } from '../shown/shown-events.ts'
import type { Preview } from './preview-head.ts'

/** What is said of an event: by what everybody may see of it, and nothing else. */
export const previewOf = (
  { view, version }: Shown,
  event: EventId,
  language: Language,
  address: string,
): Preview => {
  const about = view('event')
  const bracket = view('bracket')
  const where = about.about.venue
  const when = dayText(language, about.date)
  // Once it is over, places say more than the way there.
  const of = about.status === 'running' && bracket !== null ? 'bracket' : 'standings'
  const { width, height } = of === 'bracket' ? bracketCanvas(bracket, 'wide') : canvasOf('wide')
  const path = `/api/events/${event}/pictures/${of}.png`
  return {
    title: about.name,
    description: `${stateOfDay(language, about)}. ${[when, where].filter(Boolean).join(', ')}`,
    page: `${address}/events/${event}/public`,
    feeds: publicFeeds(event),
    picture: {
      address: `${address}${path}?shape=wide&language=${language}&version=${version}`,
      width,
      height,
    },
  }
}
