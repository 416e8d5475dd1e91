import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { percentile } from '../measure.ts'
import type { Row } from '../report.ts'
import type { BenchServer } from '../server/bench-server.ts'
import { enterSlips } from './enter-slips.ts'
import { deskContext } from './open-desk.ts'
import { type Looked, type Shown, watchLoading, watchPress } from './watch-shown.ts'

/** What somebody at the desk of a large hall waits for, and the longest it may take. */
const limits = { shown: 600, section: 150, result: 60 }

const desk: Looked = { name: 'tables', selector: '[data-testid="table-1"]' }

/** Each comes after one that is drawn whole: what is left has to go before it can be seen. */
const sections: readonly Looked[] = [
  { name: 'standings', selector: '[data-testid="standing-1"]' },
  desk,
  { name: 'players', selector: '[data-testid="player-1"]' },
  { name: 'standings', selector: '[data-testid="standing-1"]' },
  desk,
]

const times = 5

type Large = {
  readonly browser: Browser
  readonly server: BenchServer
  readonly event: string
  readonly players: number
}

/** A desk of so many, opened, looked through and worked at: once each, as often as is worth a figure. */
export const measureLargeDesk = async (large: Large): Promise<readonly Row[]> => {
  const { players } = large
  const tables = players / 2
  const opened: number[] = []
  const changed: number[] = []
  for (let run = 0; run < times; run += 1) {
    const page = await openWatched(large)
    opened.push(await shownIn(page, desk))
    for (const section of sections) {
      await isWhole(page)
      changed.push(await pressed(page, section))
    }
    await page.close()
  }
  const page = await openWatched(large)
  await page.getByTestId(`table-${tables}`).waitFor()
  const entered = await enterSlips(page, Math.min(tables, 100), true)
  await page.close()
  return [
    row('the desk is shown', players, opened, limits.shown),
    row('another section is shown', players, changed, limits.section),
    row('a result is taken', players, entered, limits.result),
  ]
}

const row = (what: string, players: number, ms: readonly number[], limit: number): Row => ({
  what,
  players,
  times: ms.length,
  'p50 ms': percentile(ms, 50),
  'p95 ms': percentile(ms, 95),
  'max ms': Math.max(...ms),
  'at most ms': limit,
  load: loadavg()[0] ?? 0,
})

const openWatched = async ({ browser, server, event }: Large): Promise<Page> => {
  const page = await (await deskContext(browser, server)).newPage()
  // A busy machine is to be slow in the figures, not broken off.
  page.setDefaultTimeout(300_000)
  await page.addInitScript(watchLoading, desk)
  await page.goto(`${server.url}/events/${event}#tables`)
  return page
}

const shownIn = async (page: Page, { name }: Looked): Promise<number> => {
  await page.waitForFunction(isShown, name)
  return page.evaluate((one) => (window as unknown as Shown).shown[one] ?? Number.NaN, name)
}

const isShown = (name: string) => (window as unknown as Shown).shown[name] !== undefined

const pressed = async (page: Page, section: Looked): Promise<number> => {
  await page.evaluate(watchPress, section)
  await page.getByTestId(`nav-${section.name}`).click()
  return shownIn(page, section)
}

/** Whoever goes on at once has less to wait for; who has looked for a while has all of it. */
const isWhole = async (page: Page): Promise<void> => {
  let before = -1
  for (;;) {
    const now = await page.evaluate(() => document.querySelectorAll('*').length)
    if (now === before) return
    before = now
    await page.waitForTimeout(300)
  }
}
