import { leaderId, type PublicTables } from '@topcut/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPage, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser({ regulation: 'x-wing/pl' })
})
afterAll(() => opened?.close())

it('[XWPL-50] two who agree on a draw call a judge, who enters it as its witness', async () => {
  const { browser, hall } = opened
  await hall.register('Ana Lis', 'Bo Kern')
  const leader = leaderId('jo')
  await hall.give({ kind: 'appoint-leader', leader, role: 'judge' })
  const link = await hall.invite({ role: 'judge', label: 'Jo Falk', leader })
  await hall.start()
  await hall.publish()
  const viewport = { width: 390, height: 844 }

  const player = await openWindow(browser, { locale: 'en-GB', viewport })
  await player.page.goto(await hall.linkOf('p1'))
  await player.page.waitForURL(/\/me/)
  // They may agree before a ship has moved.
  await player.page.goto(`${hall.url}/events/${hall.event}/me#call`)
  await player.page.getByRole('button', { name: 'Witness for an intentional draw' }).waitFor()
  await checkPage(player)
  await player.page.goto(`${hall.url}/events/${hall.event}/me#report`)
  await player.by('match-ended').click()
  await player.by('yes-ended').click()
  await player.by('call-witness').waitFor()
  expect(await player.by('ending-intentional-draw').count()).toBe(0)
  await checkPage(player)
  await player.by('call-witness').click()
  await player.page.getByText('Witness for an intentional draw').waitFor()

  const judge = await openWindow(browser, { locale: 'en-GB', viewport, hasTouch: true })
  await judge.page.goto(link)
  await judge.page.waitForURL(/\/events\//)
  await judge.page.goto(`${hall.url}/events/${hall.event}/judge#tables`)
  await judge.by('judge-table-1').click()
  const sheet = judge.by('table-sheet')
  await sheet.getByTestId('ending').selectOption('intentional-draw')
  await expect.poll(() => sheet.getByTestId('witness').inputValue()).toBe('jo')
  expect(await sheet.getByTestId('witness').getByText('Jo Falk').count()).toBe(1)
  await checkPage(judge)
  await sheet.getByTestId('enter').click()
  await sheet.getByTestId('result').getByText('intentional draw').waitFor()
  const { tables } = await hall.view<PublicTables>('tables')
  expect(tables[0]?.result).toMatchObject({ ending: 'intentional-draw' })
})
