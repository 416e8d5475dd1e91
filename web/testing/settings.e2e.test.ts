import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicBracket, PublicEvent } from '@topcut/engine'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, letIn, openWindow, signIn } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

const cards = JSON.parse(readFileSync(join(houseRoot, 'cards/src/x-wing-1.json'), 'utf8'))
const names = ['Ana Lis', 'Bo Kern', 'Carla Nowik', 'Cid Marr']

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
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  await signIn(desk, topcut)
})

afterEach(async () => {
  expect(desk.complaints).toEqual([])
  await desk.page.context().close()
  await topcut.kill('SIGTERM')
  rmSync(topcut.data, { recursive: true, force: true })
})

const openHall = async (...creation: Parameters<typeof openPhoneHall>[2][]): Promise<PhoneHall> => {
  const [cookie] = await desk.page.context().cookies()
  return openPhoneHall(topcut, `${cookie?.name}=${cookie?.value}`, creation[0])
}
const goToDesk = (hall: PhoneHall, section: string) =>
  desk.page.goto(`${topcut.url}/events/${hall.event}#${section}`)
const openPhone = () =>
  openWindow(browser, { locale: 'en-GB', viewport: { width: 390, height: 844 } })

/** Does something and waits until it stands in the log. */
const does = async (step: () => Promise<void>) => {
  const before = await desk.version()
  await step()
  await desk.page.waitForFunction((known) => {
    const shown = document.querySelector('[data-testid="version"]')
    return Number(shown?.getAttribute('data-version')) > known
  }, before)
}

it('all of it is saved with one press, stands where people read it, and is undone with one', async () => {
  const hall = await openHall()
  await hall.register(...names)
  await goToDesk(hall, 'settings')
  await desk.by('settings-name').fill('')
  await desk.page.keyboard.press('Control+Enter')
  await desk.by('settings').getByText('Give the tournament a name.').waitFor()
  await desk.by('settings-name').fill('Harbour Cup')
  await desk.by('settings-date').fill('2026-05-03')
  await desk.by('settings-start').fill('09:45')
  await desk.by('settings-venue').fill('Old Customs House')
  await desk.by('settings-address').fill('Pier 4')
  await desk.by('settings-description').fill('Hot food at the pier.')
  await desk.by('settings-fee').fill('15 €')
  await desk.by('settings-capacity').fill('50')
  await desk.by('add-prize').click()
  await desk.by('prize-1').getByLabel('Prize 1: for whom').fill('1st')
  await desk.by('prize-1').getByLabel('Prize 1: what').fill('a trophy')
  await desk.by('settings-clubs-apart').check()
  await desk.by('settings-listsOpenTo').selectOption('everybody')
  await desk.by('save-bar').getByText('11 changes').waitFor()
  // A press leads to a part of the long page, and the bar follows what is read.
  await desk.by('settings-to-publicPage').click()
  await desk.page.locator('[data-testid=settings-to-publicPage][aria-current]').waitFor()
  await desk.page.locator('#settings-part-publicPage h3:focus').waitFor()
  await desk.page.evaluate(() => window.scrollTo({ top: 0 }))
  await desk.page.locator('[data-testid=settings-to-about][aria-current]').waitFor()
  expect(await desk.by('settings').getByText('was: Harbour City Regional').count()).toBe(1)
  await checkPage(desk)
  await does(() => desk.page.keyboard.press('Control+Enter'))
  await desk.by('save-bar').waitFor({ state: 'detached' })

  const reader = await openPhone()
  await reader.page.goto(`${topcut.url}/events/${hall.event}/public#about`)
  const told = ['Harbour Cup', '3 May 2026', '09:45', 'Old Customs House', 'Pier 4', '15 €']
  const all = [...told, 'Hot food at the pier.', '1st: a trophy']
  for (const text of all) await reader.page.getByText(text).first().waitFor()
  await checkPage(reader)
  await letIn(reader, desk)
  await reader.page.goto(`${topcut.url}/events/${hall.event}/poster`)
  for (const text of all) await reader.by('poster').getByText(text).first().waitFor()
  await desk.show('announcement')
  for (const text of all.slice(2)) await desk.by('sheet').getByText(text).first().waitFor()

  await does(() => desk.by('undo').click())
  await desk.show('settings')
  expect(await desk.by('settings-name').inputValue()).toBe('Harbour City Regional')
  expect(await desk.by('settings-venue').inputValue()).toBe('')
  expect(await desk.by('settings-capacity').inputValue()).toBe('')
  expect(await desk.by('settings-clubs-apart').isChecked()).toBe(false)
  expect(await desk.by('settings-listsOpenTo').inputValue()).toBe('leaders')
  await reader.page.context().close()
})

it('a catalogue is looked at, loaded and undone; when a product came out is entered beside it', async () => {
  const hall = await openHall()
  await goToDesk(hall, 'settings')
  const now = desk.by('settings-cards-now')
  await now.getByText('which comes with Topcut').waitFor()
  const file = (id: string, change: object = {}) => ({
    name: `${id}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...cards, id, ...change })),
  })
  const choose = desk.by('settings-cards-file')
  await choose.setInputFiles({ ...file('ours-2'), buffer: Buffer.from('ships and pilots') })
  await desk.by('settings-cards-none').waitFor()
  // A file that contradicts itself says where; one of another form says which field.
  await choose.setInputFiles(file('ours-2', { products: [] }))
  await desk.by('settings-load-cards').click()
  await desk.by('trouble').getByText('pilots.0.products').waitFor()
  await choose.setInputFiles(file('ours-2', { ships: [{}] }))
  await desk.by('settings-load-cards').click()
  await desk.by('trouble').getByText('command.cards.ships.0').waitFor()
  await choose.setInputFiles(file('ours-2'))
  await desk.by('settings-cards-chosen').getByText('63 products').waitFor()
  await checkPage(desk)
  await does(() => desk.by('settings-load-cards').click())
  await now.getByText('“ours-2” that was loaded').waitFor()
  await does(() => desk.by('undo').click())
  await now.getByText('which comes with Topcut').waitFor()

  await desk.by('add-release').click()
  await desk.by('release-1').getByLabel('Release 1: product').fill('Imperial Raider')
  await desk.page.keyboard.press('Control+Enter')
  await desk.by('settings-cards').getByText('Give the product and the day').waitFor()
  await desk.by('release-1').getByLabel('Release 1: day').fill('2015-09-01')
  await checkPage(desk)
  await does(() => desk.by('save-settings').click())
  await desk.by('save-bar').waitFor({ state: 'detached' })
  await does(() => desk.by('undo').click())
  expect(await desk.by('release-1').count()).toBe(0)
})

it('what is locked once it has begun says why and by which rule; plan and missions take a reason', async () => {
  const maps = ['Bar in Anchorhead', 'ISB-Hauptquartier', 'Mülldeponie auf Coruscant']
  const hall = await openHall({
    regulation: 'imperial-assault/de-2.2.1',
    tier: 'competitive',
    structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds: 3, cut: null }] },
    missions: maps.map((map) => `${map}: A`),
  })
  await hall.register(...names)
  await goToDesk(hall, 'settings')
  await desk.by('settings-clubs').getByText('IA-41').waitFor()
  expect(await desk.by('settings-clubs-apart').count()).toBe(0)
  // A rule opens towards the middle: the column it was pressed in stays in sight.
  const column = desk.page.locator('.settings-aside')
  await column.locator('button.rule').first().click()
  const panel = desk.page.locator('.rule-panel')
  await panel.getByText('IA-').first().waitFor()
  const [beside, opened] = [await column.boundingBox(), await panel.boundingBox()]
  expect((opened?.x ?? 0) + (opened?.width ?? 0)).toBeLessThan(beside?.x ?? 0)
  await desk.page.keyboard.press('Escape')
  // What is not here is one press away.
  await desk.by('settings-to-hall').click()
  await desk.page.locator('[data-testid=first-table]:focus').waitFor()
  await desk.show('settings')
  // Missions can be changed long after the event was created.
  await desk.by('settings-missions').getByRole('button', { name: 'Change' }).click()
  await desk.by('event-missions').fill(maps.map((map) => `${map}: B`).join('\n'))
  await does(() => desk.by('set-missions').click())
  await desk.by('settings-dialog-close').click()
  await desk.by('settings-missions').getByText('Bar in Anchorhead: B').waitFor()
  await hall.start()
  const locked = desk.by('locked')
  await locked.filter({ hasText: 'Options' }).getByText('IA-59').waitFor()
  expect(await desk.by('settings-date').count()).toBe(0)
  await locked.filter({ hasText: 'Date' }).getByText('checked against this date').waitFor()
  await desk.by('settings-structure').getByRole('button', { name: 'Change' }).click()
  await desk.by('event-rounds').fill('4')
  await desk.by('anew-reason').fill('one more was asked for')
  await does(() => desk.by('change-structure').click())
  await desk.by('settings-dialog-close').click()
  await desk.by('settings-structure').getByText('4 Swiss rounds').waitFor()
  await checkPage(desk)
})

it('nobody outside the desk learns who has won before the ceremony is over', async () => {
  const hall = await openHall({
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind: 'elimination', rounds: null, cut: 2 },
      ],
    },
  })
  await hall.register(...names)
  await hall.start()
  await hall.publish()
  const enter = async () => {
    const { tables } = await hall.view<{ readonly tables: readonly { match: never }[] }>('tables')
    for (const { match } of tables) {
      const result = { ending: 'destruction', score: [100, 24] } as const
      await hall.give({ kind: 'enter-result', match, result })
    }
    await hall.give({ kind: 'close-round' })
  }
  await enter()
  await hall.give({ kind: 'make-cut' })
  await hall.give({ kind: 'start-stage' })
  await hall.publish()
  const phone = await openPhone()
  await phone.page.goto(`${topcut.url}/events/${hall.event}/public#bracket`)
  await enter()

  await phone.by('played').getByText('announced at the ceremony').waitFor()
  expect((await hall.view<PublicEvent>('event')).champion).toBeNull()
  expect((await hall.view<PublicBracket>('bracket')).champion).toBeNull()
  expect(await phone.page.getByText('Tournament champion').count()).toBe(0)
  await checkPage(phone)
  const wall = await openWindow(browser, { locale: 'en-GB' })
  await wall.page.goto(`${topcut.url}/events/${hall.event}/wall`)
  await wall.page.getByText('announced at the ceremony').waitFor()
  expect(await wall.page.getByText('Tournament champion').count()).toBe(0)

  await goToDesk(hall, 'standings')
  await desk.by('not-told').waitFor()
  await desk.by('ceremony').click()
  const next = desk.by('ceremony-next')
  while ((await next.count()) > 0) await next.click()
  await does(() => desk.by('ceremony-finish').click())
  const champion = await desk.by('ceremony-name').last().textContent()
  await phone.page.getByText(`Tournament champion: ${champion}`).first().waitFor()
  await wall.page.locator('[data-show="places"]').waitFor()
  expect(wall.complaints).toEqual([])
  for (const one of [phone, wall]) await one.page.context().close()
})
