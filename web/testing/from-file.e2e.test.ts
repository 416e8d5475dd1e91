import { rmSync } from 'node:fs'
import { type Entry, openEvent } from '@topcut/engine'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { cryodexDay, leaver, misfigured } from './cryodex-day.suite.ts'
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

const bring = (name: string, text: string) =>
  desk
    .by('import-file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })

const goHome = async () => {
  await desk.page.goto(topcut.url)
  await desk.by('import-file').waitFor({ state: 'attached' })
}

const stateOf = async () => {
  const id = new URL(desk.page.url()).pathname.split('/')[2]
  const { log, people } = await desk.page.evaluate(
    async (event) => (await fetch(`/api/events/${event}`)).json(),
    id,
  )
  const { state } = openEvent(log as readonly Entry[])
  if (state === null) throw new Error('no event')
  const names = new Map(
    (people as { player: string; name: string }[]).map(({ player, name }) => [player, name]),
  )
  return { state, nameOf: (player: string) => names.get(player) ?? player }
}

/** Whoever is named first wins, wherever nothing is in yet. */
const playRound = async () => {
  await desk.pairIfDue()
  await desk.press('publish-round')
  await desk.press('enter-results')
  await desk.show('tables')
  const chips = desk.by('missing-tables').getByRole('button')
  for (const table of (await chips.allTextContents()).map(Number)) {
    await desk.by('lane').focus()
    await desk.page.keyboard.type(`${table} 100 ${table} d\n`)
    await desk.resultAt(table).waitFor()
  }
  await desk.press('close-round')
}

it('a file that is none is told with its line, and nothing is lost', async () => {
  await goHome()
  await bring('holiday.jpg', '\u0001\u0002 not a tournament')
  const told = (text: RegExp) => desk.by('import-trouble').filter({ hasText: text }).waitFor()
  await told(/no file of a tournament.*Line 1/s)
  await bring('day.json', '{"players": [{"name": "Ada"}],\n"name": "x"}')
  await told(/rounds/)
})

it('a running event of Cryodex is taken over after round 3 and finished here', async () => {
  const { by, page } = desk
  await goHome()
  await bring('store-championship.json', cryodexDay)
  await by('file-preview').waitFor()
  expect(await by('file-preview').locator('h2').textContent()).toBe('A file of Cryodex')
  expect(await by('file-far').textContent()).toBe(
    '17 players · 3 rounds · 24 matches Round 3 is complete, round 4 is next.',
  )
  expect(await by('file-name').inputValue()).toBe('Harbour City Store Championship')
  expect(await by('file-date').inputValue()).toBe('2015-11-07')
  const lines = by('file-lines').locator('tbody tr')
  expect(await lines.first().innerText()).toMatch(
    new RegExp(`${misfigured}.*tournament points.*20.*15`, 's'),
  )
  expect(await lines.count()).toBe(1)
  await checkPage(desk)

  // Read by another document, and by this one again.
  const before = await by('file-preview').locator('[data-testid=event-regulation]').inputValue()
  await by('file-preview').getByTestId('event-regulation').selectOption('x-wing/de')
  await page.getByText('Recognised by: asked for').waitFor()
  await by('file-preview').getByTestId('event-regulation').selectOption(before)
  await expect.poll(() => lines.count()).toBe(1)

  await by('file-rounds').fill('4')
  await by('file-cut').fill('4')
  await by('file-going-on').click()
  await page.locator('[data-testid="primary"][data-step="pair-round"]').waitFor()
  const taken = await stateOf()
  expect(taken.state.created).toMatchObject({ date: '2015-11-07', cameFrom: { tool: 'Cryodex' } })
  const gone = [...taken.state.players.values()].filter(({ status }) => status === 'dropped')
  expect(gone.map(({ player }) => taken.nameOf(player))).toEqual([leaver])

  await playRound()
  const { state } = await stateOf()
  const pairs = [...state.matches.values()].map(({ players }) => [...players].sort().join())
  expect(new Set(pairs).size).toBe(32)
  await desk.press('make-cut')
  await desk.press('start-stage')
  await playRound()
  await playRound()
  await desk.press('finish-event')
  await by('champion').waitFor()
  const { state: end, nameOf } = await stateOf()
  expect(await by('champion').innerText()).toContain(nameOf(`${end.finished?.champion}`))
  expect(desk.complaints).toEqual([])
})

it('the same file comes in as finished, to be looked at, and says that it was there', async () => {
  await goHome()
  await bring('store-championship.json', cryodexDay)
  await desk.by('file-already').waitFor()
  await desk.by('file-finished').click()
  await desk.page.waitForURL(/\/events\//)
  const { state } = await stateOf()
  expect([state.finished === null, state.rounds.length]).toEqual([false, 3])
})

it('a list of players becomes an event with them registered', async () => {
  await goHome()
  await bring('players.csv', 'name,club\nAda Sample,North\nBo Sample,\nCy Sample,South\n')
  await desk.by('file-going-on').click()
  await desk.page.locator('[data-testid="primary"][data-step="check-in-players"]').waitFor()
  const { state, nameOf } = await stateOf()
  expect([...state.players.keys()].map(nameOf)).toEqual(['Ada Sample', 'Bo Sample', 'Cy Sample'])
  expect(desk.complaints).toEqual([])
})
