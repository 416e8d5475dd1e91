import { loadavg } from 'node:os'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { startTopcut } from '../../../testing/topcut-process.ts'
import { type Row, report } from '../report.ts'
import { benchFolder, clearBenchFolders } from '../server/bench-server.ts'
import { playDay } from './day.ts'
import { type Effort, handsAt } from './hands.ts'

type Counted = { readonly before: string; readonly efforts: readonly Effort[] }

/** What is done several times that day takes what it takes on average. */
const rowOf = (task: string, { before, efforts }: Counted): Row => {
  const mean = (part: keyof Effort) =>
    efforts.reduce((sum, effort) => sum + effort[part], 0) / efforts.length
  return {
    task,
    before,
    times: efforts.length,
    chords: mean('chords'),
    keys: mean('keys'),
    letters: mean('letters'),
    clicks: mean('clicks'),
    seconds: mean('seconds'),
    'of them at rest': mean('rested'),
  }
}

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
    const permissions = ['clipboard-read', 'clipboard-write']
    const page = await browser.newPage({ locale: 'en-GB', viewport, permissions })
    // On a busy machine a task is slow, not broken.
    page.setDefaultTimeout(120_000)
    const counted = new Map<string, Counted>()
    const hands = handsAt(page)
    await page.goto(topcut.ownerLink())
    await playDay(hands, async ({ name, before, does }) => {
      const effort = await hands.measured(does)
      const known = counted.get(name)?.efforts ?? []
      counted.set(name, { before, efforts: [...known, effort] })
    })
    const rows = [...counted].map(([task, one]) => rowOf(task, one))
    report('day', `A day of 22 players at the desk (load ${loadavg()[0]?.toFixed(1)})`, rows)
  } finally {
    await browser.close()
    await topcut.stop()
    clearBenchFolders()
  }
}
