import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
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

const list = `Name;Club;Nickname
Ana Lis;Harbour;Fox
Bo Kern;;
Małgorzata Dębska;East;
Bo Kern;;
Cid Marr;;`

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

/** Does something and waits until it stands in the log with all that follows from it. */
const does = async (step: () => Promise<void>, entries = 1) => {
  const before = await desk.version()
  await step()
  await desk.isAt(before + entries)
}

const find = async (query: string) => {
  await desk.page.keyboard.press('Control+k')
  await desk.by('find-query').waitFor()
  await desk.page.keyboard.type(query)
  await desk.by('found').first().waitFor()
}

const pasteList = async () => {
  await signIn(desk, topcut)
  await openNewEvent(desk)
  await desk.by('event-name').fill('Harbour City Open')
  await desk.by('event-date').fill('2015-10-03')
  await desk.by('event-regulation').selectOption('x-wing/de')
  await desk.by('event-structure').selectOption('custom')
  await desk.by('event-rounds').fill('2')
  await desk.by('create-event').click()
  await desk.by('add-players').fill(list)
  expect(await desk.by('preview').locator('tbody tr').count()).toBe(5)
  await desk.by('add-players-button').click()
  await desk.isAt(6)
  await desk.by('player-1').getByText('Harbour').waitFor()
  expect(await desk.by('player-4').textContent()).toContain('Bo Kern (#4)')
  await checkPage(desk)
}

const changePerson = async () => {
  await desk.by('player-1').locator('button.name').click()
  await desk.by('person-shown').selectOption('nickname')
  await desk.by('person-name').fill('Ana Maria Lis')
  await desk.by('person-save').click()
  await desk.by('player-sheet').getByRole('heading', { name: 'Ana Maria Lis' }).waitFor()
  await desk.by('fixed-table').fill('0')
  await desk.by('said').waitFor()
  await desk.by('fixed-table').fill('2')
  await does(() => desk.by('give-assign-table').click())
  await desk.by('player-sheet').getByText('keeps to table 2', { exact: true }).waitFor()
  await desk.by('player-link').click()
  expect(await desk.by('link').inputValue()).toContain(`${topcut.url}/in#`)
  await checkPage(desk)
  await desk.by('all-players').click()
}

const inviteJudges = async (): Promise<string> => {
  await desk.show('leaders')
  await desk.by('leader-name').fill('Ines Thorn')
  await desk.by('leader-role').selectOption('marshal')
  await does(() => desk.by('appoint').click())
  const link = await desk.by('link').inputValue()
  expect(await desk.by('leader-marshal').textContent()).toContain('Ines Thorn')
  await desk.by('leader-marshal').getByTestId('leader-more').click()
  await does(() => desk.by('give-change-duty').click())
  expect(await desk.by('leader-marshal').textContent()).toContain('watching')
  await does(() => desk.by('give-change-duty').click())
  await desk.by('open-code').click()
  await desk.by('event-code').waitFor()
  await checkPage(desk)
  return link
}

const startRound = async () => {
  await desk.press('check-in-players')
  await desk.press('announce-event')
  await desk.press('start-stage')
  await desk.press('publish-round')
  await desk.show('players')
  await desk.by('late-joins').selectOption('running-round')
  const heading = 'Name;Club;Contact'
  const left = 'Ela Wren;Harbour;ela@example.org'
  await desk.by('add-players').fill(`${heading}\nDot Vance\n${left}`)
  await does(() => desk.by('add-players-button').click(), 2)
  // One seat was free: who was not taken stays in the field with every column.
  await desk.by('trouble').waitFor()
  expect(await desk.by('add-players').inputValue()).toBe(`${heading}\n${left}`)
  await desk.by('add-players').fill('')
  await desk.show('tables')
  await desk.by('table-3').getByText('Dot Vance', { exact: true }).waitFor()
}

const answerCall = async () => {
  await find('call a jud')
  await desk.page.keyboard.press('Enter')
  await desk.by('call-match').selectOption({ index: 1 })
  await desk.by('call-about').fill('Range to the asteroid')
  await does(() => desk.by('give-call-judge').click())
  expect(await desk.by('nav-matters').textContent()).toBe('Rulings1')
  expect(await desk.by('open-matters').textContent()).toBe('1 matter is open')
  expect(await desk.by('no-open-matters').count()).toBe(0)
  await does(() => desk.by('give-take-call').click())
  await desk.by('answer-call').click()
  expect(await desk.by('ruling-table').inputValue()).not.toBe('')
  // Whom of the two it is about is chosen: with both, a warning would land on both.
  expect(await desk.by('ruling-player-1').inputValue()).toBe('')
  await desk.by('ruling-player-1').selectOption({ index: 1 })
  // A match has one game here: nobody is asked which one.
  await desk.by('ruling-penalty').selectOption('game-loss')
  await desk.by('ruling-match').waitFor()
  expect(await desk.by('ruling-game').count()).toBe(0)
  await desk.by('ruling-penalty').selectOption('warning')
  await desk.by('ruling-text').fill('Measured again: out of range.')
  await does(() => desk.by('give-record-ruling').click(), 2)
  expect(await desk.by('nav-matters').textContent()).toBe('Rulings')
  // That nothing waits is said once, without a count beside it.
  expect(await desk.by('no-open-matters').textContent()).toContain('Nothing is waiting')
  expect(await desk.by('open-matters').count()).toBe(0)
  await checkPage(desk)
}

const drawLots = async () => {
  await desk.by('matter-lot').click()
  await desk.by('lot-about').fill('Who begins')
  await desk.by('said').waitFor()
  await desk.by('lot-among').fill('Ana\nBo')
  await does(() => desk.by('give-draw-lot').click())
  await desk.by('done').getByText('Who begins').waitFor()
}

const findReplacement = async () => {
  await desk.by('matter-component').click()
  await desk.by('component-player').selectOption({ label: 'Cid Marr' })
  expect(await desk.by('said').textContent()).not.toBe('')
  await desk.by('component-name').fill('Maneuver dial')
  await does(() => desk.by('give-report-material').click())
  await does(() => desk.by('give-grant-material-time').click())
  await desk.by('case-step').getByText('A replacement is being looked for.').waitFor()
  await does(() => desk.by('give-settle-material').click())
  await desk.by('case-step').waitFor({ state: 'detached' })
}

/** Laid before the organizer by the head judge, in a window of their own. */
const propose = async (link: string) => {
  const judge = await openWindow(browser, { locale: 'en-GB' })
  await judge.page.goto(link)
  await judge.by('version').waitFor()
  await judge.show('matters')
  await judge.by('matter-removal').click()
  await judge.by('removal-player').selectOption({ label: 'Małgorzata Dębska' })
  await judge.by('removal-reason').fill('Loaded dice')
  expect(await judge.by('said').textContent()).toContain('XWDE-')
  await judge.by('removal-how').selectOption('propose-disqualification')
  await judge.by('give-propose-disqualification').click()
  await judge.by('said').waitFor({ state: 'detached' })
  expect(judge.complaints).toEqual([])
  await desk.by('proposal-answer').waitFor()
  await judge.page.context().close()
}

const disqualify = async () => {
  await desk.by('proposal-answer').selectOption('confirm')
  await desk.by('proposal-reason').fill('Seen by two judges')
  expect(await desk.page.getByText('0–0').count()).toBe(1)
  await desk.by('give-answer-proposal').click()
  await desk.by('proposal-answer').waitFor({ state: 'detached' })
  await find('malg')
  expect(await desk.by('found').first().textContent()).toContain('disqualified')
  await desk.page.keyboard.press('Enter')
  await desk.by('sheet-record').getByText('Loaded dice').first().waitFor()
  await desk.by('all-players').click()
}

const doByFinding = async () => {
  await find('close round')
  expect(await desk.by('found').first().textContent()).toContain('Not possible')
  await desk.page.keyboard.press('Enter')
  expect(await desk.by('find-query').isVisible()).toBe(true)
  await desk.page.keyboard.press('Escape')
  await find('drop cid')
  await checkPage(desk)
  // Who plays finishes the round first.
  expect(await desk.by('found').first().textContent()).toContain('after this round')
  await does(() => desk.page.keyboard.press('Enter'))
  await desk.by('player-5').getByText('dropped').waitFor()
}

it('people come, are told apart, led, ruled on, found and let go', async () => {
  await pasteList()
  await changePerson()
  const link = await inviteJudges()
  await startRound()
  await answerCall()
  await drawLots()
  await findReplacement()
  await propose(link)
  await disqualify()
  await doByFinding()
  await desk.page.setViewportSize({ width: 390, height: 800 })
  for (const section of ['players', 'matters', 'leaders']) {
    await desk.show(section)
    await checkPage(desk)
  }
  expect(desk.complaints).toEqual([])
})

/** An event of a document, made without its form: these tests are about who comes to it. */
const openEvent = async (regulation: string) => {
  const cookie = await topcut.signIn()
  const response = await fetch(`${topcut.url}/api/events`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      command: {
        kind: 'create-event',
        name: 'Harbour City Open',
        regulation,
        tier: 'casual',
        date: '2015-10-03',
        structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds: 2, cut: null }] },
        options: {},
      },
    }),
  })
  const { event } = (await response.json()) as { readonly event: string }
  const [name = '', value = ''] = cookie.split('=')
  await desk.page.context().addCookies([{ name, value, url: topcut.url }])
  await desk.page.goto(`${topcut.url}/events/${event}#players`)
  await desk.isAt(1)
}

const fillHall = async () => {
  await desk.by('change-places').click()
  await desk.by('capacity').fill('0')
  await desk.by('said').waitFor()
  await desk.by('capacity').fill('3')
  await does(() => desk.by('give-set-capacity').click())
  await desk
    .by('add-players')
    .fill('Ana Lis; Harbour\nBo Kern; harbour\nCid Marr\nDot Vance\nEmil Bode')
  expect(await desk.by('will-wait').textContent()).toContain('2 of these go on the waiting list.')
  await does(() => desk.by('add-players-button').click(), 5)
  expect(await desk.by('nav-players').textContent()).toBe('Players3')
  await desk.by('places-taken').getByText('3 of 3 places taken').waitFor()
}

const letNextIn = async () => {
  await desk.by('player-3').getByTestId('player-more').click()
  await does(() => desk.by('player-3').getByTestId('give-drop-player').click())
  await desk.by('done').getByText('The next on the waiting list is Dot Vance.').waitFor()
  await desk.by('player-5').getByTestId('player-more').click()
  await desk.by('player-5').getByTestId('give-admit-player').click()
  await desk.by('trouble').getByText('Dot Vance has waited longer').waitFor()
  await desk.by('player-5').getByTestId('player-more').click()
  await does(() => desk.by('waiting-list').getByTestId('give-admit-player').first().click())
  expect(await desk.by('waiting-list').textContent()).toContain(
    'No place is free. Next: Emil Bode.',
  )
  await checkPage(desk)
}

const markPaid = async () => {
  await does(() => desk.by('player-1').getByTestId('give-mark-payment').click())
  await desk.by('choose-many').click()
  await desk.by('choose-shown').click()
  await checkPage(desk)
  await does(() => desk.by('chosen-paid').click())
  await desk.by('paid-count').getByText('3 of 3 paid').waitFor()
  await desk.by('end-choosing').click()
}

const keepClubsApart = async () => {
  const press = () => desk.by('clubs-apart').getByTestId('give-keep-clubs-apart').click()
  await does(press)
  await desk.by('clubs-apart').getByText('Players of one club do not meet').waitFor()
  // Taken back and chosen again: the settings and this box say the same.
  await does(press)
  await does(press)
  await desk.show('settings')
  expect(await desk.by('settings-clubs-apart').isChecked()).toBe(true)
  await desk.show('players')
  await desk.by('player-1').locator('button.name').click()
  await desk.by('add-wish').selectOption({ label: 'Dot Vance' })
  await does(() => desk.by('give-change-wishes').click())
  await desk.by('player-sheet').getByLabel('Dot Vance').waitFor()
}

/** Who somebody is waits like everything else while the network is away. */
const correctNameOffline = async () => {
  await desk.page.context().setOffline(true)
  await desk.by('person-name').fill('Ana Maria Lis')
  await desk.by('person-save').click()
  await desk.by('lost').getByText('1 step waits to be sent.').waitFor()
  await desk.page.context().setOffline(false)
  await desk.by('player-sheet').getByRole('heading', { name: 'Ana Maria Lis' }).waitFor()
  await desk.by('lost').waitFor({ state: 'detached' })
}

it('the hall fills up, the next is let in, who has paid is marked and clubs are kept apart', async () => {
  await openEvent('x-wing/en-3.2')
  await fillHall()
  await letNextIn()
  await markPaid()
  await keepClubsApart()
  await correctNameOffline()
  expect(desk.complaints).toEqual([])
})

/** A file held over the window and let go above the list of players. */
const drop = async (name: string, text: string) => {
  const held = await desk.page.evaluateHandle(
    ([called, content]) => {
      const data = new DataTransfer()
      data.items.add(new File([content], called))
      return data
    },
    [name, text] as const,
  )
  await desk.page.dispatchEvent('main', 'dragover', { dataTransfer: held })
  await desk.page.locator('.add-players.is-over').waitFor()
  await desk.page.dispatchEvent('main', 'drop', { dataTransfer: held })
  await desk.page.locator('.add-players:not(.is-over)').waitFor()
}

it('players come from a file whose columns are chosen, and a comma is looked at first', async () => {
  await openEvent('x-wing/de')
  const file = (name: string, text: string) =>
    desk.by('players-file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await file('empty.csv', ' ')
  await desk.page.getByText('empty.csv').waitFor()
  // Let go beside the field, too: a browser that is not told otherwise would leave the desk.
  await drop('players.txt', 'City,Participant\nKöln,Carla Meier\n"Bonn, West","Bo ""Bear"" Kern"\n')
  await desk.by('preview').getByText('Köln,Carla Meier').waitFor()
  await desk.by('separator').selectOption('comma')
  await desk.by('is-headed').check()
  await desk.by('column-1').selectOption('club')
  await desk.by('column-2').selectOption('name')
  expect(await desk.by('preview').locator('tbody tr').count()).toBe(2)
  await checkPage(desk)
  await does(() => desk.by('add-players-button').click(), 2)
  // Clubs come one after the other.
  await desk.by('player-1').getByText('Köln').waitFor()
  await desk.by('player-2').getByText('Bonn, West').waitFor()
  expect(await desk.by('player-2').textContent()).toContain('Bo "Bear" Kern')
  expect(desk.complaints).toEqual([])
})

it('a team is registered with its people, and found by them', async () => {
  await openEvent('card-game/de-2014-team')
  await desk.by('add-players').fill('Red Squadron; Ana Lis / Bo Kern')
  expect(await desk.by('preview').textContent()).toContain('Ana Lis / Bo Kern')
  await does(() => desk.by('add-players-button').click())
  await desk.by('player-1').getByText('Ana Lis / Bo Kern').waitFor()
  await find('kern')
  expect(await desk.by('found').first().textContent()).toContain('Red Squadron')
  await desk.page.keyboard.press('Enter')
  await desk.by('person-member-2').fill('Cid Marr')
  await desk.by('person-save').click()
  await desk.by('player-sheet').getByText('Ana Lis / Cid Marr').waitFor()
  await checkPage(desk)
  expect(desk.complaints).toEqual([])
})
