import { rmSync } from 'node:fs'
import { openEvent, standingsView } from '@topcut/engine'
import type { EventAnswer } from '@topcut/protocol'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import {
  checkPage,
  type DeskWindow,
  letIn,
  openNewEvent,
  openWindow,
  signIn,
} from './desk-window.suite.ts'

const names = [
  'Ana Lis',
  'Bo Kern',
  'Carla Nowik',
  'Cid Marr',
  'Dot Vance',
  'Emil Stroud',
  'Małgorzata Dębska-Wiśniewska',
  'Konstantin Achterberg',
  'Bo Kern',
]

/** Results that leave nothing to the lot: every table of every round has its own score. */
const scoreOf = (round: number, table: number): readonly [string, string] =>
  (round + table) % 3 === 0
    ? [`${40 + round}`, `${60 + 3 * table}`]
    : ['100', `${10 * round + 7 * table}`]

let topcut: TopcutProcess
let browser: Browser

const start = async (data?: string, port?: string): Promise<void> => {
  topcut = await startTopcut({
    ...(data === undefined ? {} : { data }),
    ...(port === undefined ? {} : { args: ['--port', port] }),
  })
}

const eventAt = async (desk: DeskWindow, url: string): Promise<EventAnswer> => {
  const { origin, pathname } = new URL(url)
  const answer = await desk.page.context().request.get(`${origin}/api${pathname}`)
  return (await answer.json()) as EventAnswer
}

/** Creates an event through the page and brings its players to the first round. */
const createEvent = async (desk: DeskWindow, name: string): Promise<string> => {
  await signIn(desk, topcut)
  await openNewEvent(desk)
  await checkPage(desk)
  await desk.by('event-name').fill(name)
  await desk.by('event-tier').selectOption('competitive')
  await desk.by('event-structure').selectOption('competitive')
  await desk.by('create-event').click()
  await desk.by('add-players').waitFor()
  return new URL(desk.page.url()).href.split('#', 1)[0] ?? ''
}

const registerAll = async (desk: DeskWindow, players: readonly string[]) => {
  await desk.by('add-players').fill(players.join('\n'))
  await desk.by('add-players-button').click()
  await desk.by(`player-${players.length}`).waitFor()
  await desk.isAt(1 + players.length)
}

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
})

beforeEach(() => start())

afterEach(async () => {
  await topcut.kill('SIGTERM')
  rmSync(topcut.data, { recursive: true, force: true })
})

describe('an event through the page', () => {
  it('is played to the champion, through a killed server, while a second window follows', async () => {
    const desk = await openWindow(browser, {
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
    })
    const phone = await openWindow(browser, {
      locale: 'de-DE',
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    })
    const url = await createEvent(desk, 'Harbour City Store Championship')
    await letIn(phone, desk)
    await phone.page.goto(url)
    await phone.by('version').waitFor()
    await Promise.all([desk.mark(), phone.mark()])

    await registerAll(desk, names)
    await phone.by('player-9').waitFor()
    await desk.press('check-in-players')
    await desk.press('announce-event', 'keys')
    await desk.startOnPaper()
    await Promise.all([checkPage(desk), checkPage(phone)])

    /** All tables from the one that has the focus; Enter goes on to the next by itself. */
    const enterRound = async (round: number, from: number, count: number) => {
      for (let table = from; table <= count; table++) {
        await desk.isFocused(`table-${table}-first`)
        await desk.type(...scoreOf(round, table))
        await desk.resultAt(table).waitFor()
      }
    }
    const startRound = async (round: number) => {
      await desk.pairIfDue(round % 2 === 0 ? 'keys' : 'mouse')
      await desk.by(`pairing-1`).waitFor()
      await checkPage(desk)
      await desk.press('publish-round')
      await desk.press('enter-results', 'keys')
      // The clock runs; the same button now goes to the first table, after a second.
      await desk.keysAreBack()
      await desk.page.keyboard.press('Control+Enter')
      const tables = await desk.page.locator('.tables > li').count()
      await phone.show('tables')
      await phone.by(`table-${tables}`).waitFor()
      return tables
    }

    const killInRound = async (round: number, tables: number) => {
      await enterRound(round, 1, 2)
      const [before, acknowledged] = [await desk.version(), (await desk.tables()).slice(0, 2)]
      await phone.isAt(before)
      const { data } = topcut
      const { port } = new URL(topcut.url)
      await topcut.kill()
      await Promise.all([desk.isConnected('lost'), phone.isConnected('lost')])
      await Promise.all([desk.by('lost').waitFor(), phone.by('lost').waitFor()])

      // One result is sent while nobody hears it, another is only typed.
      await desk.type(...scoreOf(round, 3))
      await desk.isFocused('table-4-first')
      await desk.type(...scoreOf(round, 4), false)
      expect(await desk.resultAt(3).count()).toBe(0)
      await Promise.all([checkPage(desk), checkPage(phone)])

      await start(data, port)
      await Promise.all([desk.isConnected('live'), phone.isConnected('live')])
      await desk.resultAt(3).waitFor()
      expect((await desk.tables()).slice(0, 2)).toEqual(acknowledged)
      const typed = await desk.by('table-4').getByTestId('score-second').inputValue()
      expect(typed).toBe(scoreOf(round, 4)[1])
      await desk.page.keyboard.press('Enter')
      await desk.resultAt(tables).waitFor()
      await desk.isAt(before + 2)
      await phone.isAt(before + 2)
      const { log } = await eventAt(desk, url)
      const entered = log.flatMap(({ fact }) => (fact.kind === 'result-entered' ? fact.match : []))
      expect(new Set(entered).size).toBe(entered.length)
    }

    for (let round = 1; round <= 4; round++) {
      const tables = await startRound(round)
      expect(tables).toBe(4)
      if (round === 2) await killInRound(round, tables)
      else await enterRound(round, 1, tables)
      await desk.isFocused('primary')
      await phone.show('tables')
      await phone.isAt(await desk.version())
      expect(await phone.tables()).toEqual(await desk.tables())
      await desk.press('close-round', 'keys')
    }

    await desk.by('standing-9').waitFor()
    await phone.isAt(await desk.version())
    await phone.show('standings')
    await phone.by('standing-9').waitFor()
    const after4 = await desk.standings()
    expect(after4).toHaveLength(9)
    expect(await phone.standings()).toEqual(after4)
    await Promise.all([checkPage(desk), checkPage(phone)])

    await desk.press('make-cut')
    await desk.press('start-stage')
    for (const round of [5, 6]) {
      const tables = await startRound(round)
      expect(tables).toBe(round === 5 ? 2 : 1)
      await enterRound(round, 1, tables)
      await desk.press('close-round')
    }
    await phone.show('bracket')
    await phone.by('bracket').waitFor()
    // Which round that is follows what has been played.
    await phone.isAt(await desk.version())
    // A narrow screen has room for one round at a time.
    expect(await phone.page.locator('.drawn-game:visible').count()).toBe(1)
    await phone.page.getByRole('radio', { name: 'Halbfinale' }).click()
    expect(await phone.page.locator('.drawn-game:visible').count()).toBe(2)
    await checkPage(phone)
    await desk.press('finish-event', 'keys')

    const { log, people } = await eventAt(desk, url)
    const { state } = openEvent(log)
    if (state === null || state.finished === null) throw new Error('the event is not finished')
    const { champion, places } = state.finished
    const nameOf = new Map(people.map(({ player, name }) => [player, name]))
    const championName = nameOf.get(champion) ?? ''
    await Promise.all([desk.by('champion').waitFor(), phone.by('champion').waitFor()])
    expect(await desk.by('champion').textContent()).toContain(championName)
    expect(await phone.by('champion').textContent()).toContain(championName)
    await desk.by('final-1').waitFor()
    expect(await desk.by('final-1').textContent()).toContain(championName)
    expect(await desk.page.locator('[data-testid^="final-"]').count()).toBe(places.length)

    // The page shows what the engine makes of the log that the server kept.
    const rows = standingsView(state, 4).rows
    expect(
      after4.map(([place, , points, margin, schedule]) => [place, points, margin, schedule]),
    ).toEqual(
      rows.map((row) => [
        `${row.place}`,
        `${row.tournamentPoints}`,
        `${row.marginOfVictory}`,
        row.strengthOfSchedule,
      ]),
    )
    for (const [index, row] of rows.entries()) {
      expect(after4[index]?.[1]).toContain(nameOf.get(row.player))
    }

    expect(await desk.isSameDocument()).toBe(true)
    expect(await phone.isSameDocument()).toBe(true)
    expect(await phone.page.evaluate(() => document.documentElement.lang)).toBe('de')
    for (const section of ['tables', 'log', 'players']) {
      await Promise.all([desk.show(section), phone.show(section)])
      await Promise.all([checkPage(desk), checkPage(phone)])
    }
    expect([...desk.complaints, ...phone.complaints]).toEqual([])
    await Promise.all([desk.page.context().close(), phone.page.context().close()])
  })

  it('says no before anything is sent, takes a step back, and keeps what was typed', async () => {
    const size = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' }
    const [desk, other] = await Promise.all([openWindow(browser, size), openWindow(browser, size)])
    const url = await createEvent(desk, 'Friday night')
    await registerAll(desk, ['Ada', 'Ben', 'Cy', 'Dee'])
    for (const step of ['check-in-players', 'announce-event']) await desk.press(step)
    await desk.startOnPaper()
    await desk.press('publish-round')
    await letIn(other, desk)
    await other.page.goto(url)
    const version = await desk.version()
    await other.isAt(version)

    const first = desk.by('table-1')
    await desk.openTable(1)
    await first.getByTestId('score-first').fill('140')
    await first.getByTestId('score-second').fill('20')
    const verdict = first.getByTestId('verdict')
    expect(await verdict.textContent()).toContain('at most 100')
    await first.getByTestId('score-second').press('Enter')
    expect(
      await first.getByTestId('score-second').evaluate((field) => field.matches(':focus')),
    ).toBe(true)
    await first.getByTestId('score-first').fill('67')
    await first.getByTestId('score-second').fill('60')
    expect(await verdict.textContent()).toMatch(/Modified win: .*3.–.0.*107.–.93/)
    expect(await desk.version()).toBe(version)

    // Somebody else is faster at this table: both results are shown, nothing is thrown away.
    await other.openTable(1)
    await other.by('table-1').getByTestId('score-first').fill('100')
    await other.by('table-1').getByTestId('score-second').fill('24')
    await other.by('table-1').getByTestId('enter').click()
    await other.resultAt(1).waitFor()
    await desk.resultAt(1).waitFor()
    expect(await first.locator('.overtaken').textContent()).toMatch(/67.–.60/)
    await first.locator('.overtaken button').first().click()
    expect(await first.getByTestId('score-first').inputValue()).toBe('67')
    await first.getByTestId('reason').fill('the slip says otherwise')
    await first.getByTestId('enter').click()
    await desk.isAt(version + 2)
    await other.isAt(version + 2)
    expect(await other.resultAt(1).textContent()).toMatch(/67.–.60/)
    expect(await first.locator('.overtaken').count()).toBe(0)

    await desk.by('undo').click()
    await other.isAt(version + 3)
    expect(await other.resultAt(1).textContent()).toMatch(/100.–.24/)
    expect([...desk.complaints, ...other.complaints]).toEqual([])
    await Promise.all([desk.page.context().close(), other.page.context().close()])
  })
})
