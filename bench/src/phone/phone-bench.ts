import { openSqliteStore } from '@topcut/server'
import type { Page } from 'playwright-core'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { percentile } from '../measure.ts'
import { type Row, report } from '../report.ts'
import { benchFolder, clearBenchFolders, startBenchServer } from '../server/bench-server.ts'
import { keepEvents, playedEvent } from '../server/played-event.ts'
import { countWire, openWire, slowDown } from './wire.ts'

const players = 200
const closedRounds = 5
const visits = 5

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Server = Awaited<ReturnType<typeof startBenchServer>>

/** From the tap on a link to the table number on a slow line, and what each page weighs. */
export const benchPhone = async (): Promise<void> => {
  clearBenchFolders()
  if (process.env['TOPCUT_PAGES'] === undefined && !pagesAreFresh(houseRoot)) {
    await buildPages(houseRoot, process.execPath)
  }
  const data = benchFolder()
  await keepEvents(await openSqliteStore(data), [playedEvent('hall', players, closedRounds)])
  const server = await startBenchServer(data, 1, { DATABASE_URL: '' })
  const browser = await openBrowser()
  try {
    const player = await playerCookie(server)
    const owner = server.cookies[0] ?? ''
    report('phone', 'Table number on 400 kbit/s with 400 ms, nothing kept before', [
      await tableNumber(browser, server, player),
    ])
    report('first-load', 'First load of each page, kilobytes as sent', [
      await firstLoad(browser, server, 'me', player, '[data-testid="table"]'),
      await firstLoad(browser, server, 'register', '', '[data-testid="register"]'),
      await firstLoad(browser, server, 'public', '', 'h1'),
      await firstLoad(browser, server, 'wall', '', 'main'),
      await firstLoad(browser, server, '', owner, '[data-testid="version"]'),
    ])
  } finally {
    await browser.close()
    await server.stop()
    clearBenchFolders()
  }
}

/** What the browser of one player sends along after the personal link was opened. */
const playerCookie = async ({ url, cookies }: Server): Promise<string> => {
  const post = (path: string, body: unknown, cookie: string) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const grant = { role: 'player', player: 'p7' }
  const invited = await post('/events/hall/grants', grant, cookies[0] ?? '')
  const { token } = (await invited.json()) as { readonly token: string }
  const opened = await post('/session', { token }, '')
  return opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const openPage = async (browser: Browser, { url }: Server, cookie: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const [name = '', value = ''] = cookie.split('=', 2)
  if (value !== '') await context.addCookies([{ name, value, url }])
  return context.newPage()
}

const tableNumber = async (browser: Browser, server: Server, cookie: string): Promise<Row> => {
  const times: number[] = []
  let wire = { all: 0, requests: 0 }
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await openPage(browser, server, cookie)
    const session = await openWire(page)
    await slowDown(session)
    const counted = countWire(session)
    await page.goto(`${server.url}/events/hall/me`, { waitUntil: 'commit', timeout: 60_000 })
    await page.waitForSelector('[data-testid="table"]', { timeout: 60_000 })
    times.push(await page.evaluate(() => performance.now()))
    wire = counted()
    await page.context().close()
  }
  return {
    page: 'me',
    players: `${players}`,
    'p50 s': percentile(times, 50) / 1000,
    'max s': Math.max(...times) / 1000,
    'kB until then': wire.all,
    requests: wire.requests,
  }
}

const firstLoad = async (
  browser: Browser,
  server: Server,
  name: string,
  cookie: string,
  shown: string,
): Promise<Row> => {
  const page = await openPage(browser, server, cookie)
  const counted = countWire(await openWire(page))
  await page.goto(`${server.url}/events/hall/${name}`)
  await page.waitForSelector(shown)
  const { code, all, requests } = counted()
  await page.context().close()
  return {
    page: name === '' ? 'desk' : name,
    players: `${players}`,
    'JS and CSS': code,
    all,
    requests,
  }
}
