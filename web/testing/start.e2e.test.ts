import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Entry, eventId } from '@topcut/engine'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { wholeFileText } from '../src/pages/desk/finish/whole-file.ts'
import {
  checkPage,
  type DeskWindow,
  letIn,
  openNewEvent,
  openWindow,
  signIn,
} from './desk-window.suite.ts'
import { openPhoneHall } from './phone-hall.suite.ts'

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
  await desk.by('new-event').waitFor()
}

it('an event is planned before it is created, and planned anew at the desk', async () => {
  const { page, by } = desk
  // What is missing is said at its field, and the keyboard is there.
  await by('create-event').click()
  await page.getByText('Give the tournament a name.').waitFor()
  await page.locator('[data-testid=event-name]:focus').waitFor()
  await openNewEvent(desk)
  await by('event-name').fill('Harbour City Open')
  expect(await page.getByText('Give the tournament a name.').count()).toBe(0)
  await by('event-regulation').selectOption('x-wing/en-3.2')
  await by('event-expected').fill('22')
  expect(await textOf('plan-answer')).toContain('5 Swiss')
  expect(await textOf('suggestion')).toContain('For 22 players the document suggests: 5 Swiss')
  await by('event-start').fill('09:00')
  await by('event-venue').fill('Old Customs House')
  await by('day-plan').locator('summary').click()
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
  // Said in the form and kept with the event: nobody types it again.
  expect(await textOf('sheet')).toContain('Old Customs House')
  expect(await textOf('day-plan')).toContain('09:00')
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
  expect(poster).toContain('192.168.1.5:8080/j/')
  expect(await by('poster').locator('svg.qr').count()).toBe(3)
  await checkPage(desk)
  await page.reload()
  await by('poster-code').waitFor()
  expect(await by('poster-password').inputValue()).toBe('red-herring-9')
  expect(sent.filter((text) => text.includes('herring'))).toEqual([])

  // Without a camera for the square: the code is typed where nobody is signed in.
  const player = await openWindow(browser, { locale: 'en-GB' })
  await player.page.goto(topcut.url)
  await player.by('join-code').fill(code.toLowerCase())
  await checkPage(player)
  await player.by('join-go').click()
  await player.page.waitForURL(/register/)
  expect(await player.by('code').inputValue()).toBe(code)
  expect(player.complaints).toEqual([])
  await player.page.context().close()
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
  await page.getByText('no file of a tournament that Topcut knows').waitFor()

  await bring(text)
  await page.waitForURL(/golden-day/)
  await goHome()
  await by('archive').getByTestId('event-golden-day').waitFor()
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
  const { page, by } = desk
  await goHome()
  await page.keyboard.press('n')
  await openNewEvent(desk)
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

it('home shows what is on with its day and what it waits for, and another one like it', async () => {
  const { page, by } = desk
  await goHome()
  const card = page.locator('.run-card')
  await card.getByText('Harbour City Open').waitFor()
  await card.getByTestId('run-needs').waitFor()
  expect(await card.locator('.run-day [aria-current=step]').count()).toBe(1)
  expect(await card.textContent()).toContain('Old Customs House')
  await checkPage(desk)
  await by('next').getByRole('button', { name: 'Duplicate: Side event' }).click()
  await by('event-name').waitFor()
  expect(await by('event-name').inputValue()).toBe('Side event')
  await openNewEvent(desk)
  expect(await by('event-first-table').inputValue()).toBe('22')
  await by('close-new-event').click()
  // Every earlier one is a template, with what the settings say of it.
  await page.keyboard.press('n')
  await by('event-name').fill('Draft of a side event')
  const template = by('event-like').locator('option', { hasText: 'Harbour City Open' })
  await by('event-like').selectOption(await template.getAttribute('value'))
  await by('taken-over').getByText('venue').waitFor()
  expect(await by('event-name').inputValue()).toBe('Draft of a side event')
  expect(await by('event-start').inputValue()).toBe('09:00')
  await openNewEvent(desk)
  expect(await by('event-venue').inputValue()).toBe('Old Customs House')
  await by('event-venue').fill('')
  await by('event-draft').check()
  await by('create-event').click()
  await by('add-players').waitFor()
  await goHome()
  await by('drafts').getByText('Draft of a side event').waitFor()
  await by('drafts').getByText('still missing: venue').waitFor()

  // Found by title, venue or winner, whatever list it stands in.
  await page.keyboard.press('/')
  await page.keyboard.type('customs')
  await by('drafts').waitFor({ state: 'detached' })
  await card.waitFor()
  // A person is found in whatever event, and a press leads to the sheet there.
  await by('find-event').fill('nowik')
  const found = by('found-players').getByRole('link', { name: 'Carla Nowik' })
  await found.waitFor()
  await checkPage(desk)
  await found.click()
  await page.getByRole('heading', { name: 'Carla Nowik' }).waitFor()
  await goHome()
  await by('find-event').fill('no such tournament')
  await page.getByText('No tournament and no player fits.').waitFor()
  await by('find-event').press('Escape')
  await by('drafts').waitFor()
  await by('next').getByRole('link', { name: 'Settings: Side event' }).click()
  await by('settings-venue').waitFor()
})

it('home tells the owner where the copies are and how old, and makes one', async () => {
  const { by } = desk
  await goHome()
  const copies = by('copies')
  await copies.getByText(join(topcut.data, 'copies')).waitFor()
  const before = existsSync(join(topcut.data, 'copies'))
    ? readdirSync(join(topcut.data, 'copies')).length
    : 0
  await by('copy-now').click()
  await expect.poll(() => readdirSync(join(topcut.data, 'copies')).length).toBe(before + 1)
  await copies.getByText('no copy there').waitFor({ state: 'detached' })
})

it('an event is called off with a reason, and undo brings it back', async () => {
  const { page, by } = desk
  await goHome()
  const row = by('drafts').locator('.event-row')
  await row.locator('[data-testid^=keep-]').click()
  await page.locator('[data-testid^=cancel-]:visible').click()
  await by('cancel-confirm').click()
  await page.getByText('Say why').waitFor()
  await checkPage(desk)
  await by('cancel-reason').fill('The hall is flooded.')
  await by('cancel-confirm').click()
  const past = by('archive').locator('tr', { hasText: 'Draft of a side event' })
  await past.getByText('called off').waitFor()
  await past.getByRole('link', { name: 'Draft of a side event', exact: true }).click()
  const said = page.getByRole('region').getByText('Called off: The hall is flooded.')
  await said.waitFor()
  await by('undo').click()
  await said.waitFor({ state: 'detached' })
})

it('the owner hides, archives and deletes an event, each but the last taken back by one press', async () => {
  const { page, by } = desk
  const row = by('event-golden-day')
  /** Opens what can be done with it and does it, by the keyboard alone. */
  const keep = async (what: 'hide' | 'archive' | 'delete') => {
    await by('keep-golden-day').focus()
    await page.keyboard.press('Enter')
    // What is not to be seen yet takes no focus, and Enter would close the menu again.
    await by(`${what}-golden-day`).waitFor()
    await by(`${what}-golden-day`).focus()
    await page.keyboard.press('Enter')
  }
  const focused = (selector: string) => page.locator(`${selector}:focus`).waitFor()
  await goHome()
  await keep('hide')
  await row.getByText('hidden', { exact: true }).waitFor()
  await focused('[data-testid=keep-golden-day]')
  await keep('hide')
  await row.getByText('hidden', { exact: true }).waitFor({ state: 'detached' })
  await keep('archive')
  await row.getByText('archived', { exact: true }).waitFor()
  await focused('[data-testid=keep-golden-day]')
  await page.goto(`${topcut.url}/events/golden-day`)
  await by('undo').click()
  await page.getByText('archived and can only be looked at').waitFor()
  await goHome()
  await keep('archive')
  await row.getByText('archived', { exact: true }).waitFor({ state: 'detached' })

  await keep('delete')
  await by('delete-name').waitFor()
  // What is lost is counted, and what has to be done first is said beside the button.
  expect(await by('delete-counts').textContent()).toMatch(
    /\d+ players.*\d+ rounds.*\d+ log entries/,
  )
  await page.getByText('needs 1 and 2').waitFor()
  await checkPage(desk)
  await page.keyboard.press('Escape')
  await focused('[data-testid=keep-golden-day]')
  await keep('delete')
  const name = `${await row.locator('th a').textContent()}`
  await by('delete-name').fill(`${name}!`)
  await by('delete-confirm').click()
  await by('delete-trouble').getByText('not the name').waitFor()
  await by('delete-name').fill(name)
  await by('delete-confirm').click()
  await by('delete-trouble').getByText('Download it first').waitFor()
  const saved = page.waitForEvent('download')
  await by('delete-export').click()
  const file = readFileSync(await (await saved).path(), 'utf8')
  await page.getByText('needs 1').waitFor({ state: 'detached' })
  expect(file).toContain('"golden-day"')

  // Whoever follows it hears of it.
  const other = await openWindow(browser, { locale: 'en-GB' })
  await letIn(other, desk)
  await other.page.goto(`${topcut.url}/events/golden-day`)
  await other.isConnected('live')
  await by('delete-name').press('Enter')
  await row.waitFor({ state: 'detached' })
  await focused('#events')
  await other.page.getByText('the tournament was deleted').waitFor()
  expect(other.complaints).toEqual([])
  await other.page.context().close()
  await bring(file)
  await page.waitForURL(/golden-day/)
  expect(desk.complaints).toEqual([])
})

it('a damaged event says so, cannot be saved, and is deleted without a file', async () => {
  const { by } = desk
  const database = new DatabaseSync(join(topcut.data, 'topcut.sqlite'), { timeout: 5_000 })
  database.exec(`insert into event values ('broken', 1);
    insert into entry (event, n, at, actor, command, fact)
    select 'broken', n, at, actor, command, fact from entry where n = 1 limit 1`)
  database.close()
  await goHome()
  const row = by('event-broken')
  await row.getByText('cannot be read').waitFor()
  await by('keep-broken').click()
  await by('delete-broken').click()
  await by('delete-name').fill('broken')
  await by('delete-confirm').click()
  await by('delete-trouble').getByText('Download it first').waitFor()
  await by('delete-export').click()
  await by('delete-damaged').getByText('What cannot be read cannot be saved').waitFor()
  await checkPage(desk)
  await by('delete-confirm').click()
  await row.waitFor({ state: 'detached' })
})

it('a rush of unwanted registrations goes with one press and comes back with one undo', async () => {
  const { page, by } = desk
  const [cookie] = await page.context().cookies()
  const hall = await openPhoneHall(topcut, `${cookie?.name}=${cookie?.value}`)
  await hall.register('Ana Lis')
  const code = await hall.code()
  for (let n = 1; n <= 60; n++) {
    const answer = await fetch(`${topcut.url}/api/events/${hall.event}/registrations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, name: `Nobody ${n}`, id: `unwanted-registration-${n}` }),
    })
    expect(answer.ok).toBe(true)
  }
  await page.goto(`${topcut.url}/events/${hall.event}`)
  await desk.isAt(63)
  await by('by-code').locator('summary').click()
  await by('by-code').getByText('last 5 minutes: 60').waitFor()
  await checkPage(desk)
  await by('give-remove-registrations').focus()
  await page.keyboard.press('Enter')
  await desk.isAt(123)
  await by('done').getByText('60 registrations removed.').waitFor()
  await page.locator('#players-heading:focus').waitFor()
  expect(await page.locator('ol.players > li').first().textContent()).toContain('Ana Lis')
  await by('undo').click()
  await desk.isAt(183)
  await by('done').getByText('Undone: 60 registrations removed.').waitFor()
  await by('by-code').waitFor()

  // The phone of a player hears that the event is gone, and forgets it.
  const phone = await openWindow(browser, { locale: 'en-GB' })
  await phone.page.goto(await hall.linkOf('p1'))
  await phone.page.waitForURL(/\/me/)
  await goHome()
  await by(`keep-${hall.event}`).click()
  await by(`delete-${hall.event}`).click()
  const saved = page.waitForEvent('download')
  await by('delete-export').click()
  await saved
  await by('delete-name').fill('Harbour City Regional')
  await by('delete-confirm').click()
  await by(`event-${hall.event}`).waitFor({ state: 'detached' })
  await phone.page.getByText('the tournament was deleted').waitFor()
  await phone.page.reload()
  await phone.page.getByText('the tournament was deleted').waitFor()
  expect([...phone.complaints, ...desk.complaints]).toEqual([])
  await phone.page.context().close()
})
