import { readFileSync } from 'node:fs'
import { type PublicStandings, type PublicTables, standingsView } from '@topcut/engine'
import { playScenario, type Scenario, takeIn } from '@topcut/exchange'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

const long = 'Konstantin Freiherr von Achterberg-Hohenlohe'
const names = ['Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance', long, 'Fay Roth']

let topcut: TopcutProcess
let browser: Browser
let hall: PhoneHall
let desk: DeskWindow

const address = (page: string) => `${topcut.url}/events/${hall.event}/${page}`

const enterAllBut = async (open: number | null) => {
  const { tables } = await hall.view<PublicTables>('tables')
  for (const { match, table } of tables) {
    if (table === open) continue
    const result = { ending: 'destruction', score: [100, 40 + table] } as const
    await hall.give({ kind: 'enter-result', match, result })
  }
}

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut()
  const cookie = await topcut.signIn()
  hall = await openPhoneHall(topcut, cookie)
  await hall.register(...names)
  await hall.start()
  await hall.publish()
  await hall.give({ kind: 'start-clock' })
  await enterAllBut(null)
  await hall.give({ kind: 'close-round' })
  await hall.publish()
  await hall.give({ kind: 'start-clock' })
  await enterAllBut(3)
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  const [name = '', value = ''] = cookie.split('=')
  await desk.page.context().addCookies([{ name, value, url: topcut.url }])
  await desk.page.goto(`${topcut.url}/events/${hall.event}`)
  await desk.by('nav-share').waitFor()
})

afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
})

const find = async (query: string) => {
  await desk.page.keyboard.press('Control+k')
  await desk.by('find-query').fill(query)
}

const open = async () => {
  await desk.by('nav-share').click()
  await desk.by('share').waitFor()
}

const saved = async (testId: string) => {
  // Of more than ten files within a second the browser takes none.
  await desk.page.waitForTimeout(120)
  const saving = desk.page.waitForEvent('download')
  await desk.by(testId).click()
  const file = await saving
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
}

describe('sharing an event', () => {
  it('opens from the navigation and from search, and shows the public page with its code', async () => {
    await open()
    const address = await desk.by('share-address').textContent()
    expect(address).toMatch(/^[^/]+\/j\/[A-Z0-9]{5}$/)
    await desk.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await desk.by('share-copy').click()
    await desk.by('share-copy').getByText('Copied').waitFor()
    const copied = () => desk.page.evaluate(() => navigator.clipboard.readText())
    expect(await copied()).toBe(`http://${address}`)
    const led = await fetch(await copied())
    expect(new URL(led.url).pathname).toBe(`/events/${hall.event}/public`)
    await desk.by('open-code').click()
    const code = (await desk.by('event-code').textContent()) ?? ''
    expect(await desk.by('code-address').textContent()).toBe(`${new URL(hall.url).host}/j/${code}`)
    await desk.by('copy-code-address').click()
    await desk.by('copy-code-address').getByText('Copied').waitFor()
    expect(await copied()).toBe(`${hall.url}/j/${code}`)
    await desk.by('share').locator('svg.qr').waitFor()
    await checkPage(desk)
    await desk.page.keyboard.press('Escape')
    await desk.by('share').waitFor({ state: 'detached' })
    await find('export')
    await desk.page.keyboard.press('Enter')
    await desk.by('share').waitFor()
    await desk.by('share-close').click()
    await desk.by('share').waitFor({ state: 'detached' })
  })

  it('sends a text with nobody’s full name who did not agree to it', async () => {
    await open()
    for (const kind of ['all', 'pairings']) {
      const choice = desk.by(`share-text-${kind}`)
      if ((await choice.count()) > 0) await choice.check({ force: true })
      const text = await desk.by('share-text').inputValue()
      expect(text).toContain('Ana L.')
      for (const name of names) expect(text).not.toContain(name)
      expect(text).toContain(`/events/${hall.event}/public`)
    }
    await desk.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await desk.by('share-copy-text').click()
    await desk.by('share-copy-text').getByText('Copied').waitFor()
    const copied = await desk.page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await desk.by('share-text').inputValue())
    await desk.page.keyboard.press('Escape')
  })

  it('copies the addresses of the feeds, which the public page names as well', async () => {
    await open()
    await desk.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const [feed, type] of [
      ['calendar', 'text/calendar'],
      ['news', 'application/atom+xml'],
      ['data', 'application/json'],
      ['own', 'text/calendar'],
    ] as const) {
      const button = desk.by(`share-feed-${feed}`)
      await button.click()
      await button.getByText('Copied').waitFor()
      const copied = await desk.page.evaluate(() => navigator.clipboard.readText())
      const answer = await fetch(copied)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        `${type}; charset=utf-8`,
      ])
    }
    await desk.page.keyboard.press('Escape')
    const page = await desk.page.context().newPage()
    await page.goto(address('public'))
    const links = page.locator('head link[rel="alternate"]')
    await links.nth(2).waitFor({ state: 'attached' })
    expect(await links.count()).toBe(3)
    await page.close()
  })

  it('is previewed where its link is sent, with a picture that strangers may fetch', async () => {
    await open()
    const button = desk.by('share-standings-address')
    await button.click()
    await button.getByText('Copied').waitFor()
    const copied = await desk.page.evaluate(() => navigator.clipboard.readText())
    await desk.page.keyboard.press('Escape')
    const html = await (await fetch(address('public'))).text()
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    for (const picture of [copied, image.replace(/&#38;/g, '&')]) {
      const answer = await fetch(picture)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    const page = await desk.page.context().newPage()
    await page.goto(address('public'))
    const told = page.locator('head meta[property="og:description"]')
    expect(await told.getAttribute('content')).toMatch(/^Round 2(?: of \d)?, 6 players\./)
    await page.close()
  })

  it('saves pictures, tables and the whole event', async () => {
    await open()
    for (const [button, width] of [
      ['share-standings-square', 1080],
      ['share-standings-wide', 1200],
      ['share-qr', null],
    ] as const) {
      const { name, content } = await saved(button)
      expect(name).toMatch(/\.png$/)
      expect(content.subarray(1, 4).toString()).toBe('PNG')
      if (width !== null) expect(content.readUInt32BE(16)).toBe(width)
    }
    const drawing = await saved('share-standings-svg')
    expect(drawing.name).toBe('harbour-city-regional-standings.svg')
    expect(drawing.content.toString()).toContain('Standings after round 1')
    expect(drawing.content.toString()).toContain('Ana L.')
    for (const kind of ['standings', 'results', 'players']) {
      await desk.by('share-kind').selectOption(kind)
      const csv = (await saved('share-csv')).content.toString()
      expect(csv).toContain('Ana L.')
      expect(csv).not.toContain('Ana Lis')
      expect((await saved('share-xlsx')).content.subarray(0, 2).toString()).toBe('PK')
    }
    const whole = await saved('share-whole')
    expect(whole.content.toString()).toContain('Ana Lis')
    expect(whole.name).toMatch(/-whole-event\.json$/)
    const bare = await saved('share-whole-bare')
    expect(bare.content.toString()).not.toContain('Ana Lis')
    expect(bare.name).toMatch(/-public-record\.json$/)
    await desk.page.keyboard.press('Escape')
  })
})

/** Places, points and margins as everybody sees them. */
const publicPoints = async () => {
  const { rows } = await hall.view<PublicStandings>('standings')
  return rows.map(({ name, place, tournamentPoints, marginOfVictory }) =>
    [place, name, tournamentPoints, marginOfVictory].join(' '),
  )
}

const pointsIn = (scenario: Scenario) => {
  const { state } = playScenario(scenario)
  const { rows } = state === null ? { rows: [] } : standingsView(state, 1)
  return rows.map(({ player, place, tournamentPoints, marginOfVictory }) =>
    [place, player, tournamentPoints, marginOfVictory].join(' '),
  )
}

describe('files for other tools', () => {
  it('are saved with names as allowed, and tell the same standings when they are read again', async () => {
    await open()
    for (const [format, ending, isTold] of [
      ['cryodex', 'json', true],
      ['listjuggler', 'json', true],
      ['nrtm', 'json', false],
      ['trf', 'trf', false],
      ['csv', 'csv', true],
      ['scenario', 'json', true],
    ] as const) {
      await desk.by('share-tool').selectOption(format)
      const { name, content } = await saved('share-tool-save')
      expect(name.endsWith(`.${ending}`)).toBe(true)
      expect(content.toString()).toContain('Ana L.')
      for (const own of names) expect(content.toString()).not.toContain(own)
      expect(await desk.by('share-tool-saved').textContent()).toContain(name)
      const taken = takeIn(new Uint8Array(content), name, 'x-wing/en-3.2')
      expect(taken.format).toBe(format)
      if (!isTold) continue
      expect(taken.discrepancies).toEqual([])
      expect(pointsIn(taken.scenario)).toEqual(await publicPoints())
    }
    await desk.by('share-tool').selectOption('nrtm')
    await saved('share-tool-save')
    expect(await desk.by('share-tool-unsaid').textContent()).toContain('NRTM cannot say: ')
    await desk.by('share-tool-names').selectOption('full')
    expect((await saved('share-tool-save')).content.toString()).toContain('Ana Lis')
    await desk.page.keyboard.press('Escape')
  })
})

describe('the overlay of a stream', () => {
  it('shows the chosen table with score and clock, and nothing behind it', async () => {
    const stream = await openWindow(browser, {
      locale: 'en-GB',
      viewport: { width: 1920, height: 1080 },
    })
    const { page, by } = stream
    await page.goto(`${address('overlay')}#2`)
    await page.locator('[data-testid="overlay"][data-table="2"]').waitFor()
    expect(await by('overlay-first').textContent()).toBe('100')
    expect(await by('overlay-second').textContent()).toBe('42')
    const behind = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('background-color'))
    expect(await behind()).toBe('rgba(0, 0, 0, 0)')
    await page.evaluate(() => {
      window.location.hash = '3'
    })
    await page.locator('[data-testid="overlay"][data-table="3"]').waitFor()
    expect(await by('overlay-clock').textContent()).toMatch(/^\d\d:\d\d$/)
    const text = (await by('overlay').textContent()) ?? ''
    for (const name of names) expect(text).not.toContain(name)
    expect(stream.complaints).toEqual([])
    await page.context().close()
  })
})

describe('finding everything', () => {
  it('leads to the field that was looked for', async () => {
    await find('venue')
    await desk.page.keyboard.press('Enter')
    const venue = '[data-testid="settings-venue"]'
    await desk.page.waitForFunction((at) => document.activeElement?.matches(at) === true, venue)
    await find('message')
    await desk.page.keyboard.press('Enter')
    await desk.page.waitForFunction(
      () => document.activeElement?.matches('[data-testid="message-text"]') === true,
    )
  })

  it('opens a rule by its id, help and keys', async () => {
    await find('xwen 49')
    await desk.page.keyboard.press('Enter')
    await desk.page.locator('.rule-panel').getByText('scores 100 points').waitFor()
    await desk.page.keyboard.press('Escape')
    await find('help')
    await desk.page.keyboard.press('Enter')
    await desk.by('section-help').locator('.help-how li').first().waitFor()
    await find('shortcuts')
    await desk.page.keyboard.press('Enter')
    await desk.page.locator('.key-help').waitFor()
    await desk.page.keyboard.press('Escape')
  })
})

describe('a rule that is named', () => {
  it('opens in a refusal, with what it forbids here', async () => {
    await desk.show('tables')
    await find('close round')
    // Not possible yet: the list says why, and does nothing.
    await desk.page.keyboard.press('Escape')
    await desk.openTable(3)
    await desk.type('250', '10', false)
    const chip = desk.page
      .locator('.wrong .rule:visible, .warn .rule:visible, .verdict .rule:visible')
      .first()
    const rule = (await chip.textContent()) ?? ''
    await chip.click()
    const panel = desk.page.locator('.rule-panel')
    await panel.getByRole('heading', { name: rule }).waitFor()
    expect(await panel.locator('.rule-here p').textContent()).not.toBe('')
    await desk.page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  })

  it('opens on the public page of a phone, as wide as the phone', async () => {
    const phone = await openWindow(browser, {
      locale: 'pl-PL',
      viewport: { width: 390, height: 844 },
    })
    await phone.page.goto(`${address('public')}#about`)
    await phone.page.locator('.rule:visible').first().click()
    const panel = phone.page.locator('.rule-panel')
    await panel
      .locator('.rule-says')
      .getByText(/\p{Ll}/u)
      .waitFor()
    expect((await panel.boundingBox())?.width).toBe(390)
    await panel.getByRole('button', { name: 'Zamknij' }).click()
    await panel.waitFor({ state: 'detached' })
    expect(phone.complaints).toEqual([])
    await phone.page.context().close()
  })
})
