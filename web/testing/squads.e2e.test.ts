import type { ListOf } from '@topcut/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPage, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser({ regulation: 'x-wing/de' })
})
afterAll(() => opened?.close())

type Ship = ListOf<'squad'>['ships'][number]

const ship = (name: string, points: number, size: Ship['size'], attack: number): Ship => ({
  ...{ kind: 'ship', name, points, size, attack, hull: 6, shields: 4, upgrades: [] },
  ...{ product: null, marks: [], proxies: [], factions: { card: 'rebel' } },
})

/** Two ships that no catalogue has, of 50 each, one of them large, with a hull and shields of 10. */
const squad: ListOf<'squad'> = {
  kind: 'squad',
  faction: 'rebel',
  ships: [ship('Old Freighter', 50, 'large', 3), ship('Cloudrunners', 50, 'small', 2)],
  total: 100,
  obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
  damageDeck: 'original',
}

it('counts by the lists what is left, rolls a salvo, and asks of a card what the document does', async () => {
  const { browser, hall } = opened
  await hall.register('Cid Marr', 'Dot Vance', 'Emil Stroud', 'Freya Lang')
  for (const player of ['p1', 'p2', 'p3', 'p4']) {
    await hall.give({ kind: 'submit-list', player: player as never, list: squad })
  }
  await hall.give({ kind: 'open-lists', to: 'opponents' })

  const desk = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 1440, height: 1000 },
  })
  await desk.page.goto(await hall.invite({ role: 'organizer', label: 'Ada Rem' }))
  await desk.page.waitForURL(/\/events\//)
  await desk.show('lists')
  await desk.by('list-1').getByRole('button').click()
  const fold = desk.by('details-0')
  await fold.locator('summary').first().click()
  const card = desk.by('detail-Old Freighter')
  await card.locator('summary').click()
  const found = async (...rules: readonly string[]) => {
    const text = (await desk.by('findings').textContent()) ?? ''
    for (const rule of rules) expect(text).toContain(rule)
  }
  await card.getByTestId('card-namesakes').fill('Grundspiel')
  await found('XWDE-35')
  await card.getByTestId('card-product').fill('Helden des Widerstands')
  await card.getByTestId('card-released').fill('2099-01-01')
  await card.getByTestId('card-language').selectOption('another-language')
  await card.getByTestId('card-token').selectOption('imperial')
  await card.getByTestId('card-proxy-base').check()
  await found('XWDE-47', 'XWDE-46', 'XWDE-30')
  await checkPage(desk)

  await hall.start()
  await hall.publish()
  await desk.show('tables')
  await desk.by('lane').fill('2 ')
  await desk.page.keyboard.press('=')
  const calculator = desk.by('calculator')
  await calculator.waitFor()
  expect(await calculator.textContent()).toContain('less than half of its hull and shields')
  const left = calculator.locator('select').nth(0)
  await left.selectOption('left-5')
  expect(await calculator.locator('legend').first().textContent()).toMatch(/: 0$/)
  await left.selectOption('left-4')
  expect(await calculator.locator('legend').first().textContent()).toMatch(/: 25$/)
  await left.selectOption('stands')
  expect(await desk.by('calculator-dice').textContent()).toContain('5 – 5')
  await checkPage(desk)
  // The dice come along into the line; the hits are typed behind them.
  await desk.by('calculator-take').click()
  expect(await desk.by('lane').inputValue()).toBe('2 0 0 5/5 ')
  expect(await desk.by('token-3').textContent()).toContain('Dice')
  await desk.by('lane').fill('')

  const { tables } = await hall.view<{ tables: { players: { player: string }[] }[] }>('tables')
  const [one = '', two = ''] = tables[0]?.players.map(({ player }) => player) ?? []
  const phones = []
  for (const player of [one, two]) {
    const phone = await openWindow(browser, {
      locale: 'en-GB',
      viewport: { width: 390, height: 844 },
    })
    await phone.page.goto(await hall.linkOf(player))
    await phone.page.waitForURL(/\/me/)
    await phone.page.goto(`${hall.url}/events/${hall.event}/me#report`)
    // Whoever is first says for both that the match is over.
    if (phones.length === 0) {
      await phone.by('match-ended').click()
      await phone.by('yes-ended').click()
    }
    await phone.by('own-score').waitFor()
    phones.push(phone)
  }
  const [first, second] = phones
  if (first === undefined || second === undefined) throw new Error('no phones')
  // A name is read in one piece also where two lists share a small phone.
  await first.page.setViewportSize({ width: 360, height: 740 })
  const words = first.by('own-ship-1').locator('span')
  const lines = await words.evaluate((name) => {
    const text = document.createRange()
    text.selectNodeContents(name)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
  // Both have lost the small ship and what counts half: the salvo decides.
  for (const whose of ['own-ship', 'their-ship']) {
    await first.by(`${whose}-0`).selectOption('left-4')
    await first.by(`${whose}-1`).click()
  }
  expect(await first.by('own-score').inputValue()).toBe('75')
  expect(await first.by('half-points').textContent()).toContain('XWDE-85')
  await first.by('salvo-rolls').locator('summary').click()
  expect(await first.by('salvo-dice-first').inputValue()).toBe('3')
  await first.by('salvo-hits-1-first').fill('1')
  await first.by('salvo-hits-1-second').fill('1')
  await first.by('salvo-hits-2-first').fill('2')
  await first.by('salvo-hits-2-second').fill('0')
  await checkPage(first)
  await first.by('hand-in').click()
  await first.by('said').waitFor()
  await second.by('own-score').fill('75')
  await second.by('other-score').fill('75')
  await second.by('salvo').selectOption('first')
  await second.by('hand-in').click()
  await desk.resultAt(1).waitFor()
  for (const window of [desk, first, second]) expect(window.complaints).toEqual([])
})
