import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { startTopcut } from '../topcut-process.ts'

type DevWindow = {
  readonly page: Page
  /** Answers once the window shows the saved part, and has not been loaded again. */
  readonly savePart: (file: string) => Promise<void>
  /** Answers once the server has started again and the window was loaded again. */
  readonly saveEngine: (file: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** A file with another time and the same content: whoever else reads it finds nothing changed. */
const save = (file: string): void => {
  const now = new Date()
  utimesSync(join(houseRoot, file), now, now)
}

/** `npm run dev`, and a window that its owner looks at. */
export const openDevWindow = async (browser: Browser): Promise<DevWindow> => {
  const topcut = await startTopcut({ main: join(houseRoot, 'scripts', 'dev.ts') })
  const page = await (await browser.newContext()).newPage()
  await page.goto(topcut.ownerLink())
  await page.waitForURL(`${topcut.url}/`)
  const isDrawn = () => page.getByRole('heading', { level: 1 }).first().waitFor()
  await isDrawn()

  const starts = () => topcut.output().split('Topcut is ready at').length
  const hasStartedAgain = async (before: number) => {
    while (starts() === before) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    page,
    savePart: async (file) => {
      const news = `hot updated: ${file.slice('web'.length)}`
      const shown = page.waitForEvent('console', (said) => said.text().includes(news))
      save(file)
      await shown
    },
    saveEngine: async (file) => {
      const loaded = page.waitForEvent('load')
      const before = starts()
      save(file)
      await Promise.all([loaded, hasStartedAgain(before)])
      await isDrawn()
    },
    close: async () => {
      await page.context().close()
      await topcut.stop()
    },
  }
}
