import { leaderId, type PublicTable, type PublicTables } from '@topcut/engine'
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
  await hall.register('Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance', 'Emil Stroud', 'Freya Lang')
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

  // Where somebody is needed comes first.
  const order = page.locator('.judge-row .at')
  await order.first().waitFor()
  expect((await order.allTextContents()).slice(0, 2)).toEqual([
    `${differing.table}`,
    `${called.table}`,
  ])
  await checkPage(phone)

  await by('judge-calls').click()
  await page.getByText('a ship off the edge').waitFor()
  await by('give-take-call').click()
  await page.getByText('taken by').waitFor()
  await checkPage(phone)
  await by('give-close-call').click()
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

  const [{ player }] = slow.players
  await by(`rule-${player}`).click()
  await by('ruling-text').fill('Plays too slowly')
  await by('ruling-penalty').selectOption('warning')
  await by('give-record-ruling').click()
  await done(/Plays too slowly/)
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
