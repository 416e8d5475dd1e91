import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow } from './desk-window.suite.ts'
import { openBigHall } from './many-results/many-results.suite.ts'

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

const playedRound = async (): Promise<DeskWindow> => {
  const { prepare, openDesk } = await openBigHall(topcut)
  const { event, give } = await prepare(8, 3)
  for (const kind of ['pair-round', 'publish-round', 'start-clock']) await give({ kind })
  const desk = await openDesk(browser, event)
  await desk.by('table-4').waitFor()
  return desk
}

const panelOf = ({ by }: DeskWindow, table: number) =>
  by('table-panel')
    .getByRole('heading', { name: `Table ${table}`, exact: true })
    .waitFor()

const seatsAt = ({ by }: DeskWindow, table: number) =>
  by(`table-${table}`).locator('.name').allInnerTexts()

it('shows the chosen table beside the others, and adds up what was lost', async () => {
  const desk = await playedRound()
  const { page, by } = desk
  expect(await by('round-end').innerText()).toMatch(/Last result expected about \d\d:\d\d\./)
  const panel = by('table-panel')
  await page.locator('h2').first().click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await panelOf(desk, 2)
  await page.keyboard.press('3')
  await panelOf(desk, 3)
  await by('table-1').locator('.t').click()
  await panelOf(desk, 1)

  // Nothing moves while a slip is typed: the verdict lies over the tables, not between them.
  const place = async () => (await by('table-3').boundingBox())?.y
  const before = await place()
  await desk.openTable(2)
  await by('table-2').getByTestId('score-first').fill('71')
  await by('table-2').getByTestId('score-second').fill('60')
  await by('table-2').getByTestId('verdict').waitFor()
  expect(await place()).toBe(before)
  await by('if-entered').getByText('Modified win').waitFor()
  await by('if-entered').getByText('XWEN-47').waitFor()
  await page.keyboard.press('Escape')

  await by('lane').fill('4 ')
  await panelOf(desk, 4)
  await page.keyboard.press('=')
  await by('calculator').waitFor()
  await checkPage(desk)
  await page.keyboard.type('34 33h')
  await page.keyboard.press('Tab')
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await desk.isFocused('lane')
  expect(await by('lane').inputValue()).toBe('4 20 50 ')
  await page.keyboard.type('t\n')
  await desk.resultAt(4).waitFor()
  expect(await desk.resultAt(4).innerText()).toMatch(/20\s–\s50/)
  await by('table-4').locator('.t').click()
  await panel.getByText('What the result earned').waitFor()
  expect(desk.complaints).toEqual([])
})

it('puts two tables right that played the wrong opponents', async () => {
  const desk = await playedRound()
  const { page, by } = desk
  // The clock runs: nobody has to say that all have begun. Of table 2 somebody does.
  expect(await by('all-begun').count()).toBe(0)
  await by('table-2').getByTestId('start-match').click()
  await by('table-2').getByTestId('end-match').waitFor()
  await by('lane').fill('1 100 30 d')
  await page.keyboard.press('Enter')
  await desk.resultAt(1).waitFor()
  const [one, two] = [await seatsAt(desk, 1), await seatsAt(desk, 2)]
  const swap = async () => {
    await by('swap-line').fill('1 2')
    await by('adjust-reason').fill('sat down at the wrong tables')
    await by('adjust-give').click()
  }
  await by('change-pairings').locator('summary').click()
  await by('swap-line').fill('1 2')
  // Tables that have begun stay together until their play is taken back.
  await by('adjust')
    .getByText(/begun|under way|started/i)
    .waitFor()
  for (const table of [1, 2]) {
    await by(`table-${table}`).locator('.t').click()
    await panelOf(desk, table)
    await by('take-back').click()
    await by('take-back').waitFor({ state: 'detached' })
    expect(await by('done').innerText()).toMatch(new RegExp(`Undone: .*Table ${table}`, 'is'))
  }
  await swap()
  await expect.poll(() => seatsAt(desk, 1)).toEqual([one[0], two[1]])
  expect(await seatsAt(desk, 2)).toEqual([two[0], one[1]])
  await by('lane').fill('1 100 30 d')
  await page.keyboard.press('Enter')
  await desk.resultAt(1).waitFor()
  expect(desk.complaints).toEqual([])
})
