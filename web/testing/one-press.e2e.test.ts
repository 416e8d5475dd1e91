import type { Command, EventId, PublicTables } from '@topcut/engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type DeskWindow, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser
let desk: DeskWindow
let page: Page
let by: DeskWindow['by']

const names = ['Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance', 'Emil Stroud', 'Freya Lang']

/** A window at the desk of an event of its own. */
const openDesk = async (section: string, event: EventId = opened.hall.event) => {
  desk = await openWindow(opened.browser, {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  })
  ;({ page, by } = desk)
  const [name = '', value = ''] = opened.cookie.split('=')
  await page.context().addCookies([{ name, value, url: opened.hall.url }])
  await page.goto(`${opened.hall.url}/events/${event}#${section}`)
  await by('version').waitFor()
}

const isAtStep = (step: string) =>
  page.locator(`[data-testid="primary"][data-step="${step}"]`).waitFor()
const pairs = () =>
  page.locator('.tables .seat .name').evaluateAll((seats) => seats.map((one) => one.textContent))
const focused = () => page.evaluate(() => document.activeElement?.id ?? '')

/** Quicker than anybody reads what has changed, however slow the machine is. */
const chords = (count: number) =>
  page.evaluate((presses) => {
    const keys = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
    for (let press = 0; press < presses; press++) {
      const at = document.activeElement ?? document.body
      at.dispatchEvent(new KeyboardEvent('keydown', keys))
    }
  }, count)
/** What the keys would have done is done by then. */
const aSecondLater = () => page.waitForTimeout(1000)

beforeAll(async () => {
  opened = await openHallWithBrowser()
})
beforeEach(async () => {
  await desk?.page.context().close()
})
afterAll(() => opened?.close())

/** The same hall with another event in it. */
const another = async (...creation: Parameters<HallWithBrowser['anotherEvent']>) => {
  const again = await opened.anotherEvent(...creation)
  opened = { ...opened, hall: again }
  return again
}

it('goes on without whoever has not come, one step for one press, and publishing is asked', async () => {
  const hall = await another()
  await openDesk('players')
  // The next step registers what stands in the field; while it does, no name is called doubled.
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('.add-players .warn') !== null) document.title = 'doubled'
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  })
  await by('add-players').fill(names.join('\n'))
  await page.locator('h2').first().click()
  await by('primary').click()
  await desk.isAt(1 + names.length)
  expect(await page.title()).not.toBe('doubled')
  await desk.press('check-in-players')
  await isAtStep('announce-event')

  await by('player-6').getByTestId('player-more').click()
  await by('player-6').getByTestId('give-cancel-check-in').click()
  await isAtStep('check-in-players')
  expect(await by('without-absent').innerText()).toBe('Announce without 1 absent')
  await by('without-absent').click()
  await expect.poll(() => by('without-absent').innerText()).toBe('Start without 1 absent')
  // A stage begins with its first round, and one press takes both back.
  const published = page.locator('[data-testid="primary"][data-step="publish-round"]')
  await by('without-absent').click()
  await desk.isDoneOnPaper(published)
  await by('undo').click()
  await isAtStep('check-in-players')
  await by('without-absent').click()
  await desk.isDoneOnPaper(published)

  const before = await desk.version()
  await by('pairing-1').waitFor()
  await desk.keysAreBack()
  // The first of them asks, the others are one press too many.
  await chords(4)
  await by('publish-not-yet').waitFor()
  await aSecondLater()
  expect(await desk.version()).toBe(before)
  expect(await by('waiting').innerText()).toContain('Everyone will see')
  await by('publish-not-yet').click()
  expect(await by('publish-not-yet').count()).toBe(0)
  await desk.press('publish-round', 'keys')

  // Sent from the form that somebody types in, the day does not go on.
  await desk.press('enter-results', 'keys')
  await desk.show('players')
  await by('add-players').fill('Vera Lund')
  await desk.keysAreBack()
  await chords(1)
  await by('player-7').waitFor()
  expect(await by('primary').getAttribute('data-step')).toBe('enter-results')
  expect((await hall.view<PublicTables>('tables')).number).toBe(1)
  expect(desk.complaints).toEqual([])
})

it('says what stands against the start, and has the keys where the reason is typed', async () => {
  const hall = await another({ tier: 'competitive', structure: { kind: 'competitive' } })
  await hall.register(...names)
  await hall.give({ kind: 'announce-event' })
  await openDesk('players')
  await isAtStep('start-stage')
  expect(await by('waiting').innerText()).not.toMatch(/can start/)
  expect(await by('against').innerText()).toContain('6')
  await desk.keysAreBack()
  await chords(1)
  await by('trouble').locator('input:focus').waitFor()
  await page.keyboard.type('the lists are on paper')
  expect(await by('trouble').locator('input').inputValue()).toBe('the lists are on paper')
  await page.keyboard.press('Enter')
  await isAtStep('publish-round')
  expect(desk.complaints).toEqual([])
})

it('takes an amended result and the tables paired anew for it back with one press', async () => {
  const hall = await another({ tier: 'competitive', structure: { kind: 'competitive' } })
  await hall.register(...names, 'Greta Holm', 'Hanna Vogt')
  await hall.start()
  await hall.publish()
  await openDesk('tables')
  await page.keyboard.press('f')
  for (const table of [1, 2, 3, 4]) {
    await page.keyboard.type(`${table} 100 ${20 + table} d\n`)
    await desk.resultAt(table).waitFor()
  }
  // A round is closed with the next one paired, and one press takes both back.
  await desk.press('close-round')
  await by('pairing-4').waitFor()
  await by('undo').click()
  await isAtStep('close-round')
  expect(await by('done').innerText()).toMatch(/Undone: Round 1 is closed\..*Round 2/s)
  // Whoever wants to look at the standings first is told of no first steps any more.
  await by('close-round').click()
  await by('standing-1').waitFor()
  await isAtStep('pair-round')
  expect(await by('first-steps').count()).toBe(0)
  await desk.press('pair-round')
  await desk.press('publish-round')
  await by('table-4').waitFor()
  const published = await pairs()

  const amend = async (choice: 'best' | null) => {
    await page.getByRole('radio', { name: 'Round 1' }).click()
    await by('table-1').locator('.t').click()
    await by('table-1').getByTestId('amend').click()
    await by('table-1').getByTestId('score-first').fill('21')
    await by('table-1').getByTestId('score-second').fill('100')
    const chosen = by('table-1').locator('.repair input:checked')
    await chosen.waitFor()
    const preset = await chosen.getAttribute('data-testid')
    if (choice !== null) await by(`repair-${choice}`).check()
    // What happens to the round is read before the button that does it.
    const [choices, button] = [by('repair-leave'), by('table-1').getByTestId('enter')]
    const above = (await choices.boundingBox())?.y ?? Number.NaN
    expect(above).toBeLessThan((await button.boundingBox())?.y ?? Number.NaN)
    await by('table-1').getByTestId('reason').fill('read the wrong way round')
    await page.keyboard.press('Enter')
    await by('amend-panel').waitFor({ state: 'detached' })
    await page.getByRole('radio', { name: 'Round 2' }).click()
    await by('lane').waitFor()
    return preset
  }
  await amend('best')
  expect(await pairs()).not.toEqual(published)
  await by('undo').click()
  await expect.poll(pairs).toEqual(published)
  expect(await by('done').innerText()).toMatch(/Undone: .*21\s–\s100.*pairings changed/s)
  expect(await by('done').innerText()).not.toMatch(/entry \d/)
  await page.getByRole('radio', { name: 'Round 1' }).click()
  expect(await desk.resultAt(1).innerText()).toMatch(/100\s–\s21/)
  await page.getByRole('radio', { name: 'Round 2' }).click()

  // Once the clock runs people play, and the round stays as it is unless somebody chooses.
  await desk.press('enter-results')
  await expect.poll(() => page.locator('[data-status="playing"]').count()).toBeGreaterThan(3)
  expect(await amend(null)).toBe('repair-leave')
  expect(await pairs()).toEqual(published)
  expect(desk.complaints).toEqual([])
})

it('gives the keys back, and takes a result behind the table that the lane offers', async () => {
  const hall = await another()
  await hall.register(...names)
  await hall.start()
  await hall.publish()
  await hall.give({ kind: 'start-clock' } satisfies Command)
  await openDesk('tables')
  const slow = await by('table-3').locator('.seat .name').first().innerText()
  await desk.openTable(2)
  await page.keyboard.type('55')
  await page.keyboard.press('Escape')
  expect(await focused()).toBe('')
  expect(await by('table-2').getByTestId('score-first').inputValue()).toBe('')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await by('find-query').waitFor()
  await page.keyboard.press('Escape')
  await by('find-query').waitFor({ state: 'detached' })
  await page.keyboard.press('f')
  expect(await focused()).toBe('lane')

  await page.keyboard.type('1 100 30 d\n')
  await desk.resultAt(1).waitFor()
  expect(await by('lane').inputValue()).toBe('2 ')
  await page.keyboard.type('60 40 t\n')
  await desk.resultAt(2).waitFor()
  expect(await desk.resultAt(2).innerText()).toMatch(/60\s–\s40/)
  // From the lane the first press clears the line, the second one leaves it.
  expect(await by('lane').inputValue()).toBe('3 ')
  await page.keyboard.press('Escape')
  expect([await by('lane').inputValue(), await focused()]).toEqual(['', 'lane'])
  await page.keyboard.press('Escape')
  expect(await focused()).toBe('')
  await page.keyboard.press('s')
  await by('standing-1').waitFor()

  // From wherever one is: who comes late, and a call with the warning that answers it.
  await page.keyboard.press('n')
  await desk.isFocused('names')
  await page.keyboard.press('Escape')
  const find = async (query: string) => {
    await page.keyboard.press('/')
    await page.keyboard.type(query)
    await page.keyboard.press('Enter')
  }
  const isTypedInto = (field: string) => page.locator(`[data-testid="${field}"]:focus`).waitFor()
  await find('call 3')
  await isTypedInto('call-about')
  await page.keyboard.type('slow play\n')
  await by('answer-call').waitFor()
  await page.keyboard.press('Escape')
  await find(`warn ${slow}`)
  await isTypedInto('ruling-text')
  expect(await by('ruling-table').inputValue()).toBe('3')
  expect(await by('ruling-penalty').inputValue()).toBe('warning')
  // Whom it is for, and that the other one at the table has nothing of it.
  const whom = await by('ruling-for').innerText()
  expect(whom).toMatch(/^Warning for .+\. .+ gets nothing\.$/)
  expect(whom.split('. ')[0]).toContain(slow)
  await page.keyboard.type('asked twice')
  await page.keyboard.press('Control+Enter')
  await by('answer-call').waitFor({ state: 'detached' })
  expect(await by('done').innerText()).toMatch(/warning/i)
  expect(await by('done').innerText()).toContain(slow)
  expect(desk.complaints).toEqual([])
})
