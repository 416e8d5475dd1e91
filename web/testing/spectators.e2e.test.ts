import type { PublicTables } from '@topcut/engine'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

let topcut: TopcutProcess
let browser: Browser
let hall: PhoneHall

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})
beforeEach(async () => {
  topcut = await startTopcut()
  hall = await openPhoneHall(topcut, await topcut.signIn())
})
afterEach(async () => {
  await topcut.stop()
})

const address = (page: string) => `${topcut.url}/events/${hall.event}/${page}`
const tables = () => hall.view<PublicTables>('tables')

const enterAll = async () => {
  for (const { match, result } of (await tables()).tables) {
    if (result !== null) continue
    await hall.give({
      kind: 'enter-result',
      match,
      result: { ending: 'destruction', score: [100, 42] },
    })
  }
}

const isShown = ({ page }: DeskWindow, show: string) =>
  page.locator(`[data-testid="wall"][data-show="${show}"]`).waitFor()

it('shows spectators where everybody sits as soon as it is published, and not before', async () => {
  const phone = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  const { page, by } = phone
  await hall.register('Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance', 'Emil Stroud')
  await page.goto(address('public'))
  await by('registered').getByText('5 players').waitFor()
  await page.locator('.registered li').nth(4).waitFor()
  const bySurname = ['Bo K.', 'Ana L.', 'Cid M.', 'Emil S.', 'Dot V.']
  expect(await page.locator('.registered li').allTextContents()).toEqual(bySurname)
  await phone.mark()
  await hall.start()
  await hall.give({ kind: 'pair-round' })
  await hall.give({ kind: 'announce-message', text: 'Food is served.' })
  await by('message').getByText('Food is served.').waitFor()
  expect(await by('find-name').count()).toBe(0)
  await checkPage(phone)

  await hall.give({ kind: 'publish-round' })
  await by('find-name').fill('dot')
  const round = await tables()
  const own = round.tables.find(({ players }) =>
    players.some(({ name }) => name.startsWith('Dot ')),
  )
  const ticket = await by('ticket').textContent()
  expect(ticket).toContain('Dot V.')
  expect(ticket).not.toContain('Vance')
  expect(ticket).toContain(own === undefined ? 'bye' : `Table ${own.table}`)
  await hall.give({ kind: 'start-clock' })
  await by('clock')
    .getByText(/^\d\d:\d\d$/)
    .waitFor()

  await by('by-table').click()
  const [first] = round.tables
  await hall.give({
    kind: 'enter-result',
    match: first?.match ?? ('' as never),
    result: { ending: 'destruction', score: [100, 42] },
  })
  await by(`table-${first?.table}`).getByTestId('result').getByText('100').waitFor()
  await checkPage(phone)

  await phone.isWhole()
  await page.context().setOffline(true)
  await by('lost').waitFor()
  expect(await by('tables').count()).toBe(1)
  await page.context().setOffline(false)
  await by('lost').waitFor({ state: 'detached' })

  await by('tab-standings').click()
  await page.getByText('They appear when').waitFor()
  await enterAll()
  await hall.give({ kind: 'close-round' })
  await by('standing-1').locator('button').click()
  await by('fold').locator('tfoot').waitFor()
  expect(await page.locator('[data-testid^="standing-"]').count()).toBe(5)
  await checkPage(phone)
  await by('tab-about').click()
  await by('about').waitFor()
  await checkPage(phone)
  expect(await phone.isSameDocument()).toBe(true)
  expect(phone.complaints).toEqual([])
  await page.context().close()
})

it('keeps to the width of a phone, however long a word somebody is called', async () => {
  const phone = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  const { page, by } = phone
  await hall.register('Rindfleischetikettierungsüberwachungsaufgabenübertragung', 'Bo Kern')
  await page.goto(address('public'))
  await page.locator('.registered li').nth(1).waitFor()
  await checkPage(phone)
  await hall.start()
  await hall.publish()
  for (const order of ['by table', 'by surname']) {
    await page.getByRole('tab', { name: order }).click()
    await page.locator('.public-main li .who').nth(0).waitFor()
    await checkPage(phone)
  }
  await enterAll()
  await hall.give({ kind: 'close-round' })
  await by('tab-standings').click()
  // Whom the other one played against stands there in full.
  await page.locator('.public-standings').getByRole('button', { name: 'Bo K.' }).click()
  await by('fold').waitFor()
  await checkPage(phone)
  await hall.give({ kind: 'finish-event' })
  await by('places').waitFor()
  await checkPage(phone)
  await page.context().close()
})

it('leads the wall through the round by itself, in letters for the back of the hall', async () => {
  const wall = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 1920, height: 1080 },
  })
  const { page, by } = wall
  await page.clock.install()
  await hall.register(...Array.from({ length: 60 }, (_, index) => `Name${index + 10} Of Someone`))
  await page.goto(address('wall'))
  await isShown(wall, 'announcement')
  await hall.start()
  await hall.give({ kind: 'pair-round' })
  expect(await by('wall').getAttribute('data-show')).toBe('announcement')
  await hall.give({ kind: 'publish-round' })
  await isShown(wall, 'pairings')
  const sizes = await page
    .locator('.wall-columns .w')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40)
  const namesOnPage = () => page.locator('.wall-columns .w > span').allTextContents()
  const [range, names] = [await by('wall-range').textContent(), await namesOnPage()]
  expect(range).toMatch(/^Surnames S\. N/)
  await page.clock.runFor(10_000)
  await page.waitForFunction(
    (before) => document.querySelector('.wall-columns .w > span')?.textContent !== before,
    names[0],
  )
  const next = await namesOnPage()
  expect(new Set([...names, ...next]).size).toBe(60)
  await checkPage(wall)

  await hall.give({ kind: 'start-clock' })
  await by('wall-clock')
    .getByText(/^\d\d:\d\d$/)
    .waitFor()
  await hall.give({ kind: 'announce-message', text: 'The final is at six.' })
  await by('wall-message').getByText('The final is at six.').waitFor()
  await page.keyboard.press('2')
  await isShown(wall, 'clock')
  expect(page.url()).toContain('show=clock')
  await page.keyboard.press('0')
  await isShown(wall, 'pairings')
  await hall.give({ kind: 'call-time' })
  await by('wall-time').getByText('Finish the current game round.').waitFor()
  expect(await by('wall-time').textContent()).toContain('XWEN-14')
  await enterAll()
  await hall.give({ kind: 'close-round' })
  await isShown(wall, 'standings')
  expect(wall.complaints).toEqual([])
  await page.context().close()
})
