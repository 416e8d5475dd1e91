import { leaderId, type PublicClock, type PublicTable, type PublicTables } from '@topcut/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPage, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser()
})
afterAll(() => opened?.close())

it('lets a judge in the hall take calls, settle, extend, rule and look up, in one hand', async () => {
  const { browser, hall } = opened
  const people = ['Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance', 'Emil Stroud', 'Freya Lang']
  const nameOf = (id: string) => people[Number(id.slice(1)) - 1] ?? expect.fail(id)
  await hall.register(...people)
  await hall.give({
    kind: 'submit-list',
    player: 'p5' as never,
    list: { kind: 'text', text: 'Three ships\nof one kind' },
  })
  const judge = leaderId('jo')
  await hall.give({ kind: 'appoint-leader', leader: judge, role: 'judge' })
  const link = await hall.invite({ role: 'judge', label: 'Jo Falk', leader: judge })
  await hall.start()
  await hall.publish()
  await hall.give({ kind: 'start-clock' })
  const { tables } = await hall.view<PublicTables>('tables')
  const [called, differing, slow] = tables as [PublicTable, PublicTable, PublicTable]
  await hall.give({ kind: 'call-judge', match: called.match, about: 'a ship off the edge' })
  for (const [index, { player }] of differing.players.entries()) {
    const result = { ending: 'destruction', score: [100, index * 20] } as const
    await hall.give({ kind: 'report-result', match: differing.match, player, result })
  }

  const phone = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const { page, by } = phone
  await page.goto(link)
  await page.waitForURL(/\/events\//)
  await page.goto(`${hall.url}/events/${hall.event}/judge`)
  const done = (text: string | RegExp) => by('done').getByText(text).waitFor()

  // A call that nobody answers has the upper half of the page, whatever else there is.
  await by('loud-call').getByText('a ship off the edge').waitFor()
  const half = await by('loud-call').evaluate((it) => it.clientHeight / window.innerHeight)
  expect(half).toBeGreaterThanOrEqual(0.5)
  await page.locator('[data-testid="to-watch"] [data-status="differ"]').waitFor()
  await checkPage(phone)
  // Nobody is warned, and nothing rings, before somebody wants it.
  await by('turn-sound-on').click()
  await by('sound-on').waitFor()

  // Where somebody is needed comes first.
  await by('judge-tables').click()
  const order = page.locator('.judge-row .at')
  // The calls have such a row, too, for as long as they are in sight.
  await order.nth(tables.length - 1).waitFor()
  expect((await order.allTextContents()).slice(0, 2)).toEqual([
    `${differing.table}`,
    `${called.table}`,
  ])
  const covered = await page.locator('.judge-tabs a').evaluateAll((tabs) =>
    tabs.flatMap((tab) => {
      const badge = tab.querySelector('.count')?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(tab.lastChild as Node)
      const label = range.getBoundingClientRect()
      return badge !== undefined && badge.bottom > label.top ? [tab.textContent] : []
    }),
  )
  expect(covered).toEqual([])
  await checkPage(phone)

  // To the table with one press, and nothing to put on record.
  await by('take-call').click()
  await by('table-sheet').getByText('You are going').waitFor()
  await checkPage(phone)
  await by('close-call').click()
  await by('judge-calls').click()
  await page.getByText('Nobody waits for a judge.').waitFor()

  await by('judge-tables').click()
  await by(`judge-table-${differing.table}`).click()
  await by('table-sheet').getByRole('button', { name: 'Enter this' }).last().click()
  await by('table-sheet')
    .getByTestId('result')
    .getByText(/100\s–\s20/)
    .waitFor()
  await done(/100\s–\s20/)
  await checkPage(phone)

  // The code on a slip leads straight to its table.
  await page.goto(`${hall.url}/events/${hall.event}/judge#match-${slow.match}`)
  await by('extend').click()
  await by('extend-minutes').fill('4')
  await by('extend-reason').fill('a long look at the rules')
  await by('give-extend-time').click()
  await by('table-sheet').locator('[data-status="extended"]').waitFor()

  // Two steps with the thumb; nobody is chosen before the judge has said who.
  const [{ player }, { player: other }] = slow.players
  const name = nameOf(player)
  await by('rule-here').click()
  expect(await page.locator('.thumb-choice [aria-checked="true"]').count()).toBe(0)
  await by('hand-next').click()
  await by('hand-missing').getByText('Say who it is about').waitFor()
  await by(`about-${player}`).click()
  await by('what-stalling').click()
  await by('hand-longer').click()
  await checkPage(phone)
  await by('hand-next').click()
  expect(await page.locator('.thumb-choice [aria-checked="true"]').count()).toBe(0)
  await by('penalty-warning').click()
  const says = await by('ruling-says').textContent()
  expect(says).toContain(`${name} gets a warning`)
  expect(says).toContain(`${nameOf(other)} gets nothing`)
  await checkPage(phone)
  await by('hand-record').click()
  await by('recorded').getByText(`${name} gets a warning`).waitFor()
  await done(/Warning: /)
  await checkPage(phone)
  const extraAt = async () =>
    (await hall.view<PublicClock>('clock')).extended.find(({ table }) => table === slow.table)
      ?.minutes
  expect(await extraAt()).toBe(9)
  // The whole press is taken back, and nothing of anybody else's.
  await by('undo').click()
  await done(/Undone/)
  expect(await extraAt()).toBe(4)
  await checkPage(phone)

  await by('judge-look-up').click()
  await by('procedure-set-up').click()
  await page.locator('.procedures details[open] .rule').first().waitFor()
  await checkPage(phone)
  await by('judge-find').fill('emil')
  await by('found').getByText('Emil Stroud').click()
  await by('judge-list').getByText('of one kind').waitFor()
  // Plain text counts once somebody has looked through it, and the phone is where that happens.
  await by('player-look').getByText('This list is plain text.').waitFor()
  await checkPage(phone)
  await by('record-list-check').click()
  expect(await by('checked-by').textContent()).toContain('Jo Falk')
  await checkPage(phone)
  expect(phone.complaints).toEqual([])
})
