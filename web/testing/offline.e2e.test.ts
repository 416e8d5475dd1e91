import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

let data: string
let topcut: TopcutProcess
let browser: Browser
let hall: PhoneHall
const open: DeskWindow[] = []

beforeAll(async () => {
  const isGiven = process.env['TOPCUT_PAGES'] !== undefined
  if (!isGiven && !pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  data = mkdtempSync(join(tmpdir(), 'topcut-offline-'))
  // As if somebody vouched for it: of one that is only clicked away a browser keeps no page.
  browser = await openBrowser(['--ignore-certificate-errors'])
  // The organizer of this test goes past the warning.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  topcut = await startTopcut({ data, args: ['--tls'] })
  hall = await openPhoneHall(topcut, await topcut.signIn())
  await hall.register('Cid Marr', 'Dot Vance')
  await hall.start()
  await hall.publish()
})
afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
  vi.unstubAllEnvs()
  rmSync(data, { recursive: true, force: true })
})
afterEach(async () => {
  for (const phone of open.splice(0)) await phone.page.context().close()
})

const newPhone = async (): Promise<DeskWindow> => {
  const options = { locale: 'en-GB', viewport: { width: 390, height: 844 } }
  const phone = await openWindow(browser, { ...options, ignoreHTTPSErrors: true })
  open.push(phone)
  return phone
}

/** The scripts of those versions of a page that would open without a network from now on. */
const keptVersions = ({ page }: DeskWindow, document: string): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    if (navigator.serviceWorker.controller === null) return []
    const whole: string[] = []
    for (const name of await caches.keys()) {
      const set = await caches.open(name)
      if (name.startsWith(`${wanted} `) && (await set.match(`/${wanted}`)) !== undefined)
        whole.push(name.slice(wanted.length + 1))
    }
    return whole
  }, document)

const isKept = (phone: DeskWindow, document: string) =>
  vi.waitFor(async () => expect(await keptVersions(phone, document)).toHaveLength(1), {
    timeout: 20_000,
    interval: 200,
  })

it('a phone shows its table after F5 without a network, says how old that is, and goes on', async () => {
  const phone = await newPhone()
  await phone.page.goto(await hall.linkOf('p1'))
  await phone.by('table').waitFor()
  const table = await phone.by('table').textContent()
  await isKept(phone, 'phone')
  await phone.page.context().setOffline(true)
  await phone.page.reload()
  await phone.by('age').waitFor()
  expect(await phone.by('table').textContent()).toBe(table)
  expect(await phone.by('age').textContent()).toMatch(/As of \d/)
  await checkPage(phone)
  await phone.page.context().setOffline(false)
  await phone.by('age').waitFor({ state: 'detached' })
  expect(phone.complaints).toEqual([])
})

it('what everybody sees is shown after F5 without a network, and nothing of another event', async () => {
  const phone = await newPhone()
  const address = `${hall.url}/events/${hall.event}/public`
  await phone.page.goto(address)
  await phone.page.getByText('Cid').first().waitFor()
  await isKept(phone, 'public')
  await phone.page.context().setOffline(true)
  await phone.page.reload()
  await phone.by('lost').waitFor()
  await phone.page.getByText('Cid').first().waitFor()
  await phone.page.goto(`${hall.url}/events/another/public`)
  await phone.page.getByText('cannot be reached').waitFor()
  expect(await phone.page.getByText('Cid').count()).toBe(0)
})

it('nothing is left on a phone that signs out', async () => {
  const phone = await newPhone()
  await phone.page.goto(await hall.linkOf('p2'))
  await phone.by('table').waitFor()
  await isKept(phone, 'phone')
  await phone.page.evaluate(() => fetch('/api/session', { method: 'DELETE' }))
  const left = await phone.page.evaluate(async () => ({
    kept: Object.keys(localStorage).filter((key) => key.startsWith('topcut.phone')),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(left).toEqual({ kept: [], caches: [], workers: 0 })
})
