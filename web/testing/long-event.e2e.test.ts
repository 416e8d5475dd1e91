import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

const players = 2000
const tables = players / 2

/** Nobody is sought by a number that could be a table's. */
const names = Array.from({ length: players }, (_, n) => `Player ${(n + 1).toString(36)}x`)
const last = names[players - 1] ?? ''

let opened: HallWithBrowser
let desk: DeskWindow

beforeAll(async () => {
  opened = await openHallWithBrowser()
  const { hall, browser } = opened
  await hall.register(...names)
  await hall.start()
  await hall.publish()
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1280, height: 900 } })
  const [name = '', value = ''] = opened.cookie.split('=', 2)
  await desk.page.context().addCookies([{ name, value, url: hall.url }])
  await desk.page.goto(`${hall.url}/events/${hall.event}#tables`)
  await desk.by('table-1').waitFor()
}, 600_000)
afterAll(() => opened?.close())

const elements = () => desk.page.evaluate(() => document.querySelectorAll('*').length)
/** What the browser's own search finds: text that stands there and is not hidden from anybody. */
const isFound = (text: string) =>
  desk.page
    .getByRole('main')
    .getByText(text, { exact: true })
    .first()
    .evaluate((found) => found.checkVisibility() && found.closest('[aria-hidden=true]') === null)
const shownWhole = async (section: string, row: string, count: number) => {
  await desk.show(section)
  await desk.page
    .locator(row)
    .nth(count - 1)
    .waitFor({ state: 'attached' })
}

describe('2,000 players', () => {
  it('have every table in the list, and few of them drawn with all they have', async () => {
    await shownWhole('tables', '.tables > li', tables)
    expect(await desk.page.locator('.tables > li').count()).toBe(tables)
    expect(await desk.page.locator('.tables > li:not(.plain)').count()).toBeLessThan(150)
    expect(await elements()).toBeLessThan(11_000)
    for (const name of [names[0] ?? '', last]) expect(await isFound(name)).toBe(true)
    await checkPage(desk)
  })

  it('a table far down is reached by its number, typed at, and says what it took', async () => {
    await desk.page.locator('h2').first().click()
    await desk.page.keyboard.type('987')
    await desk.isFocused('table-987-first')
    await desk.type('100', '42')
    await desk.isFocused('table-988-first')
    await desk.resultAt(987).waitFor()
    expect(await desk.resultAt(987).textContent()).toMatch(/100.*42/)
    // Far from the window again, its line still says so.
    await desk.page.keyboard.press('Escape')
    await desk.page.keyboard.type('3')
    await desk.isFocused('table-3-first')
    await desk.page.locator('#table-987.plain').waitFor({ state: 'attached' })
    expect(await desk.resultAt(987).textContent()).toMatch(/100.*42/)
    // What is typed at a table and not sent stays there when somebody looks elsewhere.
    await desk.page.keyboard.type('77')
    await desk.page.locator('h2').first().click()
    await desk.page.keyboard.type('900')
    await desk.isFocused('table-900-first')
    await desk.page.locator('#table-400').scrollIntoViewIfNeeded()
    await desk.page.locator('#table-400:not(.plain)').waitFor()
    await desk.page.locator('#table-3').scrollIntoViewIfNeeded()
    expect(await desk.by('table-3').getByTestId('typed').textContent()).toContain('77')
  })

  it('have every line of the standings, and the numbers of those in sight', async () => {
    await shownWhole('standings', '.standings tbody > tr', players)
    const rows = desk.page.getByRole('table').getByRole('row')
    expect(await rows.count()).toBe(players + 1)
    expect(await elements()).toBeLessThan(11_000)
    for (const name of [names[700] ?? '', last]) expect(await isFound(name)).toBe(true)
    const lowest = desk.page.locator('.standings tbody > tr').last()
    await lowest.scrollIntoViewIfNeeded()
    await lowest.getByTestId('opens-tournamentPoints').click()
    await desk.by('opened').waitFor()
  })

  it('have everybody in the list of players, who are found by the desk’s own search', async () => {
    await shownWhole('players', '.players > li', players)
    expect(await elements()).toBeLessThan(11_000)
    expect(await isFound(last)).toBe(true)
    await desk.by('find-player').fill(last)
    await desk.page.waitForFunction(() => document.querySelectorAll('.players > li').length === 1)
    await desk.by('player-2000').getByRole('button', { name: last, exact: true }).waitFor()
    expect(desk.complaints).toEqual([])
  })
})
