import { type Command, type Match, openEvent } from '@topcut/engine'
import type { Created, EventAnswer } from '@topcut/protocol'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow, signIn } from './desk-window.suite.ts'

const names = ['Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance', 'Emil Stroud', 'Freya Lang']
const players = [...names, 'Greta Holm', 'Hanna Vogt']

let topcut: TopcutProcess
let browser: Browser
let cookie: string

/** Sent by the page, so that the server knows who it is. */
const post = <T>({ page }: DeskWindow, path: string, body: unknown): Promise<T> =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as T
    },
    [path, JSON.stringify(body)] as const,
  )

/** The owner's windows: the link that lets in works once, so both carry what it gave. */
const openDesk = async (options: Parameters<typeof openWindow>[1]): Promise<DeskWindow> => {
  const desk = await openWindow(browser, options)
  const [name = '', value = ''] = cookie.split('=', 2)
  await desk.page.context().addCookies([{ name, value, url: topcut.url }])
  return desk
}

/** An event with everybody at the start of round 1, without a look at the pages before it. */
const startedEvent = async (desk: DeskWindow) => {
  await signIn(desk, topcut)
  let n = 0
  const command: Command = {
    kind: 'create-event',
    name: 'Harbour City',
    regulation: 'x-wing/en-3.2',
    tier: 'competitive',
    date: '2026-05-02' as never,
    structure: { kind: 'competitive' },
    options: {},
  }
  const { event } = await post<Created>(desk, '/api/events', { id: 'create', command })
  const give = (kind: string, rest: object = {}, beside: object = {}) => {
    const id = `step-${n++}`
    return post(desk, `/api/events/${event}/commands`, {
      id,
      command: { kind, ...rest },
      ...beside,
    })
  }
  for (const [index, name] of players.entries()) {
    await give('register-player', { player: `p${index + 1}` }, { name })
    await give('check-in-player', { player: `p${index + 1}` })
  }
  await give('announce-event')
  await give('start-stage', {}, { override: 'the lists are on paper' })
  await desk.page.goto(`${topcut.url}/events/${event}#tables`)
  return event
}

/** Somebody else at the same event, whose network is not cut. */
const elsewhere = (event: string) => {
  const path = `${topcut.url}/api/events/${event}`
  const matchAt = async (table: number): Promise<Match> => {
    const answer = (await (await fetch(path, { headers: { cookie } })).json()) as EventAnswer
    const { state } = openEvent(answer.log)
    const ids = state?.rounds.at(-1)?.matches ?? []
    const matches = ids.flatMap((id) => state?.matches.get(id) ?? [])
    return matches.find((match) => match.table === table) ?? expect.fail(`no table ${table}`)
  }
  const give = async (command: Command) => {
    const body = JSON.stringify({ id: `elsewhere-${Math.random()}`, command })
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await fetch(`${path}/commands`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  }
  return { matchAt, give }
}

const seatsAt = ({ page }: DeskWindow, table: string): Promise<readonly (string | null)[]> =>
  page
    .locator(`[data-testid="${table}"] .seat .name`)
    .evaluateAll((seats) => seats.map((seat) => seat.textContent))

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
})

beforeEach(async () => {
  topcut = await startTopcut()
  cookie = await topcut.signIn()
})

afterEach(() => topcut.stop())

describe('a round at the desk', () => {
  it('is adjusted, played by the fast lane and put right when a result was wrong', async () => {
    const desk = await openDesk({
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
    })
    const { page, by } = desk
    const event = await startedEvent(desk)

    await desk.press('pair-round')
    await by('swap-line').waitFor()
    const [one, two] = [await seatsAt(desk, 'pairing-1'), await seatsAt(desk, 'pairing-2')]
    await by('pick-1f').dragTo(by('pick-3s'))
    expect(await by('swap-line').inputValue()).toBe('1f 3s')
    await page.locator('h2').first().click()
    await page.keyboard.type('1 2')
    await by('cost').waitFor()
    expect(await by('cost').innerText()).toMatch(/Tables changed\s+0\s+2 \(1, 2\)/)
    await checkPage(desk)
    await by('adjust-reason').fill('came in one car')
    await page.keyboard.press('Enter')
    await page.locator('[data-testid="pairing-1"] .why', { hasText: /by hand/i }).waitFor()
    expect(await seatsAt(desk, 'pairing-1')).toEqual([one[0], two[1]])
    expect(await seatsAt(desk, 'pairing-2')).toEqual([two[0], one[1]])
    // Two names that are pressed are kept apart, and the round is drawn again.
    await by('pick-1f').click()
    await by('pick-1s').click()
    await by('change-forbidden').click()
    await by('adjust-reason').fill('brothers')
    await by('adjust-give').click()
    await by('constraints').waitFor()
    await by('pairing-4').waitFor()

    await desk.press('publish-round')
    await desk.press('enter-results')
    await by('clock-open').click()
    await by('pause-clock').click()
    await by('resume-clock').click()
    await by('extend').click()
    await by('extend-match').selectOption({ label: 'Table 2' })
    await by('extend-reason').fill('a long ruling')
    await by('extend-give').click()
    const status = (table: number) => by(`table-${table}`).getByTestId('status')
    await page.locator('[data-testid="table-2"] [data-status="extended"]').waitFor()
    // The form goes when the answer comes, and everything below it moves up.
    await by('extend-reason').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    // A press that comes while rows are still moving can miss; whoever sees that presses again.
    const playing = page.locator('[data-testid="table-3"] [data-status="playing"]')
    for (let press = 0; press < 3 && !(await playing.isVisible()); press++) {
      await by('table-3').getByTestId('start-match').click()
      await playing.waitFor({ timeout: 3_000 }).catch(() => {})
    }
    await playing.waitFor()

    const wall = await openDesk({ locale: 'pl-PL' })
    await wall.page.goto(`${topcut.url}/events/${event}/clock`)
    await wall.by('wall-clock').waitFor()
    expect(await wall.by('wall-clock').innerText()).toMatch(/^\d\d:\d\d$/)

    // The lane: a letter goes there, Enter offers the next table, a hyphen turns the slip round.
    const lane = by('lane')
    await page.locator('h2').first().click()
    await page.keyboard.press('f')
    await page.keyboard.type('4 140 20')
    await by('lane-says').getByText('XWEN-49').waitFor()
    await page.keyboard.press('Enter')
    expect(await lane.inputValue()).toBe('4 140 20')
    await page.keyboard.press('Escape')
    await page.keyboard.type('1 100 30 d')
    expect(await by('token-3').innerText()).toMatch(/all ships destroyed/)
    await page.keyboard.press('Enter')
    await desk.resultAt(1).waitFor()
    expect(await lane.inputValue()).toBe('2 ')
    await page.keyboard.type('3 71 60 t')
    await page.keyboard.press('-')
    expect(await lane.inputValue()).toBe('3 60 71 t')
    await page.keyboard.press('Enter')
    await desk.resultAt(3).waitFor()
    expect(await desk.resultAt(3).innerText()).toMatch(/60\s–\s71/)
    await page.keyboard.type('2 55 55\n')
    await desk.resultAt(2).waitFor()

    // Sent into a cut network while a judge enters something else: both are shown.
    const judge = elsewhere(event)
    const networkIsBack = await desk.cutOff()
    await page.keyboard.type('4 100 10 d\n')
    const { match } = await judge.matchAt(4)
    await judge.give({ kind: 'enter-result', match, result: { ending: 'time', score: [40, 20] } })
    await networkIsBack()
    await by('overtaken').waitFor()
    expect(await by('overtaken').innerText()).toMatch(/40\s–\s20.*100\s–\s10/s)
    await by('overtaken').getByRole('button', { name: 'Discard' }).click()
    await by('overtaken').waitFor({ state: 'detached' })
    await desk.resultAt(4).waitFor()
    expect(await status(4).getAttribute('data-status')).toBe('entered')
    await page.keyboard.press('?')
    await by('lane-help').waitFor()
    await page.keyboard.press('Escape')

    const pairs = async () => (await desk.tables()).map((row) => row.slice(0, 3))
    await desk.press('close-round')
    await desk.press('publish-round')
    const before = await pairs()

    // The slip of table 1 was read the wrong way round, and round 2 is already known.
    await page.locator('.bar .tabs button').first().click()
    const table = by('table-1')
    await table.locator('.t').click()
    await table.getByTestId('amend').click()
    await table.getByTestId('score-first').fill('30')
    await table.getByTestId('score-second').fill('100')
    await by('amend-panel').waitFor()
    expect(await by('what-changes').innerText()).toMatch(/5\s+0/)
    await by('repair-leave').waitFor()
    await checkPage(desk)
    await by('repair-best').check()
    await table.getByTestId('reason').fill('read the wrong way round')
    await table.getByTestId('enter').click()
    await by('amend-panel').waitFor({ state: 'detached' })
    expect(await desk.resultAt(1).innerText()).toMatch(/30\s–\s100/)
    await page.locator('.bar .tabs button').last().click()
    await by('lane').waitFor()
    expect(await pairs()).not.toEqual(before)

    // Two players who do not say the same: the day waits for this table first.
    const disputed = await judge.matchAt(3)
    for (const [index, player] of disputed.players.entries()) {
      const score = index === 0 ? ([60, 20] as const) : ([20, 60] as const)
      const result = { ending: 'time', score } as const
      await judge.give({ kind: 'report-result', match: disputed.match, player, result })
    }
    await by('clock-open').click()
    await by('all-begun').click()
    await by('all-begun').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await by('table-3').locator('.t').click()
    await by('reports').getByRole('button').nth(1).click()
    await desk.resultAt(3).waitFor()
    expect(await desk.resultAt(3).innerText()).toMatch(/20\s–\s60/)

    // A phone has reported: the score stands in the row, one press enters it, one undo takes it back.
    const told = await judge.matchAt(2)
    const result = { ending: 'time', score: [48, 30] } as const
    const [player] = told.players
    await judge.give({ kind: 'report-result', match: told.match, player, result })
    expect(await by('table-2').getByTestId('reported').innerText()).toMatch(/48\s–\s30/)
    expect(await by('table-2').locator('input, select').count()).toBe(0)
    await checkPage(desk)
    await by('table-2').getByTestId('accept').click()
    await desk.resultAt(2).waitFor()
    expect(await desk.resultAt(2).innerText()).toMatch(/48\s–\s30/)
    await by('undo').click()
    await by('table-2').getByTestId('accept').waitFor()
    await page.keyboard.press('f')
    await page.keyboard.type('2 a')
    await by('lane-says')
      .getByText('XWEN-47')
      .or(by('lane-says').getByText('XWEN-50'))
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await desk.resultAt(2).waitFor()

    expect(desk.complaints).toEqual([])
    expect(wall.complaints).toEqual([])
  })
})
