import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, letIn, openWindow, signIn } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

const names = ['Ana Lis', 'Bo Kern', 'Carla Nowik', 'Cid Marr']
const maps = ['Bar in Anchorhead', 'ISB-Hauptquartier', 'Mülldeponie auf Coruscant']
const missions = maps.map(
  (map, index) => `${map}: ${['Smuggled Goods', 'Intrigue', 'Scrap'][index]}`,
)
const structure = {
  kind: 'custom',
  stages: [
    { kind: 'swiss', rounds: 2, cut: null },
    { kind: 'elimination', rounds: null, cut: 4 },
  ],
} as const

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
  hall = await openPhoneHall(topcut, `${cookie?.name}=${cookie?.value}`, {
    regulation: 'imperial-assault/de-2.2.1',
    tier: 'competitive',
    structure,
    missions: missions.slice(0, 2),
  })
  await hall.register(...names)
  await hall.start()
  await desk.page.goto(`${topcut.url}/events/${hall.event}`)
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
  await desk.page.waitForFunction((known) => {
    const shown = document.querySelector('[data-testid="version"]')
    return Number(shown?.getAttribute('data-version')) > known
  }, before)
}

it('what has been announced changes with what and why, and everybody is told', async () => {
  await desk.show('announcement')
  // The line that tells the plan is the one place where it stands.
  await desk.by('sheet').waitFor()
  expect(await desk.by('sheet').getByText('2 Swiss rounds').count()).toBe(1)
  await desk.by('event-cut').fill('2')
  expect(await desk.by('anew').textContent()).toContain('Top 2 instead of Top 4')
  expect(await desk.by('anew').textContent()).toContain('IA-39')
  // Without a reason nothing happens.
  const version = await desk.version()
  await desk.by('change-structure').click()
  expect(await desk.version()).toBe(version)
  await desk.by('anew-reason').fill('the hall closes at six')
  await checkPage(desk)
  await does(() => desk.by('change-structure').click())
  const told = 'Changed: Top 2 instead of Top 4. Reason: the hall closes at six'
  expect(await desk.by('announced-anew').textContent()).toContain(told)

  const seen = await openWindow(browser, { locale: 'en-GB', viewport: { width: 390, height: 844 } })
  await seen.page.goto(`${topcut.url}/events/${hall.event}/public`)
  await seen.by('anew-note').getByText(told).waitFor()
  await checkPage(seen)
  await seen.page.goto(`${topcut.url}/events/${hall.event}/public#about`)
  await seen.by('about').getByText('2 Swiss rounds').waitFor()
  expect(await seen.page.getByText('2 Swiss rounds').count()).toBe(1)
  await checkPage(seen)
  await seen.page.goto(`${topcut.url}/events/${hall.event}/wall`)
  await seen.by('wall-anew').getByText(told).waitFor()
  // Change and plan stand there once: the name and the day are all else above the lines.
  await seen.page.locator('.wall-about dl').waitFor()
  expect(await seen.page.getByText(told).count()).toBe(1)
  expect(await seen.page.locator('.wall-about > p').count()).toBe(2)
  await seen.page.goto(await hall.linkOf('p1'))
  await seen.by('anew-note').getByText(told).waitFor()
  await seen.by('moment').locator('h1').waitFor()
  await checkPage(seen)
  await seen.page.context().close()
})

it('missions are changed, drawn and entered by hand', async () => {
  await desk.show('announcement')
  const form = desk.by('missions-form')
  for (const map of maps) expect(await form.textContent()).toContain(map)
  expect(await desk.by('permitted-maps').textContent()).toContain('IA-30')
  await desk.by('event-missions').fill(missions.join('\n'))
  await form.getByTestId('anew-reason').fill('the third card turned up')
  await checkPage(desk)
  await does(() => desk.by('set-missions').click())

  await desk.press('pair-round')
  const line = desk.by('mission-line')
  expect(await line.locator('summary').textContent()).toContain('drawn by lot')
  await line.locator('summary').click()
  await desk.by('mission-card').fill(missions[2] ?? '')
  await checkPage(desk)
  await does(() => desk.by('give-enter-mission').click())
  const said = await line.locator('summary').textContent()
  expect(said).toContain(missions[2])
  expect(said).toContain('drawn by hand, organizer')

  // On a phone-sized window as well.
  const small = await openWindow(browser, {
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  })
  await letIn(small, desk)
  await small.page.goto(`${topcut.url}/events/${hall.event}`)
  await small.by('mission-line').getByText('von Hand gezogen').first().waitFor()
  await checkPage(small)
  await small.page.context().close()
})
