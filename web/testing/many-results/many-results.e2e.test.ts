import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../../testing/topcut-process.ts'
import { openBigHall, typeRound } from './many-results.suite.ts'

let topcut: TopcutProcess
let browser: Browser

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})
beforeEach(async () => {
  topcut = await startTopcut()
})
afterEach(() => topcut.stop())

it('takes the 100 results of a round as fast as they are typed, each once and as typed', async () => {
  const { prepare, openDesk } = await openBigHall(topcut)
  const hall = await prepare(200, 7)
  const desk = await openDesk(browser, hall.event)
  await desk.press('pair-round', 'keys')
  await desk.press('publish-round', 'keys')
  await desk.press('enter-results', 'keys')
  // Rows stay where they are while results come in: whoever points at one must not miss it.
  // Found and measured at one stroke: a row that is drawn anew in between has no place.
  const places = () =>
    desk.page.evaluate(() =>
      [...document.querySelectorAll('.tables > li')].map(
        (row) => row.getBoundingClientRect().top + window.scrollY,
      ),
    )
  const before = await places()
  await typeRound(desk, hall, 1)
  expect(await places()).toEqual(before)
  expect(desk.complaints).toEqual([])
})
