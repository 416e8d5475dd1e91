import { readFileSync } from 'node:fs'
import type { ListOf } from '@topcut/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPage, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser({ date: '2017-05-06' as never })
})
afterAll(() => opened?.close())

type Squad = ListOf<'squad'>
type Ship = Squad['ships'][number]

const bare = { points: 0, product: null, marks: [], proxies: [] }
/** By their ids: what is printed on them, points and hull among it, is the desk's to know. */
const ship = (id: string, kind: string, ...upgrades: readonly string[]): Ship => ({
  ...{ ...bare, kind: 'ship', id, name: id, ship: kind, factions: { card: 'rebel' } },
  ...{ size: 'small', hull: 0, shields: 0, attack: 0 },
  upgrades: upgrades.map((name) => ({ ...bare, kind: 'upgrade', id: name, name, faction: null })),
})
const squad: Squad = {
  kind: 'squad',
  faction: 'rebel',
  ships: [
    ship('hansolo', 'yt1300', 'predator', 'c3po', 'millenniumfalcon', 'engineupgrade'),
    ship('wedgeantilles', 'xwing', 'r2d2', 'protontorpedoes'),
  ],
  total: null,
  obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
  damageDeck: 'original',
}

it('lists are read at the table and in public, counted, questioned and sent', async () => {
  const { browser, hall } = opened
  await hall.register('Cid Marr', 'Dot Vance')
  for (const player of ['p1', 'p2']) {
    await hall.give(
      { kind: 'submit-list', player: player as never, list: squad },
      { override: 'as it is' },
    )
  }
  await hall.start()
  await hall.publish()
  const small = { locale: 'en-GB', viewport: { width: 390, height: 844 } }
  const phone = await openWindow(browser, small)
  await phone.page.goto(await hall.linkOf('p1'))
  await phone.by('set-up').waitFor()
  expect(await phone.by('their-list').count()).toBe(0)
  await hall.give({ kind: 'open-lists', to: 'everybody' })
  await phone.by('their-list').click()
  await phone.by('shown-list').getByText('Millennium Falcon').waitFor()
  await phone.by('shown-list').getByText('YT-1300').waitFor()
  await checkPage(phone)

  // Ticked ships make the score; what they cannot make is asked about and can be sent all the same.
  await phone.page.goto(`${hall.url}/events/${hall.event}/me#report`)
  await phone.by('match-ended').click()
  await phone.by('yes-ended').click()
  await phone.by('their-ship-1').click()
  expect(await phone.by('own-score').inputValue()).toBe('37')
  await phone.by('their-ship-0').selectOption('left-6')
  expect(await phone.by('own-score').inputValue()).toBe('65')
  expect(await phone.by('score-doubt').count()).toBe(0)
  await phone.by('own-score').fill('38')
  expect(await phone.by('score-doubt').textContent()).toContain('37 or 57?')
  await checkPage(phone)
  await phone.by('hand-in').click()
  await phone.by('said').waitFor()

  const wide = { locale: 'en-GB', viewport: { width: 1440, height: 1000 } }
  const desk = await openWindow(browser, wide)
  await desk.page.goto(await hall.invite({ role: 'organizer', label: 'Ada Rem' }))
  await desk.page.waitForURL(/\/events\//)
  await desk.show('tables')
  await desk.by('table-1').locator('.t').click()
  await desk.by('table-panel').getByText('37 and 57 are possible').waitFor()
  await desk.show('lists')
  await desk.by('list-1').getByRole('button').click()
  await desk.by('hand-in').waitFor()
  await desk.by('card-ticks').locator('summary').click()
  await desk.by('tick-0.0').focus()
  await desk.page.keyboard.press('Space')
  await desk.page.keyboard.press('ArrowDown')
  await desk.page.keyboard.press('Space')
  expect(await desk.by('ticks-found').textContent()).toBe('2 of 8 cards found')
  await checkPage(desk)
  await desk.by('nav-share').click()
  const saved = desk.page.waitForEvent('download')
  await desk.by('share-lists').click()
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'))
  expect(file.container).toHaveLength(2)
  expect(file.container[0]).toMatchObject({
    version: '1.0.0',
    name: 'Cid M.',
    pilots: [{ name: 'hansolo', ship: 'yt1300' }, { upgrades: { amd: ['r2d2'] } }],
  })

  const guest = await openWindow(browser, small)
  await guest.page.goto(`${hall.url}/events/${hall.event}/public`)
  await guest.by('tab-lists').click()
  await guest.by('shares').getByText('X-wing').waitFor()
  await guest.by('list-2').click()
  await guest.by('shown-list').getByText('R2-D2').waitFor()
  expect(await guest.page.textContent('main')).not.toContain('Vance')
  await checkPage(guest)
  await hall.give({ kind: 'open-lists', to: 'leaders' })
  await guest.by('tab-lists').waitFor({ state: 'detached' })
  for (const window of [desk, phone, guest]) expect(window.complaints).toEqual([])
})
