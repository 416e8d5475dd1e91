import { loadavg } from 'node:os'
import { openSqliteStore } from '@topcut/server'
import type { Page } from 'playwright-core'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { percentile } from '../measure.ts'
import { type Row, report } from '../report.ts'
import { benchFolder, clearBenchFolders, startBenchServer } from '../server/bench-server.ts'
import { keepEvents, playedEvent } from '../server/played-event.ts'
import { type Acknowledged, watchAcknowledgements } from './watch-acknowledgements.ts'

const players = 200
const tables = players / 2
const closedRounds = 6

/** From Enter to the row that shows the result as taken, for every slip of a round. */
export const benchDesk = async (): Promise<void> => {
  clearBenchFolders()
  if (process.env['TOPCUT_PAGES'] === undefined && !pagesAreFresh(houseRoot)) {
    await buildPages(houseRoot, process.execPath)
  }
  const hall = playedEvent('hall', players, closedRounds)
  const again = { ...hall, event: 'again' as never }
  const data = benchFolder()
  await keepEvents(await openSqliteStore(data), [hall, again])
  const server = await startBenchServer(data, 1, { DATABASE_URL: '' })
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const [event, name, isAwaited] of [
      ['hall', 'one slip after the other', true],
      ['again', 'without a pause', false],
    ] as const) {
      const page = await openDesk(browser, server, event)
      const times = await enterRound(page, isAwaited)
      await page.close()
      rows.push({
        typed: name,
        players,
        round: closedRounds + 1,
        results: times.length,
        'p50 ms': percentile(times, 50),
        'p95 ms': percentile(times, 95),
        'max ms': Math.max(...times),
        load: loadavg()[0] ?? 0,
      })
    }
    report('desk', 'From Enter to the result on screen, taken by the server', rows)
  } finally {
    await browser.close()
    await server.stop()
    clearBenchFolders()
  }
}

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Server = Awaited<ReturnType<typeof startBenchServer>>

const openDesk = async (browser: Browser, server: Server, event: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const [name = '', value = ''] = server.cookies[0]?.split('=', 2) ?? []
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  await page.goto(`${server.url}/events/${event}#tables`)
  await page.getByTestId(`table-${tables}`).waitFor()
  await page.evaluate(watchAcknowledgements)
  return page
}

/** All slips of a round by the keyboard alone; milliseconds from each Enter to its row. */
const enterRound = async (page: Page, isAwaited: boolean): Promise<readonly number[]> => {
  await page.keyboard.press('f')
  for (let table = 1; table <= tables; table += 1) {
    await page.keyboard.type(`${table} 100 ${table % 90} d`)
    await page.keyboard.press('Enter')
    if (isAwaited) await page.waitForFunction(isTaken, table)
  }
  await page.waitForFunction(areTaken, tables)
  const times = await page.evaluate(() => (window as unknown as Acknowledged).acknowledged)
  return Object.values(times)
}

const isTaken = (table: number) => table in (window as unknown as Acknowledged).acknowledged
const areTaken = (count: number) =>
  Object.keys((window as unknown as Acknowledged).acknowledged).length === count
