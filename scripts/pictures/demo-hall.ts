import { type Language, localeOf } from '@topcut/protocol/words'
import type { Browser, Page } from 'playwright-core'
import { run } from '../../cli/src/run.ts'
import { openBrowser } from '../../testing/browser/browser.ts'

/** The events of the demonstration, by what they show. */
export const shows = ['round', 'finals', 'comingIn'] as const
export type Shows = (typeof shows)[number]

/** Who looks, and at which event: `judge round` came in by the link that was printed for it. */
export type Viewer = 'organizer' | 'spectator' | `${'judge' | 'player'} ${Shows}`

type Options = NonNullable<Parameters<Browser['newContext']>[0]>

export type DemoHall = {
  readonly url: string
  /** The id of an event. */
  readonly eventOf: (what: Shows) => string
  /** What the browser of whoever looks sends along; null: nothing. */
  readonly cookieOf: (viewer: Viewer) => string | null
  /** Where a browser of the hall finds it. */
  readonly seenAt: string
  readonly open: (browser: Browser, viewer: Viewer, options: Options) => Promise<Page>
  readonly close: () => Promise<void>
}

const ready = /^Topcut is ready at (\S+)$/m

/** What the hall's machine is called in the pictures: by its own address no phone would find it. */
const name = 'topcut.example'

/** A browser of the hall. Its fields for days and times go by the machine's language alone. */
export const openHallBrowser = (language: Language): Promise<Browser> => {
  process.env['LC_ALL'] = `${localeOf(language).replace('-', '_')}.UTF-8`
  process.env['LANGUAGE'] = localeOf(language)
  return openBrowser([`--host-resolver-rules=MAP ${name} 127.0.0.1`])
}

/** Starts `topcut demo` and comes in by every link that it prints. */
export const openDemoHall = async (timezoneId: string): Promise<DemoHall> => {
  process.env['TZ'] = timezoneId
  process.env['TOPCUT_NAMES'] = name
  let stop: (goesOn: boolean) => void = () => {}
  const untilStopped = new Promise<boolean>((resolve) => {
    stop = resolve
  })
  let ended: Promise<number> | undefined
  const output = await new Promise<string>((resolve, reject) => {
    ended = run(['demo', '--port', '0', '--lang', 'en'], {
      read: () => Promise.reject(new Error('nothing is read')),
      say: resolve,
      complain: (text) => reject(new Error(text)),
      untilTold: async () => () => untilStopped,
    })
  })
  const url = ready.exec(output)?.[1] ?? ''
  const seenAt = url.replace('127.0.0.1', name)
  const events = [...output.matchAll(/\/events\/([^/]+)\/public/g)].map(([, event = '']) => event)
  const tokens = [...output.matchAll(/\/in#(\S+)/g)].map(([, token = '']) => token)

  const letIn = async (token = ''): Promise<string> => {
    const answer = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const cookies = new Map<Viewer, string>([['organizer', await letIn(tokens[0])]])
  for (const [index, what] of shows.entries()) {
    cookies.set(`judge ${what}`, await letIn(tokens[1 + 2 * index]))
    cookies.set(`player ${what}`, await letIn(tokens[2 + 2 * index]))
  }
  const cookieOf = (viewer: Viewer): string | null => cookies.get(viewer) ?? null

  return {
    url,
    eventOf: (what) => events[shows.indexOf(what)] ?? '',
    cookieOf,
    seenAt,
    open: async (browser, viewer, options) => {
      const context = await browser.newContext({ ...options, timezoneId, reducedMotion: 'reduce' })
      const [key = '', value = ''] = cookieOf(viewer)?.split('=', 2) ?? []
      if (key !== '') await context.addCookies([{ name: key, value, url: seenAt }])
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      return page
    },
    close: async () => {
      stop(false)
      await ended
    },
  }
}
