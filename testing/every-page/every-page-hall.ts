import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { practiceName } from '../../web/src/pages/start/practice/practice-names.ts'
import type { SeenPage } from './every-page.ts'
import { openEveryPageServer } from './every-page-server.ts'

/** Longer than any page should take: whoever waits in vain must still hear for what. */
const patience = 10_000

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

/** That server, and a browser for everybody. */
export const openEveryPageHall = async (
  browser: Browser,
  /** The folder of pages other than the usual ones. */
  pages?: string,
): Promise<EveryPageHall> => {
  const contexts = new Map<string, BrowserContext>()
  const notFound: string[] = []
  let last: { readonly key: string; readonly page: Page } | null = null

  /** Whoever looks at one page after the other has loaded most of the next one already. */
  const contextFor = async (cookie: string | null, options: BrowserContextOptions) => {
    const key = JSON.stringify([cookie, options])
    const known = contexts.get(key)
    if (known !== undefined) return known
    const context = await browser.newContext(options)
    const [name = '', value = ''] = cookie?.split('=', 2) ?? []
    if (cookie !== null) await context.addCookies([{ name, value, url: server.url }])
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

  const server = await openEveryPageServer(async (start, cookie) => {
    const page = await openAs(cookie, { locale: 'en-GB' })
    await page.goto(start)
    await page.getByTestId('practice').click()
    await page.waitForURL(({ pathname }) => pathname.startsWith('/events/'))
    const address = page.url()
    await page.close()
    return address
  }, pages)

  return {
    show: async ({ viewer, address, ready = 'h1', steps }, options = {}) => {
      const { path, cookie } = await server.find({ viewer, address })
      const url = `${server.url}${path}`
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
      await server.close()
    },
  }
}
