import { rmSync } from 'node:fs'
import { openEvent } from '@topcut/engine'
import type { EventAnswer } from '@topcut/protocol'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import {
  checkPage,
  type DeskWindow,
  openNewEvent,
  openWindow,
  signIn,
} from './desk-window.suite.ts'

const names = ['Ana Lis', 'Bo Kern', 'Carla Nowik', 'Małgorzata Dębska-Wiśniewska', 'Cid Marr']

let topcut: TopcutProcess
let browser: Browser
let desk: DeskWindow

/** Creates an event of own numbers by a document and brings its players to the first round. */
const createEvent = async (regulation: string, cut: string, players: number, missions?: string) => {
  await signIn(desk, topcut)
  await openNewEvent(desk)
  await desk.by('event-name').fill('Harbour City Open')
  await desk.by('event-regulation').selectOption(regulation)
  await desk.by('event-structure').selectOption('custom')
  await desk.by('event-rounds').fill('2')
  const field = desk.by('event-cut')
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(cut)
  else await field.fill(cut)
  if (missions !== undefined) await desk.by('event-missions').fill(missions)
  await checkPage(desk)
  await desk.by('create-event').click()
  await desk.by('add-players').fill(names.slice(0, players).join('\n'))
  await desk.by('add-players-button').click()
  await desk.isAt(1 + players)
  for (const step of ['check-in-players', 'announce-event']) await desk.press(step)
  await desk.startOnPaper()
}

const startRound = async (): Promise<readonly Locator[]> => {
  await desk.pairIfDue()
  await desk.show('tables')
  await desk.by('pairing-1').waitFor()
  await checkPage(desk)
  await desk.press('publish-round')
  await desk.press('enter-results')
  await desk.by('table-1').waitFor()
  return desk.page.locator('.tables > li').all()
}

const enter = async (line: Locator) => {
  await line.getByTestId('enter').click()
  await line.getByTestId('result').waitFor()
}

/** Fields stand at the chosen table alone. */
const open = async (line: Locator) => {
  const way = line.locator('.table-choice')
  if ((await way.count()) > 0) await way.click()
  await line.locator('.result-form').waitFor()
}

const choose = async (line: Locator, choices: Readonly<Record<string, string>>) => {
  await open(line)
  for (const [field, value] of Object.entries(choices)) {
    await line.getByTestId(field).selectOption(value)
  }
}

const fillIn = async (line: Locator, fields: Readonly<Record<string, string>>) => {
  await open(line)
  for (const [field, text] of Object.entries(fields)) await line.getByTestId(field).fill(text)
}

/** An illegal card in the winner's deck: the result is taken back, and entered once more. */
const playAgain = async (line: Locator) => {
  const name = (await line.locator('.seat-0 .name').textContent()) ?? ''
  const cards = '**/api/events/*/cards'
  let letGo: () => void = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await desk.page.route(cards, async (route) => {
    await isLetGo
    await route.continue()
  })
  await desk.show('lists')
  await desk.page.locator('.lists').getByRole('button', { name, exact: true }).click()
  await desk.by('removed-cards').fill('Home-made card')
  await desk.by('game-1').check()
  // The cards come while somebody types: nothing of it may be lost.
  const arrived = desk.page.waitForResponse(cards)
  letGo()
  await arrived
  await desk.page.locator('.list-form').waitFor()
  expect(await desk.by('game-1').evaluate((one) => one === document.activeElement)).toBe(true)
  const form = desk.page.locator('form.deck-check')
  expect(await form.textContent()).toContain('now')
  await desk.by('annulled-game').selectOption('replay')
  expect(await form.textContent()).toContain('the game is played again')
  await checkPage(desk)
  const version = await desk.version()
  await desk.by('record-deck-check').click()
  // The last of them gives the table the whole time of its round.
  await desk.isAt(version + 4)
  await desk.show('tables')
  await open(line)
  const light = await line.getByTestId('light').inputValue()
  await choose(line, { winner: 'first', ...(light === '' ? { light: 'first' } : {}) })
  await enter(line)
}

/** The champion as the page says it, which must be the one the engine finds in the log. */
const championIs = async () => {
  const { origin, pathname } = new URL(desk.page.url())
  const got = await desk.page.context().request.get(`${origin}/api${pathname}`)
  const answer = (await got.json()) as EventAnswer
  const champion = openEvent(answer.log).state?.finished?.champion
  const name = answer.people.find(({ player }) => player === champion)?.name ?? 'nobody'
  expect(await desk.by('champion').textContent()).toContain(name)
  return name
}

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
})

beforeEach(async () => {
  topcut = await startTopcut()
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 390, height: 844 } })
})

afterEach(async () => {
  await desk.page.context().close()
  await topcut.kill('SIGTERM')
  rmSync(topcut.data, { recursive: true, force: true })
})

describe('an event of another document through the page', () => {
  it('of two games and a bracket of two sides is played to the champion', async () => {
    await createEvent('card-game/de-2014', '4', 5)
    for (let round = 1; round <= 2; round++) {
      const lines = await startRound()
      expect(lines).toHaveLength(2)
      for (const [index, line] of lines.entries()) {
        await choose(line, { 'game-1': 'first', 'game-2': 'conceded-second' })
        if (round === 1 && index === 0) {
          await checkPage(desk)
          const version = await desk.version()
          await line.getByTestId('enter').click()
          expect(await line.getByTestId('trouble').textContent()).toContain('LCG-42')
          expect(await desk.version()).toBe(version)
        }
        await choose(line, { 'game-2': index === 0 ? 'draw' : 'first' })
        const verdict = await line.getByTestId('verdict').textContent()
        expect(verdict).toMatch(index === 0 ? /4.–.1.*LCG-37/ : /6.–.0.*LCG-37/)
        // Enter is enough, from a field of choices too.
        await line.getByTestId('game-2').press('Enter')
        await line.getByTestId('result').waitFor()
      }
      await desk.press('close-round')
    }
    const heads = await desk.page.locator('.standings thead th').allTextContents()
    expect(heads).toContain('Extended')
    expect(heads).not.toContain('Margin')
    await desk.press('make-cut')
    await desk.press('start-stage')
    await desk.show('bracket')
    await desk.by('game-W1').waitFor()
    // A narrow screen has room for one round at a time; the last one is chosen like the others.
    await desk.page.getByRole('radio', { name: 'Deciding game' }).click()
    await desk.by('game-GF2').waitFor()
    expect(await desk.by('game-L1').textContent()).toMatch(/loser of W1.*loser of W2/)
    await checkPage(desk)

    // Whoever comes from the losers' side wins both last games: every game of the chart is played.
    const winners = [['first', 'first'], ['first', 'first'], ['first'], ['second'], ['second']]
    for (const [slot, seats] of winners.entries()) {
      const lines = await startRound()
      expect(lines).toHaveLength(seats.length)
      for (const [index, line] of lines.entries()) {
        const winner = seats[index] ?? ''
        if (slot === 0 && index === 1) {
          await choose(line, { ending: 'timeout', light: 'first', balance: 'dark' })
          await fillIn(line, { objectives: '2', damageOnDark: '7', dial: '10', damageOnLight: '4' })
          await checkPage(desk)
          expect(await line.getByTestId('verdict').textContent()).toMatch(/8\.7.–.8\.65.*LCG-53/)
        } else {
          await open(line)
          const light = await line.getByTestId('light').inputValue()
          await choose(line, { winner, ...(light === '' ? { light: 'first' } : {}) })
        }
        await enter(line)
        if (slot === 2) await playAgain(line)
      }
      await desk.press('close-round')
    }
    await desk.show('bracket')
    expect(await desk.by('game-L1').textContent()).toMatch(/W1.*W2/)
    await desk.press('finish-event')
    const champion = await championIs()
    await desk.show('bracket')
    expect(await desk.by('game-GF2').locator('.win').textContent()).toContain(champion)
    expect(desk.complaints).toEqual([])
  })

  it('of missions and victory points is played to the champion', async () => {
    await createEvent('imperial-assault/de-2.2.1', '2', 4, 'Harbour\nDepot\nGardens')
    const missions: (string | null)[] = []
    for (let round = 1; round <= 3; round++) {
      const lines = await startRound()
      missions.push(await desk.by('mission').textContent())
      for (const [index, line] of lines.entries()) {
        await fillIn(line, { 'score-first': '40', 'score-second': `${10 * round + index}` })
        if (round === 1 && index === 0) {
          await fillIn(line, { 'score-first': '30', 'score-second': '30' })
          expect(await line.getByTestId('verdict').textContent()).toContain('IA-55')
          expect(await line.getByTestId('damage-first').count()).toBe(0)
          await fillIn(line, { 'defeats-first': '20', 'defeats-second': '20' })
          await fillIn(line, { 'damage-first': '7', 'damage-second': '7' })
          await fillIn(line, { 'die-1-first': '3', 'die-1-second': '3' })
          await fillIn(line, { 'die-2-first': '2', 'die-2-second': '5' })
          await checkPage(desk)
          const second = await line.locator('.seat-1 .name').textContent()
          expect(await line.getByTestId('verdict').textContent()).toContain(`Win: ${second}`)
        }
        await enter(line)
      }
      await desk.press('close-round')
      if (round === 2) {
        await desk.press('make-cut')
        await desk.press('start-stage')
      }
    }
    // None comes again before all others were played.
    expect(new Set(missions).size).toBe(3)
    await desk.press('finish-event')
    await championIs()
    expect(desk.complaints).toEqual([])
  })
})
