import type { Browser, BrowserContextOptions, Locator, Route } from 'playwright-core'
import { expect } from 'vitest'

/** Longer than anything should take: a test that waits in vain must still say what it waited for. */
const patience = 20_000

/** What a browser says by itself when the server is gone. */
const isLostConnection = (text: string) => /net::ERR_|Failed to load resource/.test(text)

/** One window of the application, driven as a person would, with everything it complained about. */
export const openWindow = async (browser: Browser, options: BrowserContextOptions) => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const complaints: string[] = []
  page.on('pageerror', (fault) => complaints.push(`${fault}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (!isLostConnection(message.text())) complaints.push(message.text())
  })
  const by = (id: string): Locator => page.getByTestId(id)

  /** Marks the document: a reload would lose the mark. */
  const mark = () => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window)

  /** Waits until what is fetched for later has come: without it a page begins anew when it can. */
  const isWhole = () => page.locator('html[data-whole]').waitFor({ state: 'attached' })

  const version = async () => Number(await by('version').getAttribute('data-version'))
  const isAt = async (wanted: number) => {
    const shown = page.locator(`[data-testid="version"][data-version="${wanted}"]`)
    await shown.waitFor()
  }
  /**
   * Takes the network away until what it answers is called. A browser that is told to be offline may
   * still let one request slip through.
   */
  const cutOff = async () => {
    const cut = (asked: Route) => asked.abort('internetdisconnected')
    await context.route('**/*', cut)
    await context.setOffline(true)
    return async () => {
      await context.unroute('**/*', cut)
      await context.setOffline(false)
    }
  }

  const isConnected = (state: 'live' | 'lost') =>
    page.locator(`[data-testid="connection"][data-state="${state}"]`).waitFor()

  /** For a second after a step the keys do nothing, and the button shows it. */
  const keysAreBack = () => page.locator('[data-testid="primary"]:not([data-resting])').waitFor()

  /** Presses the one primary button, which must offer `step`, and waits until it has been done. */
  const press = async (step: string, how: 'mouse' | 'keys' = 'mouse') => {
    const before = await version()
    await page.locator(`[data-testid="primary"][data-step="${step}"]`).waitFor()
    const once = async () => {
      if (how === 'mouse') return by('primary').click()
      await keysAreBack()
      await page.keyboard.press('Control+Enter')
    }
    await once()
    if (step === 'publish-round') {
      await page.locator('[data-testid="primary"][data-asked]').waitFor()
      await once()
    }
    await page.waitForFunction((known) => {
      const shown = document.querySelector('[data-testid="version"]')
      const isBusy = document.querySelector('[data-testid="primary"][aria-busy="true"]') !== null
      return Number(shown?.getAttribute('data-version')) > known && !isBusy
    }, before)
  }

  /** Pairs the next round, unless it was paired when its stage was started. */
  const pairIfDue = async (how: 'mouse' | 'keys' = 'mouse') => {
    const isDue = (await by('primary').getAttribute('data-step')) === 'pair-round'
    if (isDue) await press('pair-round', how)
    await page.locator('[data-testid="primary"][data-step="publish-round"]').waitFor()
  }

  /** Starts the first stage, and pairs its round; where lists are asked for, they are on paper. */
  const startOnPaper = async () => {
    await page.locator('[data-testid="primary"][data-step="start-stage"]').click()
    await isDoneOnPaper(page.locator('[data-testid="primary"][data-step="publish-round"]'))
  }

  /** Waits for what was asked for; where it is held up for a list, the list is on paper. */
  const isDoneOnPaper = async (done: Locator) => {
    const reason = by('trouble').locator('input')
    await done.or(reason).first().waitFor()
    if ((await reason.count()) > 0) {
      await reason.fill('the lists are on paper')
      await by('trouble').getByTestId('override').click()
    }
    await done.waitFor()
  }

  const show = (section: string) => by(`nav-${section}`).click()

  /** Waits until the keyboard is there. */
  const isFocused = (id: string) =>
    page.waitForFunction((wanted) => document.activeElement?.id === wanted, id)

  /** Types a result where the focus is; Enter sends it. */
  const type = async (first: string, second: string, isSent = true) => {
    await page.keyboard.type(first)
    await page.keyboard.press('Tab')
    await page.keyboard.type(second)
    if (isSent) await page.keyboard.press('Enter')
  }

  /** Opens a table to type into it, where it is not open already; keys that come sooner are lost. */
  const openTable = async (table: number) => {
    const way = by(`table-${table}`).locator('.table-choice')
    if ((await way.count()) > 0) {
      await way.click()
      await isFocused(`table-${table}-first`)
    }
    await by(`table-${table}`).locator('.result-form').waitFor()
  }

  const resultAt = (table: number) => by(`table-${table}`).getByTestId('result')

  /** The tables on show: number, names and scores, in every language the same. */
  const tables = () =>
    page.locator('.tables > li').evaluateAll((rows) =>
      rows.map((row) => {
        const texts = [...row.querySelectorAll('.t, .seat .name, [data-testid="result"]')]
        return texts.map((part) => part.textContent)
      }),
    )

  /** The standings on show: place, name, points, margin and schedule. */
  const standings = () =>
    page.locator('[data-testid^="standing-"]').evaluateAll((rows) =>
      rows.map((row) => {
        const texts = [...row.querySelectorAll('td.num, th button')]
        return texts.map((part) => part.textContent)
      }),
    )

  return {
    page,
    complaints,
    by,
    mark,
    isSameDocument,
    isWhole,
    version,
    isAt,
    cutOff,
    isConnected,
    keysAreBack,
    press,
    pairIfDue,
    startOnPaper,
    isDoneOnPaper,
    show,
    isFocused,
    type,
    openTable,
    resultAt,
    tables,
    standings,
  }
}

export type DeskWindow = Awaited<ReturnType<typeof openWindow>>

type Server = { readonly url: string; readonly ownerLink: () => string }

/** Comes in by the link that the server has printed, as a person would; later by the cookie. */
export const signIn = async ({ page }: DeskWindow, topcut: Server): Promise<void> => {
  const isIn = (await page.context().cookies()).some(({ name }) => name === 'topcut')
  await page.goto(isIn ? topcut.url : topcut.ownerLink())
  await page.waitForURL(({ pathname }) => pathname === '/')
}

/** The form of a new event with all its fields, wherever home stands. */
export const openNewEvent = async ({ by }: DeskWindow): Promise<void> => {
  const name = by('event-name')
  await name.or(by('new-event')).first().waitFor()
  if ((await name.count()) === 0) await by('new-event').click()
  const more = by('event-more')
  if ((await more.getAttribute('open')) === null) await more.locator('summary').first().click()
}

/** Lets another window in as the same person: the link works once. */
export const letIn = async ({ page }: DeskWindow, known: DeskWindow): Promise<void> =>
  page.context().addCookies(await known.page.context().cookies())

/** What every page owes somebody who does not see it, or reads it on a phone. */
export const checkPage = async ({ page }: DeskWindow): Promise<void> => {
  const found = await page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    const levels = all('h1, h2, h3, h4').map((heading) => Number(heading.tagName.slice(1)))
    const ids = all('[id]').map(({ id }) => id)
    return {
      unlabelled: all<HTMLInputElement>('input, select, textarea')
        .filter(({ labels }) => [...(labels ?? [])].every((label) => name(label) === ''))
        .map((field) => field.outerHTML),
      unnamed: all('button, a')
        .filter((element) => name(element) === '')
        .map((element) => element.outerHTML),
      skipped: levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
      titles: levels.filter((level) => level === 1).length,
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }
  })
  expect(found).toEqual({
    unlabelled: [],
    unnamed: [],
    skipped: [],
    titles: 1,
    twice: [],
    isTooWide: false,
  })
}
