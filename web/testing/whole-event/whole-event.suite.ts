import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { startTopcut } from '../../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openNewEvent, openWindow } from '../desk-window.suite.ts'
import { isAsInLog } from './whole-event-log.suite.ts'

type Fields = Readonly<Record<string, string>>

/** A result that this document has and others have not; lines without the number of the table. */
type OwnResult = {
  /** A line that it does not take here, and what is said to it. */
  readonly refused?: readonly [line: string, says: RegExp]
  /** Absent where only the form at the table can say it. */
  readonly line?: string
  /** What the form wants beside the line, or instead of it. */
  readonly form?: Fields
  /** What is said to the result before Enter. */
  readonly says: RegExp
}

/** One day by one document: a late entry, a drop, a mistake, a removal, a place given up. */
export type WholeEvent = {
  readonly regulation: string
  readonly rounds: number
  /** How many go on; null where the document has no cut to choose. */
  readonly cut: number | null
  readonly missions?: readonly string[]
  readonly players: readonly string[]
  readonly late: string
  /** Results in turn, typed without the number of their table. */
  readonly swiss: readonly string[]
  readonly finals: readonly string[]
  /** Typed behind a result of the finals where the players chose who plays the light side. */
  readonly side?: string
  /** What stands at table 1 of round 1 until somebody looks at the slip again, and what is true. */
  readonly mistake: { readonly line: string; readonly truth: Fields }
  readonly removal: { readonly round: number; readonly when: 'now' | 'after-round' }
  readonly own: { readonly swiss?: OwnResult; readonly finals: OwnResult }
}

const dropped = 3
const removed = 5
const passphrase = 'correct horse battery'

/** A desk on another machine of the hall: plain HTTP, not this machine's own address. */
const inHall = async (browser: Browser, play: (desk: DeskWindow) => Promise<void>) => {
  const topcut = await startTopcut({ args: ['--host', '0.0.0.0'] })
  const size = { viewport: { width: 1280, height: 900 } }
  const desk = await openWindow(browser, { locale: 'en-GB', ...size })
  try {
    const address = topcut.output().match(/^ {2}(http:\/\/\S+)$/m)?.[1] ?? topcut.url
    await desk.page.goto(topcut.ownerLink().replace(topcut.url, address))
    await desk.page.locator('form.secret [name=username]').fill('Ada')
    await desk.page.locator('form.secret [name=secret]').fill(passphrase)
    await desk.page.locator('form.secret button').click()
    await desk.page.locator('form.secret').waitFor({ state: 'detached' })
    await play(desk)
  } finally {
    await desk.page.context().close()
    await topcut.stop()
  }
}

/** Does something and waits until it stands in the log. */
const does = async (desk: DeskWindow, step: () => Promise<void>) => {
  const before = await desk.version()
  await step()
  await desk.page.waitForFunction((known) => {
    const shown = document.querySelector('[data-testid="version"]')
    return Number(shown?.getAttribute('data-version')) > known
  }, before)
}

/** Something that cannot be taken back: over a network that others share, it is asked again. */
const doesGravely = async ({ page }: DeskWindow, step: Promise<void>) => {
  if (new URL(page.url()).hostname !== '127.0.0.1') {
    const prompt = page.locator('dialog.passphrase-dialog')
    await prompt.locator('input').fill(passphrase)
    await prompt.locator('form.secret button').click()
  }
  await step
}

const create = async (desk: DeskWindow, event: WholeEvent) => {
  const { by } = desk
  await openNewEvent(desk)
  await by('event-name').fill('Harbour City Open')
  await by('event-regulation').selectOption(event.regulation)
  await by('event-structure').selectOption('custom')
  await by('event-rounds').fill(`${event.rounds}`)
  if (event.cut !== null) {
    const cut = by('event-cut')
    const isChosen = (await cut.evaluate(({ tagName }) => tagName)) === 'SELECT'
    await (isChosen ? cut.selectOption(`${event.cut}`) : cut.fill(`${event.cut}`))
  }
  if (event.missions !== undefined) await by('event-missions').fill(event.missions.join('\n'))
  await by('create-event').click()
  await by('add-players').fill(event.players.join('\n'))
  await by('add-players-button').click()
  await desk.isAt(1 + event.players.length)
  for (const step of ['check-in-players', 'announce-event']) await desk.press(step)
  await desk.startOnPaper()
}

const fillIn = async (desk: DeskWindow, table: number, fields: Fields) => {
  for (const [name, value] of Object.entries(fields)) {
    const field = desk.by(`table-${table}`).getByTestId(name)
    await field.focus()
    const isChosen = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT'
    await (isChosen ? field.selectOption(value) : field.fill(value))
  }
}

const typeLine = async (desk: DeskWindow, line: string) => {
  const lane = desk.by('lane')
  await lane.focus()
  // In an empty line the key would give the keyboard back to the page.
  if ((await lane.inputValue()) !== '') await desk.page.keyboard.press('Escape')
  await desk.page.keyboard.type(line)
}

/** One slip into the fast lane, by keyboard alone. */
const enter = async (desk: DeskWindow, table: number, line: string, side = '') => {
  await typeLine(desk, `${table} ${line}`)
  await desk.page.keyboard.press('Enter')
  // Not taken without a side: nothing but the players' choice says who had it.
  const isOpen = (await desk.by('lane').inputValue()) === `${table} ${line}`
  if (isOpen) await desk.page.keyboard.type(` ${side}\n`)
  await desk.resultAt(table).waitFor()
}

/** The same for a result of this document alone, which the page must know as one. */
const enterOwn = async (desk: DeskWindow, table: number, own: OwnResult) => {
  const { refused, line, form, says } = own
  const place = desk.by(`table-${table}`)
  const said = desk.by('lane-says')
  if (refused !== undefined) {
    await typeLine(desk, `${table} ${refused[0]}`)
    expect(await said.innerText()).toMatch(refused[1])
    await desk.page.keyboard.press('Enter')
    expect(await desk.by('lane').inputValue()).toBe(`${table} ${refused[0]}`)
    await desk.page.keyboard.press('Escape')
  }
  if (line !== undefined) {
    await typeLine(desk, `${table} ${line}`)
    if (form === undefined) expect(await said.innerText()).toMatch(says)
    await desk.page.keyboard.press('Enter')
  }
  if (form !== undefined) {
    await desk.openTable(table)
    await fillIn(desk, table, form)
    expect(await place.getByTestId('verdict').innerText()).toMatch(says)
    await checkPage(desk)
    await place.getByTestId('enter').click()
  }
  await desk.resultAt(table).waitFor()
}

const openTables = async (desk: DeskWindow): Promise<readonly number[]> => {
  const chips = desk.by('missing-tables').getByRole('button')
  return (await chips.allTextContents()).map((text) => Number(text))
}

const enterLate = async (desk: DeskWindow, { players, late }: WholeEvent) => {
  await desk.show('players')
  await desk.by('late-joins').selectOption('running-round')
  await desk.by('add-players').fill(late)
  await desk.by('add-players-button').click()
  await desk.isDoneOnPaper(desk.by(`player-${players.length + 1}`))
  await desk.show('tables')
  await desk.page.locator('.tables .name', { hasText: late }).waitFor()
}

const drop = async (desk: DeskWindow) => {
  await desk.show('players')
  const row = desk.by(`player-${dropped}`)
  await row.getByTestId('player-more').click()
  await does(desk, () => row.getByTestId('give-drop-player').last().click())
}

const remove = async (desk: DeskWindow, when: string) => {
  await desk.show('players')
  const row = desk.by(`player-${removed}`)
  await row.getByTestId('player-more').click()
  await row.getByTestId('to-removal').click()
  await desk.by('removal-when').selectOption(when)
  await desk.by('removal-reason').fill('loaded dice, seen by two judges')
  await doesGravely(
    desk,
    does(desk, () => desk.by('give-disqualify-player').click()),
  )
}

/** The slip of round 1 is looked at again when everybody knows round 2. */
const putRight = async (desk: DeskWindow, { mistake }: WholeEvent) => {
  const { by, page } = desk
  const before = await desk.tables()
  await page.locator('.bar .tabs button').first().click()
  await by('table-1').locator('.t').click()
  await by('table-1').getByTestId('amend').click()
  await fillIn(desk, 1, mistake.truth)
  await by('amend-panel').waitFor()
  const choices = by('table-1').locator('.repair-choice label')
  const isChanged = (await choices.count()) > 1
  await choices.last().click()
  await checkPage(desk)
  await by('table-1').getByTestId('reason').fill('the slip says otherwise')
  await by('table-1').getByTestId('enter').click()
  // Closed when the round is put right as well; what is believed and what is true go before.
  await by('table-1').getByTestId('reason').waitFor({ state: 'detached' })
  await page.locator('.bar .tabs button').last().click()
  await by('lane').waitFor()
  if (isChanged) expect(await desk.tables()).not.toEqual(before)
}

const playRound = async (desk: DeskWindow, event: WholeEvent, round: number) => {
  await desk.pairIfDue()
  await desk.press('publish-round')
  if (round === 2) await putRight(desk, event)
  await desk.press('enter-results')
  if (round === 1) {
    await enterLate(desk, event)
    await drop(desk)
  }
  if (round === event.removal.round) await remove(desk, event.removal.when)
  await desk.show('tables')
  const isFinals = round > event.rounds
  const { own, mistake } = event
  const open = await openTables(desk)
  for (const table of open) {
    const isFirst = table === open[0]
    if (round === 1 && isFirst) await enter(desk, table, mistake.line)
    else if (round === 2 && isFirst && own.swiss) await enterOwn(desk, table, own.swiss)
    else if (round === event.rounds + 1 && isFirst) await enterOwn(desk, table, own.finals)
    else {
      const lines = isFinals ? event.finals : event.swiss
      const line = lines[(round + table) % lines.length] ?? ''
      await enter(desk, table, line, event.side)
    }
  }
  await desk.press('close-round')
}

const makeCut = async (desk: DeskWindow) => {
  await doesGravely(desk, desk.press('make-cut'))
  await desk.show('bracket')
  const leaving = await desk.by('seed-2').innerText()
  await does(desk, () => desk.by('decline-2').click())
  await desk.by('declined').waitFor()
  expect(await desk.by('seed-2').innerText()).not.toBe(leaving)
  await checkPage(desk)
  await desk.press('start-stage')
}

/** Whatever the day waits for, until nothing is left to play. */
const playOn = async (desk: DeskWindow, event: WholeEvent) => {
  for (let round = 1; ; ) {
    const step = await desk.by('primary').getAttribute('data-step')
    if (step === 'pair-round' || step === 'publish-round') await playRound(desk, event, round++)
    else if (step === 'make-cut') await makeCut(desk)
    else if (step === 'finish-event') return desk.press(step)
    else expect.fail(`the day waits for ${step}`)
  }
}

/** Runs each of these days through the screens, from its creation to its champion. */
export const runWholeEvents = (events: readonly WholeEvent[]): void => {
  let browser: Browser
  beforeAll(async () => {
    if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
  })

  it.each(events)('a whole event by $regulation, through the screens', async (event) => {
    await inHall(browser, async (desk) => {
      await create(desk, event)
      await playOn(desk, event)
      await isAsInLog(desk, event.rounds)
      expect(desk.complaints).toEqual([])
    })
  })
}
