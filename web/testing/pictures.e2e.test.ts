import { readFileSync, rmSync } from 'node:fs'
import type { PublicPictures } from '@topcut/engine'
import type { ViewAnswer } from '@topcut/protocol'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow, signIn } from './desk-window.suite.ts'

let topcut: TopcutProcess
let browser: Browser
let desk: DeskWindow

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut()
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1280, height: 900 } })
})

afterAll(async () => {
  await browser?.close()
  await topcut.kill('SIGTERM')
  rmSync(topcut.data, { recursive: true, force: true })
})

/** What would keep somebody from using the page. */
const serious = async (): Promise<readonly string[]> => {
  await desk.page.evaluate(
    readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8'),
  )
  return desk.page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; impact: string }[] }> }
    }
    const { violations } = await axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id }) => id)
  })
}

it('the pictures unfold below the standings and say the same as their numbers', async () => {
  await signIn(desk, topcut)
  await desk.by('practice').click()
  await desk.by('version').waitFor()
  await desk.show('standings')
  const fold = desk.by('pictures')
  expect(await fold.locator('.picture').count()).toBe(0)
  await fold.locator('summary').focus()
  await desk.page.keyboard.press('Enter')
  await fold.locator('.picture').first().waitFor()

  const places = fold.locator('.places-picture')
  const first = await places.locator('tbody th').first().textContent()
  expect(await desk.by('standing-1').textContent()).toContain(first)
  expect(await places.locator('tbody tr').count()).toBe(8)
  const counts = await fold.locator('.bars-picture').first().locator('td.num').allTextContents()
  expect(counts.map(Number.parseFloat).reduce((sum, n) => sum + n, 0)).toBe(24)
  expect(await fold.locator('.bars-cut').textContent()).toMatch(/^Cut to \d+$/)
  await checkPage(desk)
  expect(await serious()).toEqual([])

  await desk.page.setViewportSize({ width: 390, height: 844 })
  await checkPage(desk)

  const { pathname } = new URL(desk.page.url())
  // A practice event is nobody else's: asked by the window that plays it.
  const answer = await desk.page.request.get(`${topcut.url}/api${pathname}/views/pictures`)
  const { view } = (await answer.json()) as ViewAnswer<PublicPictures>
  expect(view).toMatchObject({ rounds: [1], shares: { lists: 0 } })
  expect(view.players[0]?.places).toEqual([1])
  expect(desk.complaints).toEqual([])
})
