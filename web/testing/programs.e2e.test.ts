import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

let topcut: TopcutProcess
let browser: Browser
let hall: PhoneHall
let desk: DeskWindow

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut()
  const cookie = await topcut.signIn()
  hall = await openPhoneHall(topcut, cookie)
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const [name = '', value = ''] = cookie.split('=')
  await desk.page.context().addCookies([{ name, value, url: topcut.url }])
  await desk.page.goto(`${topcut.url}/events/${hall.event}`)
  await desk.show('leaders')
})

afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
})

const asked = async (token: string) =>
  (
    await fetch(`${topcut.url}/api/events/${hall.event}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status

it('a program is let in with a role, and is out as soon as its token is revoked', async () => {
  await desk.by('program-name').fill('The scoreboard')
  await desk.page.getByLabel('What it may do').selectOption('scorekeeper')
  await desk.by('make-program').click()
  const shown = desk.by('program-token').locator('code')
  await shown.waitFor()
  const token = (await shown.textContent()) ?? ''
  expect(token).toMatch(/^topcut_/)
  expect(await asked(token)).toBe(200)
  expect(await desk.by('program').textContent()).toContain('The scoreboard')
  await checkPage(desk)
  await desk.page.reload()
  await desk.by('program').waitFor()
  expect(await desk.by('program').textContent()).toContain('last used')
  expect(await desk.page.content()).not.toContain(token)
  await desk.page.setViewportSize({ width: 390, height: 844 })
  await checkPage(desk)
  await desk.by('revoke-program').click()
  await desk.by('program').waitFor({ state: 'detached' })
  expect(await asked(token)).toBe(401)
})

it('the description of the API is read on a phone without scrolling aside', async () => {
  await desk.page.goto(`${topcut.url}/api`)
  for (const summary of await desk.page.locator('article > details > summary').all())
    await summary.click()
  const isWider = await desk.page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isWider).toBe(false)
})
