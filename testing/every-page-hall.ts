import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Entry,
  type EventId,
  eventId,
  type FactKind,
  instant,
  openEvent,
} from '@topcut/engine'
import type { EventAnswer, SessionAnswer } from '@topcut/protocol'
import { exportText, importEvents, openStore } from '@topcut/server'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { practiceName } from '../web/src/pages/start/practice/practice-names.ts'
import type { Moment, SeenPage, Viewer } from './every-page.ts'
import { startTopcut } from './topcut-process.ts'

/** Longer than any page should take: whoever waits in vain must still hear for what. */
const patience = 10_000

type Prepared = Exclude<Moment, 'during'>

/** Days that were played, each as far as `nth` of that kind; null: to its end. */
const played: {
  readonly [M in Prepared]: readonly [log: string, kind: FactKind | null, nth: number]
} = {
  before: ['x-wing-en-3.2-2', 'lists-opened', 1],
  paired: ['x-wing-en-3.2-2', 'round-paired', 2],
  called: ['imperial-assault-de-2.2.1-2', 'judge-called', 1],
  bracket: ['card-game-de-2014-2', 'round-published', 7],
  after: ['x-wing-pl-2', null, 0],
}

/** The organizer of these days is whoever has the server: anybody else would find a closed desk. */
const logOf = (name: string, owner: string): readonly Entry[] => {
  const text = readFileSync(new URL(`../golden/logs/${name}.json`, import.meta.url), 'utf8')
  return JSON.parse(text.replaceAll('"host"', JSON.stringify(owner)))
}

const until = (log: readonly Entry[], kind: FactKind | null, nth: number): readonly Entry[] => {
  const last = log.filter(({ fact }) => fact.kind === kind)[nth - 1]
  return last === undefined ? log : log.slice(0, last.n)
}

/** As if the last of it had just happened: otherwise every clock would have run out long ago. */
const asOfNow = (log: readonly Entry[]): readonly Entry[] => {
  const since = Date.now() - 60_000 - (log.at(-1)?.at ?? 0)
  return log.map((entry) => ({ ...entry, at: instant(entry.at + since) }))
}

const fill = async (data: string, owner: string): Promise<void> => {
  const events = Object.entries(played).map(([moment, [name, kind, nth]]) => {
    const entries = asOfNow(until(logOf(name, owner), kind, nth))
    const players = [...(openEvent(entries).state?.players.keys() ?? [])]
    const people = players.map((player, index) => ({ player, name: practiceName(index) }))
    return { event: eventId(moment), entries, people }
  })
  const store = await openStore(data)
  await importEvents(store, await exportText(events))
  await store.close()
}

/** What people have typed in these events: no language has a word for it. */
export const typedByPeople: readonly string[] = [
  ...Array.from({ length: 64 }, (_, index) => practiceName(index)).flatMap((name) => [
    name,
    name.replace(/ (\S)\S*$/, ' $1.'),
  ]),
  'A full day',
  'An order',
  'Ines Thorn',
  'europe',
  'is it in arc?',
]

/** In the page: a part that was just chosen stands there a frame later. */
const isDrawn = () => {
  window.scrollTo(0, 0)
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

export type EveryPageHall = {
  /** Opens a page as somebody who looks at it; it is closed when the next one is opened. */
  readonly show: (seen: SeenPage, options?: BrowserContextOptions) => Promise<Page>
  readonly close: () => Promise<void>
}

/** A server with an event for every moment of a day, and everybody who could look at it. */
export const openEveryPageHall = async (
  browser: Browser,
  /** The folder of pages other than the usual ones. */
  pages?: string,
): Promise<EveryPageHall> => {
  const data = mkdtempSync(join(tmpdir(), 'topcut-pages-'))
  const env: { readonly [name: string]: string } =
    pages === undefined ? {} : { TOPCUT_PAGES: pages }
  const topcut = await startTopcut({ data, env })
  const organizer = await topcut.signIn()
  const cookies = new Map<string, string>()
  const contexts = new Map<string, BrowserContext>()
  let practised: EventId | null = null
  const notFound: string[] = []
  let last: { readonly key: string; readonly page: Page } | null = null

  const ask = async <T>(
    path: string,
    cookie: string,
    body?: unknown,
    method = 'POST',
  ): Promise<T> => {
    const headers = { cookie, 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { method, body: JSON.stringify(body) }
    const answer = await fetch(`${topcut.url}/api${path}`, { headers, ...sent })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  const { account } = await ask<SessionAnswer>('/session', organizer)
  await fill(data, account?.id ?? '')

  /** By a link of the organizer's, as everybody else comes in. */
  const letIn = async (viewer: 'judge' | 'player', event: EventId): Promise<string> => {
    const { log } = await ask<EventAnswer>(`/events/${event}`, organizer)
    const [player] = openEvent(log).state?.players.keys() ?? []
    const who = viewer === 'judge' ? { label: 'Ines Thorn' } : { player }
    const invited = { role: viewer, ...who }
    const { token } = await ask<{ token: string }>(`/events/${event}/grants`, organizer, invited)
    const answer = await fetch(`${topcut.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }

  const cookieOf = async (viewer: Viewer, event: EventId | null): Promise<string | null> => {
    if (viewer === 'spectator') return null
    if (viewer === 'organizer' || event === null) return organizer
    const key = `${viewer} ${event}`
    const cookie = cookies.get(key) ?? (await letIn(viewer, event))
    cookies.set(key, cookie)
    return cookie
  }

  /** Whoever looks at one page after the other has loaded most of the next one already. */
  const contextFor = async (cookie: string | null, options: BrowserContextOptions) => {
    const key = JSON.stringify([cookie, options])
    const known = contexts.get(key)
    if (known !== undefined) return known
    const context = await browser.newContext(options)
    const [name = '', value = ''] = cookie?.split('=', 2) ?? []
    if (cookie !== null) await context.addCookies([{ name, value, url: topcut.url }])
    // What was typed on one page must not stand on the next.
    await context.addInitScript(() => window.localStorage.clear())
    contexts.set(key, context)
    return context
  }
  const openAs = async (cookie: string | null, options: BrowserContextOptions): Promise<Page> => {
    const page = await (await contextFor(cookie, options)).newPage()
    page.setDefaultTimeout(patience)
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (answer.status() === 404 && pathname.startsWith('/api/')) notFound.push(pathname)
    })
    return page
  }

  /** The middle of a round with two dozen players, made by the button that makes it. */
  const practise = async (): Promise<EventId> => {
    const page = await openAs(organizer, { locale: 'en-GB' })
    await page.goto(topcut.url)
    await page.getByTestId('practice').click()
    await page.waitForURL(({ pathname }) => pathname.startsWith('/events/'))
    const event = eventId(new URL(page.url()).pathname.split('/')[2] ?? '')
    await page.close()
    // Nobody else is let in to practice, and here everybody looks at it.
    await ask(`/events/${event}/keeping`, organizer, { isHidden: false, isArchived: false }, 'PUT')
    return event
  }

  const eventOf = async (address: string): Promise<EventId | null> => {
    const moment = /:(\w+)/.exec(address)?.[1]
    if (moment === undefined) return null
    if (moment !== 'during') return eventId(moment)
    practised ??= await practise()
    return practised
  }

  return {
    show: async ({ viewer, address, ready = 'h1', steps }, options = {}) => {
      const event = await eventOf(address)
      const cookie = await cookieOf(viewer, event)
      const url = `${topcut.url}${address.replace(/:\w+/, event ?? '')}`
      // Another part of the same page needs no new one, unless somebody has pressed something.
      const key = JSON.stringify([cookie, options, url.replace(/#.*/, ''), steps !== undefined])
      if (last?.key !== key || steps !== undefined) {
        await last?.page.close()
        last = { key, page: await openAs(cookie, options) }
      }
      const { page } = last
      if (options.viewport != null) await page.setViewportSize(options.viewport)
      await page.emulateMedia({ colorScheme: options.colorScheme ?? null })
      await page.goto(url)
      await page.locator(ready).first().waitFor()
      await steps?.(page)
      await page.evaluate(isDrawn)
      // A page that says there is no such event looks well, whatever became of the one meant.
      const missed = notFound.splice(0)
      if (missed.length > 0) throw new Error(`not found: ${missed.join(', ')}`)
      return page
    },
    close: async () => {
      for (const context of contexts.values()) await context.close()
      await topcut.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
