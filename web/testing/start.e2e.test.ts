import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, eventId } from '@topcut/engine'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { wholeFileText } from '../src/pages/desk/finish/whole-file.ts'
import { checkPage, type DeskWindow, openWindow, signIn } from './desk-window.suite.ts'

let topcut: TopcutProcess
let browser: Browser
let desk: DeskWindow

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut()
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1280, height: 900 } })
  await signIn(desk, topcut)
})

afterAll(async () => {
  await browser?.close()
  await topcut?.kill('SIGTERM')
  if (topcut !== undefined) rmSync(topcut.data, { recursive: true, force: true })
})

const textOf = (id: string) => desk.by(id).first().textContent()

const bring = (text: string) =>
  desk
    .by('import-file')
    .setInputFiles({ name: 'day.json', mimeType: 'application/json', buffer: Buffer.from(text) })

/** Let go anywhere on the page, as from a folder beside the browser. */
const dropFile = (text: string) =>
  desk.page.evaluate((content) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'letter.json'))
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    )
  }, text)

const goHome = async () => {
  await desk.page.goto(topcut.url)
  await desk.by('create-event').waitFor()
}

it('an event is planned before it is created, and planned anew at the desk', async () => {
  const { page, by } = desk
  await by('event-name').fill('Harbour City Open')
  await by('event-regulation').selectOption('x-wing/en-3.2')
  await by('event-expected').fill('22')
  expect(await textOf('suggestion')).toContain('For 22 players the document suggests: 5 Swiss')
  await by('day-plan').locator('summary').click()
  await by('day-start').fill('09:00')
  expect(await textOf('day-plan')).toContain('10:15')
  await by('event-structure').selectOption('custom')
  await by('event-rounds').fill('0')
  await by('trouble').waitFor()
  await by('take-suggestion').click()
  await by('trouble').waitFor({ state: 'detached' })
  await by('event-first-table').fill('21')
  await checkPage(desk)
  await by('create-event').click()

  await by('add-players').fill(['Ana Lis', 'Bo Kern', 'Carla Nowik', 'Cid Marr'].join('\n'))
  await by('add-players-button').click()
  // All four, or the button checks in those who were there first and stays.
  await desk.isAt(6)
  await desk.press('check-in-players')
  await desk.show('announcement')
  expect(await by('first-table').inputValue()).toBe('21')
  const form = by('structure-form')
  await form.getByTestId('event-structure').selectOption('custom')
  await form.getByTestId('event-rounds').fill('4')
  await form.getByTestId('event-cut').fill('0')
  expect(await textOf('forecast')).toContain('a rematch cannot be avoided')
  await form.getByTestId('event-rounds').fill('2')
  const before = await desk.version()
  await by('change-structure').click()
  await desk.isAt(before + 1)
  expect(await textOf('sheet')).toContain('2 Swiss rounds')
  await checkPage(desk)

  await by('section-help').locator('summary').click()
  expect(await textOf('section-help')).toMatch(/XWEN-\d+/)
  await desk.press('announce-event')
  await desk.startOnPaper()
  await desk.press('pair-round')
  await page.getByTestId('forecast').waitFor()
})

it('a poster lets everybody in, and keeps the Wi-Fi on this device', async () => {
  const { page, by } = desk
  await desk.show('leaders')
  await by('open-code').click()
  const code = (await by('event-code').textContent()) ?? ''
  const sent: string[] = []
  page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`))
  await by('poster-link').click()
  await by('poster-network').fill('Harbour Hall')
  await by('poster-password').fill('red-herring-9')
  await by('poster-address').fill('192.168.1.5:8080')
  expect(await textOf('poster-code')).toContain(code)
  const poster = await textOf('poster')
  expect(poster).toContain('Harbour City Open')
  expect(poster).toContain('http://192.168.1.5:8080/events/')
  expect(await by('poster').locator('svg.qr').count()).toBe(3)
  await checkPage(desk)
  await page.reload()
  await by('poster-code').waitFor()
  expect(await by('poster-password').inputValue()).toBe('red-herring-9')
  expect(sent.filter((text) => text.includes('herring'))).toEqual([])
})

it('a file is brought along, proved and opened', async () => {
  const { page, by } = desk
  const log = join(houseRoot, 'golden/logs/x-wing-en-3.2.json')
  const entries: readonly Entry[] = JSON.parse(readFileSync(log, 'utf8'))
  const text = wholeFileText({ event: eventId('golden-day'), entries })
  await goHome()
  await bring(text.replace('"n":2', '"n":3'))
  await by('import-trouble').waitFor()
  expect(await textOf('import-trouble')).toContain('The file is damaged')
  await dropFile('Dear organizer')
  await page.getByText('no copy and no export of Topcut').waitFor()

  await bring(text)
  await page.waitForURL(/golden-day/)
  await goHome()
  await by('finished').locator('summary').click()
  await by('event-golden-day').getByText('finished').waitFor()
  // Here already, and the same: it is opened. Shortened, it is another one.
  await bring(text)
  await page.waitForURL(/golden-day/)
  await goHome()
  await bring(wholeFileText({ event: eventId('golden-day'), entries: entries.slice(0, 9) }))
  await by('import-trouble').waitFor()
  expect(await textOf('import-trouble')).toContain('here already')
  expect(desk.complaints).toEqual([])
})

it('two events of a day are told that they have the same tables', async () => {
  const { by } = desk
  await goHome()
  await by('event-name').fill('Side event')
  await by('event-first-table').fill('22')
  await by('create-event').click()
  await by('add-players').fill('Dot Vance\nEla Wren')
  await by('add-players-button').click()
  await desk.isAt(4)
  await goHome()
  await by('overlap').first().waitFor()
  expect(await by('overlap').allTextContents()).toEqual([
    expect.stringContaining('Both here and at Side event: table 22.'),
    expect.stringContaining('Both here and at Harbour City Open: table 22.'),
  ])
})

it('the owner hides, archives and deletes an event, each but the last taken back by one press', async () => {
  const { page, by } = desk
  await goHome()
  const row = by('event-golden-day')
  await by('finished').locator('summary').click()
  await by('hide-golden-day').click()
  await row.getByText('hidden', { exact: true }).waitFor()
  await by('hide-golden-day').getByText('Show again').click()
  await by('hide-golden-day').getByText('Hide').waitFor()
  await by('archive-golden-day').click()
  await by('archive').locator('summary').click()
  await by('archive').getByText('Take out of the archive').click()
  await by('archive').waitFor({ state: 'detached' })

  await by('finished').locator('summary').click()
  await by('delete-golden-day').click()
  await checkPage(desk)
  const name = `${await row.locator('b').textContent()}`
  await by('delete-name').fill(name)
  expect(await by('delete-confirm').isDisabled()).toBe(true)
  const saved = page.waitForEvent('download')
  await by('delete-export').click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  expect(file).toContain('"golden-day"')
  await by('delete-confirm').click()
  await row.waitFor({ state: 'detached' })
  await bring(file)
  await page.waitForURL(/golden-day/)
  expect(desk.complaints).toEqual([])
})
