import type { PublicPlayerRow } from '@topcut/engine'
import { shortCodeOf } from '@topcut/protocol/short-address'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPage, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser()
})
afterAll(() => opened?.close())

const viewport = { width: 390, height: 844 }

it('a stranger comes in by the code on the first page, and is told what helps where it is wrong', async () => {
  const { browser, hall, anotherEvent } = opened
  // Two events with the same tables: a matter of whoever runs them.
  const second = await anotherEvent()
  for (const { give } of [hall, second]) await give({ kind: 'set-tables', first: 1, closed: [] })
  const code = await hall.code()
  const phone = await openWindow(browser, { locale: 'en-GB', viewport, hasTouch: true })
  const { page, by } = phone
  await page.goto(hall.url)
  await by('join-code').waitFor()
  expect(await by('overlap').count()).toBe(0)
  await checkPage(phone)

  await by('join-go').click()
  await page.getByText('Type the code from the poster.').waitFor()
  await by('join-code').fill('o0i1bs')
  await by('join-go').click()
  await by('join-nowhere').getByText('O0I1BS').waitFor()
  expect(await page.textContent('main')).not.toContain('topcut')
  await checkPage(phone)

  await by('join-code').fill(` ${code.toLowerCase()} `)
  await by('join-go').click()
  await page.waitForURL(/\/register\?code=/)
  await by('name').fill('Ola Źrebak')
  await by('register').click()
  await page.waitForURL(/\/me/)
  // Now that there is a table to wait for, and not before, the phone offers to tell of it.
  await by('tab-match').click()
  const players = await hall.view<readonly PublicPlayerRow[]>('players')
  const list = { kind: 'text', text: 'Three ships' } as const
  for (const { player } of players) await hall.give({ kind: 'submit-list', player, list })
  await by('offer-alert').click()
  await by('offer-alert').waitFor({ state: 'detached' })
  expect(phone.complaints).toEqual([])
  // From now on the same address leads to the own page.
  for (const short of [code, shortCodeOf(hall.event)]) {
    await page.goto(`${hall.url}/j/${short}`)
    await page.waitForURL(/\/me/)
  }
})

it('the page to register on asks again by itself where nothing was answered', async () => {
  const { browser, hall } = opened
  const phone = await openWindow(browser, { locale: 'en-GB', viewport, hasTouch: true })
  let asked = 0
  await phone.page.route('**/views/event', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await phone.page.goto(`${hall.url}/events/${hall.event}/register?code=${await hall.code()}`)
  await phone.by('name').waitFor()
  expect(asked).toBe(2)
})

it.each([
  ['en-GB', 'This link does not work any more', 'Ask the organizer at the desk'],
  ['de-DE', 'Dieser Link funktioniert nicht mehr', 'Fragen Sie die Turnierleitung'],
  ['pl-PL', 'Ten link już nie działa', 'Poproś organizatora'],
])(
  'a link that is dead says so in its heading, and the code goes on from there (%s)',
  async (locale, heading, ask) => {
    const { browser, hall } = opened
    const phone = await openWindow(browser, { locale, viewport, hasTouch: true })
    await phone.page.goto(`${hall.url}/in#${'x'.repeat(27)}`)
    await phone.by('dead-link').getByText(ask, { exact: false }).waitFor()
    expect(await phone.page.locator('h1').allTextContents()).toEqual([heading])
    expect(await phone.page.textContent('main')).not.toContain('topcut')
    await checkPage(phone)
    await phone.by('join-code').fill(await hall.code())
    await phone.by('join-go').click()
    await phone.page.waitForURL(/\/register\?code=/)
    await phone.by('name').waitFor()
  },
)

it('a poster has the short address, and refuses one that no phone could open', async () => {
  const { browser, hall, cookie } = opened
  const code = await hall.code()
  const desk = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  })
  const [name = '', value = ''] = cookie.split('=')
  await desk.page.context().addCookies([{ name, value, url: hall.url }])
  await desk.page.goto(`${hall.url}/events/${hall.event}/poster`)
  await desk.by('poster-join').waitFor()
  await desk.by('poster-address').fill('the hall')
  await desk.page.getByText('No phone could open this.', { exact: false }).waitFor()
  expect(await desk.by('poster').textContent()).not.toContain('the hall')
  await checkPage(desk)
  await desk.by('poster-address').fill('192.168.1.20:8080')
  await expect.poll(() => desk.by('poster-join').textContent()).toBe(`192.168.1.20:8080/j/${code}`)
  expect(await desk.page.getByText('No phone could open this.').count()).toBe(0)
  expect(desk.complaints).toEqual([])
})
