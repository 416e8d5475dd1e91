import { readFileSync, rmSync } from 'node:fs'
import {
  awaiting,
  type Command,
  currentRound,
  type EventState,
  openEvent,
  openMatches,
} from '@topcut/engine'
import type { EventAnswer } from '@topcut/protocol'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow, signIn } from './desk-window.suite.ts'

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
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1280, height: 900 } })
})

afterEach(async () => {
  await desk.page.context().close()
  await topcut.kill('SIGTERM')
  rmSync(topcut.data, { recursive: true, force: true })
})

/** As the page itself would ask, one after the other: whatever lets it in goes along. */
const ask = <T>(path: string, bodies: readonly unknown[] = [], method = 'POST'): Promise<T> =>
  desk.page.evaluate(
    async ([to, sent, by]) => {
      const like = { method: by, headers: { 'content-type': 'application/json' } }
      for (const body of sent) await fetch(to, { ...like, body })
      return sent.length > 0 ? null : await (await fetch(to)).json()
    },
    [path, bodies.map((body) => JSON.stringify(body)), method] as const,
  )

const eventPath = () => `/api${new URL(desk.page.url()).pathname}`

const stateNow = async (): Promise<EventState> => {
  const { state } = openEvent((await ask<EventAnswer>(eventPath())).log)
  if (state === null) throw new Error('not created')
  return state
}

/** Lets the day go on without the screens, one step after the other, until it waits for `step`. */
const playUntil = async (step: string): Promise<void> => {
  for (let n = 0; ; n++) {
    const state = await stateNow()
    const { step: next } = awaiting(state)
    if (next === step) return
    const round = currentRound(state)
    const open = round === null ? [] : openMatches(state, round)
    const commands: readonly Command[] =
      next === 'enter-results'
        ? open.map(({ match, table }) => {
            const result = { ending: 'destruction', score: [100, 3 * table] } as const
            return { kind: 'enter-result', match, result }
          })
        : [{ kind: next } as Command]
    const bodies = commands.map((command, index) => ({ id: `played-${n}-${index}`, command }))
    await ask(`${eventPath()}/commands`, bodies)
  }
}

const practise = async () => {
  await signIn(desk, topcut)
  await desk.by('practice').click()
  await desk.by('version').waitFor()
}

it('a practice event is looked at: numbers open, the log goes back, the last step too', async () => {
  await practise()
  // Whoever is not signed in reads of no tournament that does not take place.
  const listed = await (await fetch(`${topcut.url}/api/events`)).json()
  expect(listed).toEqual({ events: [] })
  const version = await desk.version()
  await desk.show('standings')
  const second = desk.by('standing-2')
  const margin = second.getByTestId('opens-marginOfVictory')
  await margin.click()
  expect(await desk.by('explained-value').textContent()).toBe(await margin.textContent())
  await desk.by('cut-line').waitFor()
  await checkPage(desk)

  await desk.show('log')
  await desk.by('log-search').fill('table 3')
  await desk.by('log-kind').selectOption('result-entered')
  // The lines follow a moment after the choice.
  await desk.page.locator('.log-line').nth(2).waitFor({ state: 'detached' })
  expect(await desk.page.locator('.log-line').count()).toBe(2)
  await desk.page.locator('.log-line').last().getByRole('button').first().click()
  const then = desk.by('state-then')
  expect(await then.textContent()).toContain('1 round has been added since.')
  expect(await then.getByRole('table').first().locator('tbody tr').count()).toBe(12)
  await checkPage(desk)
  await desk.by('back-to-now').click()

  await desk.page.keyboard.press('Control+z')
  const asked = await desk.by('undo-asked').textContent()
  expect(asked).toContain('Table 6')
  expect(await desk.version()).toBe(version)
  await desk.page.keyboard.press('Control+z')
  await desk.isAt(version + 1)
  await desk.page.keyboard.press('Control+z')
  expect(await desk.by('undo-asked').textContent()).toContain('Table 5')
  await desk.page.keyboard.press('Escape')
  await desk.by('undo').click()
  await desk.isAt(version + 2)
  expect((await stateNow()).rounds[1]?.status).toBe('published')
  expect(desk.complaints).toEqual([])
})

it('the cut is foreseen, declined and played in the bracket, to the ceremony and its files', async () => {
  await practise()
  await playUntil('make-cut')
  await desk.show('bracket')
  await desk.by('cut-preview').waitFor()
  await checkPage(desk)
  await desk.press('make-cut')
  await desk.show('bracket')
  const leaving = await desk.by('seed-2').textContent()
  await desk.by('decline-2').click()
  await desk.by('declined').waitFor()
  expect(await desk.by('seed-2').textContent()).not.toBe(leaving)

  await playUntil('enter-results')
  // The drawing names games by the round they are in: 2-2 is the second semi-final.
  await desk.by('open-2-2').click()
  const form = desk.by('bracket-form')
  await form.getByTestId('score-first').fill('100')
  await form.getByTestId('score-second').fill('20')
  await checkPage(desk)
  await form.getByTestId('score-second').press('Enter')
  await desk.by('game-2-2').locator('.slot.win').waitFor()
  await desk.by('game-2-2').locator('.slot.win button').click()
  expect(await desk.by('bracket-way').textContent()).toMatch(/beat .* 100.–.20/)
  await checkPage(desk)
  await playUntil('nothing')

  // Everybody agreed to the full name before the best of them objected.
  const { people } = await ask<EventAnswer>(eventPath())
  const { champion: best } = (await stateNow()).finished ?? expect.fail('not finished')
  for (const { player, name } of people) {
    await ask(
      `${eventPath()}/people/${player}`,
      [{ name, shown: 'full', objects: player === best }],
      'PUT',
    )
  }
  const fullName = people.find(({ player }) => player === best)?.name ?? expect.fail('no name')
  const others = people.find(({ player }) => player !== best)?.name ?? expect.fail('no name')

  await desk.show('standings')
  await desk.by('prizes').fill('Trophy\n2-4: Dice')
  expect(await desk.by('forum-text').inputValue()).toMatch(/ 1 {2}.*Trophy\n 2 {2}.*Dice\n/)
  await checkPage(desk)
  await desk.by('ceremony').click()
  await desk.page.getByLabel('The first 8').check()
  for (let n = 1; n <= 8; n++) await desk.by('ceremony-next').click()
  const champion = (await desk.by('ceremony-name').textContent()) ?? ''
  expect(await desk.by('champion').textContent()).toContain(fullName)
  expect(champion).not.toContain(fullName)
  expect(fullName).toContain(champion.replace(/\.( \(#\d+\))?$/, ''))
  expect(await desk.by('ceremony-view').textContent()).not.toContain(fullName)
  await desk.page.keyboard.press('Escape')

  const savingPlaces = desk.page.waitForEvent('download')
  await desk.by('places-csv').click()
  const csv = readFileSync(await (await savingPlaces).path(), 'utf8')
  for (const text of [csv, await desk.by('forum-text').inputValue()]) {
    expect(text).toContain(champion)
    expect(text).toContain(others)
    expect(text).not.toContain(fullName)
  }

  const savingSheet = desk.page.waitForEvent('download')
  await desk.by('places-xlsx').click()
  const sheet = await savingSheet
  expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/)
  expect(
    readFileSync(await sheet.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  const saving = desk.page.waitForEvent('download')
  await desk.by('whole-file-bare').click()
  const file = readFileSync(await (await saving).path(), 'utf8')
  expect(JSON.parse(file).events[0].entries).toHaveLength(await desk.version())
  expect(file).not.toContain(fullName)
  expect(desk.complaints).toEqual([])
})
