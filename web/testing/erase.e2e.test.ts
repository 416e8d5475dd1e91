import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import {
  checkPage,
  type DeskWindow,
  letIn,
  openNewEvent,
  openWindow,
  signIn,
} from './desk-window.suite.ts'

let topcut: TopcutProcess
let browser: Browser
let desk: DeskWindow
let other: DeskWindow

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
})

beforeEach(async () => {
  topcut = await startTopcut()
  const wide = { locale: 'en-GB', viewport: { width: 1280, height: 900 } }
  desk = await openWindow(browser, wide)
  other = await openWindow(browser, wide)
})

afterEach(async () => {
  for (const { page } of [desk, other]) await page.context().close()
  await topcut.kill('SIGTERM')
  rmSync(topcut.data, { recursive: true, force: true })
})

it('a name is erased: out of reach first, then gone from every window', async () => {
  await signIn(desk, topcut)
  await openNewEvent(desk)
  await desk.by('event-name').fill('Harbour City Open')
  await desk.by('event-date').fill('2015-10-03')
  await desk.by('create-event').click()
  await desk.by('add-players').fill('Ana Lis;Harbour\nBo Kern')
  await desk.by('add-players-button').click()
  await desk.isAt(3)
  await letIn(other, desk)
  await other.page.goto(desk.page.url())
  await other.by('player-1').getByText('Ana Lis', { exact: true }).waitFor()

  await desk.by('player-1').locator('button.name').click()
  const name = desk.by('player-sheet').getByRole('heading', { name: 'Ana Lis' })
  await name.waitFor()
  await desk.by('erase').click()
  await desk.by('player-sheet').getByText('This cannot be taken back.').waitFor()
  await checkPage(desk)
  await desk.page.context().setOffline(true)
  await desk.by('erase-confirm').click()
  await desk.isConnected('lost')
  expect(await name.count()).toBe(1)
  await desk.page.context().setOffline(false)
  await desk.by('player-sheet').getByRole('heading', { name: '#1' }).waitFor()
  await desk.by('no-name').waitFor()
  expect(await desk.by('person-name').inputValue()).toBe('')
  await checkPage(desk)

  await other.by('player-1').getByText('#1', { exact: true }).first().waitFor()
  for (const { page } of [desk, other]) expect(await page.content()).not.toMatch(/Ana Lis|Harbour</)
  expect([...desk.complaints, ...other.complaints]).toEqual([])
})
