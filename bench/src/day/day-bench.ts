import { loadavg } from 'node:os'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { startTopcut } from '../../../testing/topcut-process.ts'
import { type Row, report } from '../report.ts'
import { benchFolder, clearBenchFolders } from '../server/bench-server.ts'
import { playDay } from './day.ts'
import { handsAt } from './hands.ts'

/** A whole day at the desk by keyboard and mouse: what every task of it takes. */
export const benchDay = async (): Promise<void> => {
  clearBenchFolders()
  if (process.env['TOPCUT_PAGES'] === undefined && !pagesAreFresh(houseRoot)) {
    await buildPages(houseRoot, process.execPath)
  }
  const topcut = await startTopcut({ data: benchFolder() })
  const browser = await openBrowser()
  try {
    const viewport = { width: 1440, height: 900 }
    const page = await browser.newPage({ locale: 'en-GB', viewport })
    // On a busy machine a task is slow, not broken.
    page.setDefaultTimeout(120_000)
    const rows: Row[] = []
    const hands = handsAt(page)
    await page.goto(topcut.ownerLink())
    await playDay(hands, async ({ name, before, of = 1, does }) => {
      const { chords, keys, clicks, seconds } = await hands.measured(does)
      rows.push({ task: name, before, chords, keys: keys / of, clicks, seconds: seconds / of })
    })
    report('day', `A day of 22 players at the desk (load ${loadavg()[0]?.toFixed(1)})`, rows)
  } finally {
    await browser.close()
    await topcut.stop()
    clearBenchFolders()
  }
}
