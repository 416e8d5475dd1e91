import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaderId, type PublicTables } from '@topcut/engine'
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
let organizer: string
let hall: PhoneHall
const open: DeskWindow[] = []

beforeAll(async () => {
  const isGiven = process.env['TOPCUT_PAGES'] !== undefined
  if (!isGiven && !pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  data = mkdtempSync(join(tmpdir(), 'topcut-over-tls-'))
  // As if somebody vouched for it: of one that is only clicked away a browser keeps no page.
  browser = await openBrowser(['--ignore-certificate-errors'])
  // The organizer of this test goes past the warning.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  topcut = await startTopcut({ data, args: ['--tls'] })
  organizer = await topcut.signIn()
  hall = await openPhoneHall(topcut, organizer)
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

/** What a browser remarks where the worker took over while the page was loading. */
const isOnTakeOver = (text: string) => text.includes('cross-world service worker resource mismatch')

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
  expect(phone.complaints.filter((text) => !isOnTakeOver(text))).toEqual([])
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

/** What a device still knows of whoever was there. */
const leftOn = ({ page }: DeskWindow) =>
  page.evaluate(async () => ({
    kept: Object.keys(localStorage).filter((key) => /phone|outbox|my-name|registration/.test(key)),
    typed: Object.keys(sessionStorage),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

/** As a player does it, from the menu; what everybody may see is shown then. */
const goOut = async ({ page, by }: DeskWindow) => {
  await by('menu').click()
  await by('sign-out').click()
  await by('go-out').click()
  await page.waitForURL(/\/public$/)
}

it('nothing is left on a phone that signs out, and the next player there sees the own table', async () => {
  const phone = await newPhone()
  await phone.page.goto(await hall.linkOf('p2'))
  await phone.by('table').waitFor()
  await isKept(phone, 'phone')
  // By itself, so that the page which is shown next does not keep itself anew meanwhile.
  await phone.page.route(/\/public$/, (route) => route.fulfill({ body: 'out' }))
  await goOut(phone)
  expect(await leftOn(phone)).toEqual({ kept: [], typed: [], workers: 0 })
  expect(await phone.page.evaluate(() => caches.keys())).toEqual([])
  await phone.page.goto(`${hall.url}/events/${hall.event}/me`)
  await phone.by('to-register').waitFor()
  await phone.page.goto(await hall.linkOf('p1'))
  await phone.by('table').waitFor()
  expect(await phone.page.locator('main').textContent()).toContain('Dot V.')
})

/** What the page asks of the phone, which is not here: every notification by its tag. */
const withNotifications = (page: DeskWindow['page']) =>
  page.addInitScript(() => {
    const shown = new Map<string, string>()
    Object.assign(window, { shown })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    const worker = ServiceWorkerRegistration.prototype
    worker.showNotification = async (title, how) => {
      shown.set(how?.tag ?? '', `${title}: ${how?.body}`)
    }
    worker.getNotifications = async (which) =>
      [{ close: () => shown.delete(which?.tag ?? '') }] as unknown as Notification[]
  })

it('a call is a notification on a judge’s phone, and gone once somebody goes', async () => {
  const leader = leaderId('jo')
  await hall.give({ kind: 'appoint-leader', leader, role: 'judge' })
  const phone = await newPhone()
  await withNotifications(phone.page)
  await phone.page.goto(await hall.invite({ role: 'judge', label: 'Jo Falk', leader }))
  await phone.page.waitForURL(/\/events\//)
  await phone.page.goto(`${hall.url}/events/${hall.event}/judge`)
  await phone.by('turn-sound-on').click()
  await phone.by('sound-on').getByText('as a notification').waitFor()
  const shown = () =>
    phone.page.evaluate(() => [
      ...(window as unknown as { readonly shown: ReadonlyMap<string, string> }).shown.values(),
    ])
  const { tables } = await hall.view<PublicTables>('tables')
  const match = tables[0]?.match ?? expect.fail('no table')
  await hall.give({ kind: 'call-judge', match, about: 'a ship off the edge' })
  await expect.poll(shown).toEqual(['Table 1: The desk: “a ship off the edge”'])
  await phone.by('take-call').click()
  await expect.poll(shown).toEqual([])
})

it('a poster has the fingerprint that the terminal has printed, and every address says https', async () => {
  const desk = await newPhone()
  const [name = '', value = ''] = organizer.split('=')
  const cookie = { name, value, url: topcut.url, secure: true, httpOnly: true }
  await desk.page.context().addCookies([{ ...cookie, sameSite: 'Strict' }])
  await desk.page.goto(`${hall.url}/events/${hall.event}/poster`)
  await desk.by('poster-address').fill('192.168.1.5:8080')
  await desk.by('poster-fingerprint').waitFor()
  const rows = await desk.by('poster-fingerprint').locator('span:not(.vh)').allTextContents()
  expect(rows).toHaveLength(4)
  for (const row of rows) expect(topcut.output()).toContain(`  ${row.trim()}\n`)
  const poster = (await desk.by('poster').textContent()) ?? ''
  expect(poster).toContain('https://192.168.1.5:8080/j/')
  expect(poster).not.toContain('http://')
})

it('over plain HTTP nothing of that exists, and signing out leaves as little', async () => {
  const plain = await startTopcut()
  const other = await openPhoneHall(plain, await plain.signIn())
  await other.register('Cid Marr', 'Dot Vance')
  await other.start()
  await other.publish()
  const phone = await newPhone()
  await phone.page.goto(`${other.url}/events/${other.event}/public`)
  await phone.page.getByText('Cid').first().waitFor()
  await phone.page.goto(await other.linkOf('p1'))
  await phone.by('table').waitFor()
  // What was shown is kept when the page is left.
  await phone.page.reload()
  await phone.by('table').waitFor()
  expect(await leftOn(phone)).toMatchObject({ kept: [`topcut.phone.${other.event}`], workers: 0 })
  const plainly = () =>
    phone.page.evaluate(async () => [await caches.keys(), localStorage.getItem('topcut.public')])
  expect(await plainly()).toEqual([[], null])
  await goOut(phone)
  await phone.page.getByText('Cid').first().waitFor()
  expect(await leftOn(phone)).toMatchObject({ kept: [], workers: 0 })
  expect(phone.complaints).toEqual([])
  await plain.stop()
})

/** The pages as a later version has them: a file that differs has another name. */
const laterPages = (): string => {
  const folder = join(data, 'later')
  cpSync(process.env['TOPCUT_PAGES'] ?? join(houseRoot, '.cache/web'), folder, { recursive: true })
  const assets = join(folder, 'en/assets')
  const names = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
  for (const path of [...names.map((name) => join(assets, name)), join(folder, 'en/phone.html')]) {
    for (const packed of ['br', 'gz']) rmSync(`${path}.${packed}`, { force: true })
    const later = readFileSync(path, 'utf8').replace(/[\w.-]+\.(?:js|css)/g, (name) =>
      names.includes(name) ? `later-${name}` : name,
    )
    writeFileSync(path, later)
  }
  for (const name of names) renameSync(join(assets, name), join(assets, `later-${name}`))
  return folder
}

it('after an update a phone that was opened without a network has the new pages by itself', async () => {
  const phone = await newPhone()
  await phone.page.goto(await hall.linkOf('p1'))
  await phone.by('table').waitFor()
  await isKept(phone, 'phone')
  await topcut.kill('SIGTERM')
  await phone.page.reload()
  await phone.by('age').waitFor()
  const script = () => phone.page.locator('script[type="module"]').first().getAttribute('src')
  expect(await script()).not.toContain('later-phone')
  topcut = await startTopcut({
    data,
    args: ['--tls', '--port', new URL(topcut.url).port],
    env: { TOPCUT_PAGES: laterPages() },
  })
  await vi.waitFor(async () => expect(await script()).toContain('later-phone'), 60_000)
  await phone.by('table').waitFor()
  const only = [await script()]
  await vi.waitFor(async () => expect(await keptVersions(phone, 'phone')).toEqual(only), 60_000)
  await topcut.kill('SIGTERM')
  await phone.page.reload()
  await phone.by('table').waitFor()
  expect(await script()).toContain('later-phone')
}, 180_000)
