import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow, signIn } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

const names = ['Ana Lis', 'Bo Kern', 'Carla Nowik', 'Cid Marr']

let topcut: TopcutProcess
let browser: Browser
let desk: DeskWindow
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
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  await signIn(desk, topcut)
  const [cookie] = await desk.page.context().cookies()
  hall = await openPhoneHall(topcut, `${cookie?.name}=${cookie?.value}`)
  await hall.register(...names)
  await hall.start()
  await desk.page.goto(`${topcut.url}/events/${hall.event}`)
})

afterEach(async () => {
  await desk.page.context().close()
  await topcut.kill('SIGTERM')
  rmSync(topcut.data, { recursive: true, force: true })
})

/** What the last draw on record says of itself. */
const lastDraw = async () => {
  const { page } = desk
  const answer = await page.request.get(`${topcut.url}/api/events/${hall.event}`)
  const { log } = (await answer.json()) as {
    readonly log: readonly {
      readonly fact: {
        readonly kind: string
        readonly reason?: string
        readonly luck?: { readonly draw: number; readonly hall: readonly string[] }
      }
    }[]
  }
  return log.findLast(({ fact }) => fact.kind === 'round-paired')?.fact
}

it('a round is drawn again with a reason that everybody reads, and not without', async () => {
  const { by, page } = desk
  await desk.press('pair-round')
  await by('pair-round').click()
  await by('redraw-reason').waitFor()
  expect(await by('waiting').textContent()).toMatch(/everyone will see/i)
  await checkPage(desk)
  const before = await desk.version()
  // Neither the button nor the keys draw anything while nobody has said why.
  await by('redraw-give').click()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await page.locator('[data-testid="primary"][data-step="publish-round"]').waitFor()
  expect(await desk.version()).toBe(before)
  expect(await lastDraw()).toMatchObject({ luck: { draw: 0 } })

  await by('pair-round').click()
  await by('redraw-reason').fill('Cid came after all')
  await by('redraw-give').click()
  await by('redraw').waitFor({ state: 'detached' })
  await page.locator('[data-testid="primary"][data-step="publish-round"]').waitFor()
  expect(await lastDraw()).toMatchObject({ reason: 'Cid came after all', luck: { draw: 1 } })

  // From the search, too.
  await page.keyboard.press('Control+k')
  await by('find-query').fill('pair again')
  await page.keyboard.press('Enter')
  await by('redraw-reason').fill('for the third time')
  await page.keyboard.press('Enter')
  await by('redraw').waitFor({ state: 'detached' })
  expect(await lastDraw()).toMatchObject({ reason: 'for the third time', luck: { draw: 2 } })
  expect(desk.complaints).toEqual([])
})

it('words from the desk and from a phone go into the lot of the next round', async () => {
  const { by, page } = desk
  const phone = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  await phone.page.goto(await hall.linkOf('p1'))
  await phone.by('luck-offer').locator('summary').click()
  await phone.by('luck-word').fill('lighthouse')
  await checkPage(phone)
  await phone.by('luck-add').click()
  await phone.by('luck-offer').getByText('You added to the lot of round 1: lighthouse').waitFor()
  // The last word of each phone counts.
  await phone.by('luck-offer').locator('summary').click()
  await phone.by('luck-word').fill('storm')
  await phone.by('luck-add').click()
  await phone.by('luck-offer').getByText('storm').waitFor()

  await by('hall-luck').locator('summary').click()
  await by('luck-added').getByText('storm').waitFor()
  for (const word of ['five and two', 'called by mistake']) {
    await by('luck-word').fill(word)
    await page.keyboard.press('Enter')
    await by('luck-added').getByText(word).waitFor()
  }
  await checkPage(desk)
  const mistaken = by('luck-added').locator('li', { hasText: 'called by mistake' })
  await mistaken.getByRole('button').click()
  await mistaken.waitFor({ state: 'detached' })
  await desk.press('pair-round')
  expect((await lastDraw())?.luck).toMatchObject({ draw: 0, hall: ['storm', 'five and two'] })

  // Drawn, nobody may add to it any more; once it is published, to the next one.
  expect(await by('hall-luck').count()).toBe(0)
  await phone.by('luck-offer').waitFor({ state: 'detached' })
  await desk.press('publish-round')
  await phone.page.locator('[data-moment="paired"]').waitFor()
  expect(await phone.by('luck-offer').count()).toBe(0)
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  await phone.page.context().close()
})
