import { type EventId, instant, type OwnView, type PublicEvent } from '@topcut/engine'
import { routeOf } from '../../../route/route-of.ts'
import { language, pageLanguage } from '../../../state/language.ts'
import { askFirst } from '../../../state/live/first-views.ts'
import { keepViews, readViews } from '../../../state/live/kept-views.ts'
import { noViews, type Seen } from '../../../state/live/phone-views.ts'
import { phoneWords } from '../../../words/phone.ts'
import { momentOf } from '../match/moment.ts'

const element = (tag: string, className: string, ...inside: readonly (Node | string)[]) => {
  const made = document.createElement(tag)
  made.className = className
  made.append(...inside)
  return made
}

/** In the page's own words: a browser that translates leaves it alone. */
const name = (tag: string, className: string, text: string) => {
  const made = element(tag, className, text)
  made.translate = false
  return made
}

/** The table and whom one plays there, as the whole page is going to show it; null without one. */
const drawSight = (me: OwnView, event: PublicEvent): Node | null => {
  const moment = momentOf({ me, event, clock: null, waiting: [], now: instant(0) })
  if (moment.kind !== 'match') return null
  const { table, players } = moment.table
  const other = players[0].player === me.player.player ? players[1] : players[0]
  const words = phoneWords(language.get(), event.terms)
  const number = element('b', `d${`${table}`.length}`, `${table}`)
  number.dataset['testid'] = 'table'
  const who = element(
    'div',
    'phone-who',
    name('span', 'name', event.name),
    name('span', 'name own', me.person?.name ?? me.player.name),
  )
  const heading = element('h1', '', element('span', '', words.table), ' ', number)
  return element(
    'div',
    'phone',
    element('header', 'phone-band on-band', who),
    element(
      'main',
      'match-tab',
      element('section', 'table-no', heading),
      element('div', 'ticket-cut'),
      element('section', 'opponent', name('h2', '', other.name)),
    ),
  )
}

/** Both as the server has them now; null where it says no or nothing. */
const seen = async (event: EventId) => {
  void askFirst(event, 'clock')
  const [me, about] = await Promise.all([askFirst(event, 'me'), askFirst(event, 'event')])
  if (me.kind !== 'ok' || about.kind !== 'ok') return null
  return { me: me.body as Seen<OwnView>, event: about.body as Seen<PublicEvent> }
}

/**
 * Over a slow line the page takes seconds to come, the number of a table a moment: it is shown as
 * soon as it is known, and the page takes its place.
 */
export const firstSight = async (): Promise<void> => {
  const route = routeOf(window.location.pathname)
  const root = document.getElementById('root')
  const isMatch = ['', '#', '#match'].includes(window.location.hash)
  // In another language than it came in, the page has its words later.
  const isReady = isMatch && language.get() === pageLanguage
  if (root === null || route.page !== 'me' || !isReady) return
  const now = await seen(route.event)
  // The page has come first, as it does where the line is fast.
  if (now === null || root.hasChildNodes()) return
  const sight = drawSight(now.me.view, now.event.view)
  if (sight === null) return
  root.append(sight)
  // The page begins with it, instead of saying that it is loading what is on the screen.
  const before = readViews(route.event)?.views ?? noViews
  keepViews(route.event, { views: { ...before, ...now }, at: Date.now() })
}
