import { openBrowser } from '../../../testing/browser/browser.ts'
import { openDevWindow } from '../../../testing/dev/dev-window.ts'
import { percentile } from '../measure.ts'
import { report } from '../report.ts'

const times = 9

/** Who watches files takes two savings at once for one. */
const breath = 500

const spent = async (work: () => Promise<void>): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, breath))
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** From saving a file to seeing it, with `npm run dev`. */
export const benchDev = async (): Promise<void> => {
  const browser = await openBrowser()
  const window = await openDevWindow(browser)
  const rows = []
  for (const [what, save] of [
    ['a part of a page', () => window.savePart('web/src/pages/start/start-page.tsx')],
    ['a style', () => window.savePart('web/src/pages/start/start.css')],
    ['the engine', () => window.saveEngine('engine/src/standings/measures.ts')],
  ] as const) {
    const all: number[] = []
    for (let n = 0; n < times; n += 1) all.push(await spent(save))
    rows.push({
      saved: what,
      times,
      'median ms': percentile(all, 50),
      'worst ms': Math.max(...all),
    })
  }
  await window.close()
  await browser.close()
  report('dev', 'From saving a file to seeing it', rows)
}
