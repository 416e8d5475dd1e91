import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { regulations } from '@topcut/engine'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { percentile } from '../measure.ts'
import { type Row, report } from '../report.ts'
import { playedRecord } from './played-record.ts'

const [usualPlayers, rounds, visits] = [[200], 8, 5]

/** As slow as a phone of some years ago. */
const slowness = 4

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Checked = { readonly ms: number; readonly longest: number }

/** From the choice of the file to the verdict on the screen, and how long nothing else moved. */
const checkedIn = async (browser: Browser, file: string): Promise<Checked> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(pathToFileURL(join(houseRoot, '.cache', 'web', 'verify.html')).href)
  const wire = await context.newCDPSession(page)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const times = page.evaluate(
    () =>
      new Promise<Checked>((resolve) => {
        let [start, longest] = [0, 0]
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
        }).observe({ type: 'longtask' })
        document.addEventListener('change', () => (start = performance.now()), { capture: true })
        new MutationObserver((_, observer) => {
          if (document.querySelector('[data-verified="yes"]') === null) return
          observer.disconnect()
          requestAnimationFrame(() =>
            setTimeout(() => resolve({ ms: performance.now() - start, longest })),
          )
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.locator('[data-testid="record-file"]').setInputFiles(file)
  const checked = await times
  await context.close()
  return checked
}

/** A record checked in the one file that carries the engine, opened from the disk. */
export const benchVerifyPage = async (sizes: readonly number[]): Promise<void> => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  const folder = mkdtempSync(join(tmpdir(), 'topcut-verify-page-'))
  const browser = await openBrowser()
  const kB = statSync(join(houseRoot, '.cache', 'web', 'verify.html')).size / 1000
  try {
    const rows: Row[] = []
    for (const { regulation, players } of regulations.flatMap((one) =>
      (sizes.length > 0 ? sizes : usualPlayers).map((count) => ({
        regulation: one,
        players: count,
      })),
    )) {
      const file = join(folder, 'record.json')
      writeFileSync(file, playedRecord(regulation, players, rounds))
      const seen: Checked[] = []
      for (let visit = 0; visit < visits; visit += 1) seen.push(await checkedIn(browser, file))
      const times = seen.map(({ ms }) => ms)
      rows.push({
        regulation: regulation.id,
        players: `${players}`,
        'record kB': Math.round(statSync(file).size / 1000),
        'p50 s': percentile(times, 50) / 1000,
        'max s': Math.max(...times) / 1000,
        'longest step ms': Math.round(Math.max(...seen.map(({ longest }) => longest))),
        'page kB': Math.round(kB),
      })
    }
    const title = `A public record after ${rounds} rounds, checked by the page, ${slowness} times as slow`
    report('verify-page', title, rows)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
