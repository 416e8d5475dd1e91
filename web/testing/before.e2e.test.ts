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
  openNewEvent,
  openWindow,
  signIn,
} from './desk-window.suite.ts'

const names = ['Ana Lis', 'Bo Kern', 'Carla Nowik', 'Cid Marr']
const squad = `Three ships (98)

Ace One (40)
Predator (3)
R2-D2 (4)

Ace Two (30)
Refit (-2)

Ace Three (23)`

let topcut: TopcutProcess
let browser: Browser
let desk: DeskWindow

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
})

beforeEach(async () => {
  topcut = await startTopcut()
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1280, height: 900 } })
})

afterEach(async () => {
  await desk.page.context().close()
  await topcut.kill('SIGTERM')
  rmSync(topcut.data, { recursive: true, force: true })
})

/** Does something and waits until it stands in the log. */
const does = async (step: () => Promise<void>) => {
  const before = await desk.version()
  await step()
  await desk.isAt(before + 1)
}

const createEvent = async () => {
  await signIn(desk, topcut)
  await openNewEvent(desk)
  await desk.by('event-name').fill('Harbour City Open')
  await desk.by('event-date').fill('2015-10-03')
  await desk.by('event-regulation').selectOption('x-wing/en-3.2')
  await desk.by('event-structure').selectOption('custom')
  await desk.by('event-rounds').fill('2')
  await desk.by('event-cut').fill('0')
  await desk.by('create-event').click()
  await desk.by('add-players').fill(names.join('\n'))
  await desk.by('add-players-button').click()
  await desk.isAt(1 + names.length)
  await desk.press('check-in-players')
}

const stateIs = async (state: string) =>
  expect(await desk.by('announcement-state').textContent()).toBe(state)

const announceAnew = async () => {
  await desk.show('announcement')
  await stateIs('not announced yet')
  await desk.by('detail-faqVersion').fill('4.1')
  await does(() => desk.by('set-details').click())
  expect(await desk.by('sheet').textContent()).toContain('Version of the FAQ: 4.1')
  await does(() => desk.by('tick-kit.dice').check())
  await does(() => desk.by('announce-event').click())
  await stateIs('announced')
  // What is laid down after it opens it again, and another format is refused while typing.
  await desk.by('detail-variant').fill('epic')
  expect(await desk.by('details-refused').textContent()).toContain('XWEN-2')
  await desk.by('detail-variant').fill('')
  await desk.by('detail-region').fill('europe')
  await does(() => desk.by('set-details').click())
  await stateIs('open again')
  await checkPage(desk)
  await does(() => desk.by('announce-event').click())
}

const stateOf = async (number: number) =>
  desk.by(`list-${number}`).locator('td').last().textContent()

/** What stands beside the line of a card is said in its fold, and objected to at once. */
const sayOfACard = async () => {
  const fold = desk.by('details-0')
  await fold.locator('summary').first().click()
  const card = fold.locator('.card-detail').first()
  await card.locator('summary').click()
  await card.getByTestId('card-product').fill('A box')
  await card.getByTestId('card-released').fill('2099-01-01')
  await card.getByTestId('card-proxy-model').check()
  await checkPage(desk)
  expect(await desk.by('findings').textContent()).toContain('XWEN-31')
  await card.getByTestId('card-proxy-model').uncheck()
  await card.getByTestId('card-released').fill('2014-01-01')
  expect(await desk.by('findings').textContent()).not.toContain('must')
}

const handInByForm = async () => {
  await desk.by('list-1').getByRole('button').click()
  // The page is English; a builder may have written its factions in any language.
  const german = desk.page.waitForResponse(/words-of-de/)
  await desk.by('list-as-form').click()
  await desk.by('list-as-text').click()
  await (await german).finished()
  await desk.by('list-text').fill(`Fraktion: Rebellen\n\n${squad}`)
  await desk.by('take-over').click()
  expect(await desk.by('adds-up').textContent()).toContain('98 of 100')
  expect(await desk.by('list-faction').inputValue()).toBe('rebel')
  for (const [index, one] of ['coreasteroid0', 'coreasteroid0', 'yt2400debris1'].entries()) {
    await desk.by(`obstacle-${index}`).selectOption(one)
  }
  expect(await desk.by('findings').textContent()).toContain('XWEN-24')
  await desk.by('obstacle-1').selectOption('coreasteroid1')
  expect(await desk.by('findings').textContent()).not.toContain('must')
  await sayOfACard()
  await checkPage(desk)
  await does(() => desk.by('hand-in').click())
}

/** The list of the next one opens with the answer, a moment after what was handed in is shown. */
const isListOpen = (name = '') =>
  desk.page.locator('.list-panel').getByRole('heading', { name, exact: true }).waitFor()

it('what is told before the start, and the lists', { timeout: 60_000 }, async () => {
  await createEvent()
  await announceAnew()

  await desk.by('against').getByRole('link').click()
  expect(await desk.by('lists-due').textContent()).toContain('4 lists are still missing')
  await handInByForm()

  // The next player without a list is open; what must not be needs a reason.
  await isListOpen(names[1])
  await desk.by('list-as-form').click()
  await desk.by('card-0').fill('Corvette [epic]')
  await desk.by('points-0').fill('90')
  await desk.by('hand-in').click()
  const trouble = desk.page.locator('.list-panel').getByTestId('trouble')
  await trouble.locator('input').fill('to be replaced before round 1')
  const before = await desk.version()
  await trouble.getByTestId('override').click()
  await desk.isAt(before + 2)

  for (const name of names.slice(2)) {
    await isListOpen(name)
    await desk.by('list-as-form').click()
    await desk.by('list-as-text').click()
    await desk.by('list-text').fill(`${name} plays what is on paper`)
    await does(() => desk.by('hand-in').click())
  }
  expect(await desk.by('lists-due').textContent()).toContain('All of them are here')
  expect(await desk.by('lists-due').textContent()).toContain('2 of them are plain text')
  for (const number of [3, 4]) {
    expect(await stateOf(number)).toContain('to be checked')
    await desk.by(`list-${number}`).getByRole('button').click()
    await does(() => desk.by('record-list-check').click())
    await desk.by('checked-by').waitFor()
    await desk.by('close-list').click()
  }
  await desk.press('start-stage')

  // From now on a change is a correction, with a reason and in everybody's sight.
  await desk.show('lists')
  await desk.by('list-1').getByRole('button').click()
  await desk.by('card-2').fill('Ace Four')
  expect(await desk.by('findings').textContent()).toContain('XWEN-26')
  await desk.by('correct-reason').fill('as it lies on the table')
  await desk.by('possible-advantage').check()
  await does(() => desk.by('hand-in').click())
  expect(await stateOf(1)).toContain('looked into')
  await desk.by('lists-investigate').click()
  expect(await desk.page.locator('.list-table tbody tr').count()).toBe(1)
  await does(() => desk.by('open-to-opponents').click())

  await desk.page.setViewportSize({ width: 390, height: 844 })
  await desk.by('list-1').getByRole('button').click()
  await checkPage(desk)
  await desk.show('announcement')
  await checkPage(desk)
  expect(desk.complaints).toEqual([])
})
