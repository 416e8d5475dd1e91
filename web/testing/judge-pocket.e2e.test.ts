import { leaderId, type PublicTables } from '@topcut/engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DeskWindow, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser()
})
afterAll(() => opened?.close())

/** What a judge in a loud hall is promised. */
const promised = 2_000

type Heard = { readonly what: 'sound' | 'vibration' | 'title'; readonly at: number }

/** Writes down when the page sounds, vibrates and changes its title. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard[] = []
    Object.assign(window, { heard })
    const note = (what: Heard['what']) => heard.push({ what, at: Date.now() })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
      // The hum that keeps the page awake is no ring.
      if (this.frequency.value > 100) note('sound')
      start.apply(this, when)
    }
    navigator.vibrate = () => {
      // As the browser of a phone does it.
      if (document.visibilityState === 'hidden') return false
      note('vibration')
      return true
    }
    const look = () => {
      if (document.title.startsWith('●')) note('title')
    }
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document.head, {
        childList: true,
        subtree: true,
        characterData: true,
      }),
    )
  })

const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly heard: readonly Heard[] }).heard)

/** In a pocket, or in the hand again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

const judgePhone = async (id: string, label: string): Promise<DeskWindow> => {
  const { browser, hall } = opened
  const leader = leaderId(id)
  await hall.give({ kind: 'appoint-leader', leader, role: 'judge' })
  const link = await hall.invite({ role: 'judge', label, leader })
  const phone = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await listen(phone.page)
  await phone.page.goto(link)
  await phone.page.waitForURL(/\/events\//)
  await phone.page.goto(`${hall.url}/events/${hall.event}/judge`)
  await phone.by('turn-sound-on').click()
  await phone.by('sound-on').waitFor()
  return phone
}

it('a call reaches two judges within two seconds, the one with the phone in the pocket, too', async () => {
  const { hall } = opened
  await hall.register('Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance')
  await hall.start()
  await hall.publish()
  const jo = await judgePhone('jo', 'Jo Falk')
  const mo = await judgePhone('mo', 'Mo Beld')
  await setHidden(mo.page, true)
  const { tables } = await hall.view<PublicTables>('tables')
  const match = tables[0]?.match ?? expect.fail('no table')

  const called = Date.now()
  await hall.give({ kind: 'call-judge', match, about: 'Can you watch the pace?' })
  await jo.by('loud-call').getByText('Can you watch the pace?').waitFor()
  await expect.poll(async () => (await heardBy(mo.page)).some(({ at }) => at >= called)).toBe(true)

  const after = async ({ page }: DeskWindow, what: Heard['what']) => {
    const first = (await heardBy(page)).find((one) => one.what === what && one.at >= called)
    return first === undefined ? null : first.at - called
  }
  const delays = {
    'in the hand': {
      sound: await after(jo, 'sound'),
      vibration: await after(jo, 'vibration'),
      title: await after(jo, 'title'),
    },
    'in the pocket': { sound: await after(mo, 'sound'), title: await after(mo, 'title') },
  }
  console.log(`from the call to the judge, in milliseconds: ${JSON.stringify(delays)}`)
  for (const phone of Object.values(delays)) {
    for (const delay of Object.values(phone)) expect(delay ?? Infinity).toBeLessThan(promised)
  }
  // No browser lets a hidden page vibrate; it does as soon as somebody takes it out.
  expect(await after(mo, 'vibration')).toBeNull()
  expect(await mo.page.title()).toContain('● Table')
  await setHidden(mo.page, false)
  await expect.poll(() => after(mo, 'vibration')).not.toBeNull()

  // One goes, and the other's phone is quiet again.
  await jo.by('take-call').click()
  await jo.by('table-sheet').waitFor()
  await mo.by('loud-call').waitFor({ state: 'detached' })
  await mo.page.getByText('Jo Falk is going').waitFor()
  expect(await mo.page.title()).not.toContain('●')

  // Handed on, it is the other's.
  await jo.by('give-call').click()
  await jo.by('give-call-mo').click()
  await mo.page.getByText('You are going').waitFor()
  for (const phone of [jo, mo]) expect(phone.complaints).toEqual([])
})
