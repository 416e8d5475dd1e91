import { expect, it } from 'vitest'
import { openBrowser } from '../browser/browser.ts'
import { openDevWindow } from './dev-window.ts'

it('what is saved of a page is in the window at once, what is saved of the engine in the server too', async () => {
  const browser = await openBrowser()
  const window = await openDevWindow(browser)
  try {
    await window.page.evaluate(() => Object.assign(globalThis, { isFirst: true }))
    const isFirst = () => window.page.evaluate(() => 'isFirst' in globalThis)
    await window.savePart('web/src/pages/start/start-page.tsx')
    expect(await isFirst()).toBe(true)
    await window.saveEngine('engine/src/standings/measures.ts')
    expect(await isFirst()).toBe(false)
  } finally {
    await window.close()
    await browser.close()
  }
})
