import { loadavg } from 'node:os'
import { openSqliteStore } from '@topcut/server'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { percentile } from '../measure.ts'
import { type Row, report } from '../report.ts'
import { benchFolder, clearBenchFolders, startBenchServer } from '../server/bench-server.ts'
import { keepEvents, playedEvent } from '../server/played-event.ts'
import { enterSlips } from './enter-slips.ts'
import { measureLargeDesk } from './large-desk.ts'
import { deskContext } from './open-desk.ts'

const players = 200
const tables = players / 2
const closedRounds = 6
const manyPlayers = 2000

/** Every slip of a round from Enter to its row, and the desk of a very large event. */
export const benchDesk = async (): Promise<void> => {
  clearBenchFolders()
  if (process.env['TOPCUT_PAGES'] === undefined && !pagesAreFresh(houseRoot)) {
    await buildPages(houseRoot, process.execPath)
  }
  const hall = playedEvent('hall', players, closedRounds)
  const again = { ...hall, event: 'again' as never }
  const large = playedEvent('large', manyPlayers, closedRounds)
  const data = benchFolder()
  await keepEvents(await openSqliteStore(data), [hall, again, large])
  const server = await startBenchServer(data, 1, { DATABASE_URL: '' })
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const [event, name, isAwaited] of [
      ['hall', 'one slip after the other', true],
      ['again', 'without a pause', false],
    ] as const) {
      const page = await (await deskContext(browser, server)).newPage()
      await page.goto(`${server.url}/events/${event}#tables`)
      await page.getByTestId(`table-${tables}`).waitFor()
      const times = await enterSlips(page, tables, isAwaited)
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
    const shown = await measureLargeDesk({ browser, server, event: 'large', players: manyPlayers })
    report('large-desk', 'What is waited for at the desk of a very large event', shown)
  } finally {
    await browser.close()
    await server.stop()
    clearBenchFolders()
  }
}
