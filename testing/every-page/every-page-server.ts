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
import { practiceName } from '../../web/src/pages/start/practice/practice-names.ts'
import { startTopcut } from '../topcut-process.ts'
import type { Moment, SeenPage, Viewer } from './every-page.ts'

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
  const text = readFileSync(new URL(`../../golden/logs/${name}.json`, import.meta.url), 'utf8')
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

type Found = {
  /** Behind the host. */
  readonly path: string
  /** What the browser of whoever looks sends along; null: nothing. */
  readonly cookie: string | null
}

type EveryPageServer = {
  readonly url: string
  readonly find: (seen: Pick<SeenPage, 'viewer' | 'address'>) => Promise<Found>
  readonly close: () => Promise<void>
}

/** A server with an event for every moment of a day, and everybody who could look at it. */
export const openEveryPageServer = async (
  /** Presses the button that makes the middle of a round; answers with where that led. */
  practise: (start: string, cookie: string) => Promise<string>,
  /** The folder of pages other than the usual ones. */
  pages?: string,
): Promise<EveryPageServer> => {
  const data = mkdtempSync(join(tmpdir(), 'topcut-pages-'))
  const env: { readonly [name: string]: string } =
    pages === undefined ? {} : { TOPCUT_PAGES: pages }
  const topcut = await startTopcut({ data, env })
  const organizer = await topcut.signIn()
  const cookies = new Map<string, string>()
  let practised: EventId | null = null

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

  /** The middle of a round with two dozen players, made by the button that makes it. */
  const openPractice = async (): Promise<EventId> => {
    const event = eventId(
      new URL(await practise(topcut.url, organizer)).pathname.split('/')[2] ?? '',
    )
    // Nobody else is let in to practice, and here everybody looks at it.
    await ask(`/events/${event}/keeping`, organizer, { isHidden: false, isArchived: false }, 'PUT')
    return event
  }

  const eventOf = async (address: string): Promise<EventId | null> => {
    const moment = /:(\w+)/.exec(address)?.[1]
    if (moment === undefined) return null
    if (moment !== 'during') return eventId(moment)
    practised ??= await openPractice()
    return practised
  }

  return {
    url: topcut.url,
    find: async ({ viewer, address }) => {
      const event = await eventOf(address)
      const cookie = await cookieOf(viewer, event)
      return { path: address.replace(/:\w+/, event ?? ''), cookie }
    },
    close: async () => {
      await topcut.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
