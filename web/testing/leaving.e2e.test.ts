import { leaderId, type PlayerId, type PublicTable, type PublicTables } from '@topcut/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPage, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser({ regulation: 'x-wing/de' })
})
afterAll(() => opened?.close())

/** Somebody at a table of the running round. */
const seatOf = (tables: readonly PublicTable[], index: number) => {
  const table = tables[index] ?? expect.fail(`no table ${index}`)
  const [first, second] = table.players
  return { ...table, first: first.player as PlayerId, second: second.player as PlayerId }
}

it('a no-show is one press, with what follows; a match is given up with its score', async () => {
  const { browser, hall, cookie } = opened
  await hall.register('Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance', 'Emil Stroud', 'Freya Lang')
  const judge = leaderId('jo')
  await hall.give({ kind: 'appoint-leader', leader: judge, role: 'judge' })
  const link = await hall.invite({ role: 'judge', label: 'Jo Falk', leader: judge })
  await hall.start()
  await hall.publish()
  const { tables } = await hall.view<PublicTables>('tables')
  const [one, two, three] = [seatOf(tables, 0), seatOf(tables, 1), seatOf(tables, 2)]

  const desk = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  })
  const [name = '', value = ''] = cookie.split('=')
  await desk.page.context().addCookies([{ name, value, url: hall.url }])
  await desk.page.goto(`${hall.url}/events/${hall.event}`)
  await desk.by(`table-${one.table}`).locator('.seat').first().click()
  const press = desk.by('table-panel').getByTestId(`no-show-${one.second}`)
  await press.waitFor()
  const says = desk.by('table-panel').getByTestId('no-show-says').first()
  expect(await says.textContent()).toContain('XWDE-64')
  await checkPage(desk)
  const before = await desk.version()
  await press.click()
  await desk.isAt(before + 2)
  await desk.by('done').filter({ hasText: 'out of the tournament' }).waitFor()
  // One step back brings the player back, too.
  await desk.by('undo').click()
  await desk.isAt(before + 4)
  await press.waitFor()
  await desk.by('table-panel').getByTestId(`keep-${one.second}`).click()
  const kept = desk.page.locator('.no-show').filter({ has: desk.by(`no-show-${one.second}`) })
  await kept.getByTestId('keep-reason').fill('stands in the traffic')
  await kept.getByTestId('give-keep').click()
  await desk.isAt(before + 6)

  await desk.show('players')
  const row = desk.by(`player-${three.second.slice(1)}`)
  await row.getByTestId('player-more').click()
  expect(await row.getByTestId('score-assumed').textContent()).toContain('XWDE-87')
  await row.getByTestId('table-score-1').fill('20')
  await row.getByTestId('table-score-2').fill('55')
  await checkPage(desk)
  await row.getByTestId('give-drop-player').first().click()
  await desk.isAt(before + 8)
  await desk.show('tables')
  await desk.resultAt(three.table).getByText(/55/).waitFor()

  const phone = await openWindow(browser, {
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await phone.page.goto(link)
  await phone.page.waitForURL(/\/events\//)
  await phone.page.goto(`${hall.url}/events/${hall.event}/judge#match-${two.match}`)
  await phone.by(`no-show-${two.first}`).waitFor()
  await checkPage(phone)
  await phone.by(`no-show-${two.first}`).click()
  await phone.by('done').getByText('Damit scheidet').waitFor()

  expect(desk.complaints).toEqual([])
  expect(phone.complaints).toEqual([])
})
