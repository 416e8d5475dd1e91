import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openReceiver } from '../../server/src/hooks/kills/receiver.suite.ts'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow, signIn } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

let topcut: TopcutProcess
let browser: Browser
let desk: DeskWindow
let hall: PhoneHall
let receiver: Awaited<ReturnType<typeof openReceiver>>
let isOpen = true

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
})

beforeEach(async () => {
  isOpen = true
  receiver = await openReceiver((_, reply) => void reply.writeHead(isOpen ? 200 : 503).end())
  topcut = await startTopcut({ env: { TOPCUT_LOCAL_HOOKS: 'yes' } })
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  await signIn(desk, topcut)
  const [cookie] = await desk.page.context().cookies()
  hall = await openPhoneHall(topcut, `${cookie?.name}=${cookie?.value}`)
})

afterEach(async () => {
  expect(desk.complaints).toEqual([])
  await desk.page.context().close()
  await topcut.kill('SIGTERM')
  await receiver.stop()
  rmSync(topcut.data, { recursive: true, force: true })
})

it('a channel is told from the settings, and they show what came of each message', async () => {
  await desk.page.goto(`${topcut.url}/events/${hall.event}#settings`)
  await desk.by('settings-to-hooks').click()
  await desk.by('hook-add').click()
  await desk.by('hook-url').fill('ftp://nowhere.example/')
  await desk.by('hook-save').click()
  await desk.by('trouble').getByText('https://').waitFor()
  await desk.by('hook-url').fill(`${receiver.url}/in`)
  await desk.by('hook-topic-messages').check()
  await desk.by('hook-language').selectOption('de')
  await desk.by('hook-save').click()
  expect(await desk.by('hook-secret').inputValue()).toMatch(/^whsec_/)

  await desk.by('hook-trial').click()
  const first = desk.by('hook-delivery').first()
  await first.getByText('delivered').waitFor()
  await first.getByText('Trial', { exact: true }).waitFor()
  await desk.page.reload()
  await desk.by('hook-deliveries').click()
  await first.getByText('delivered').waitFor()
  expect(await desk.by('hook-secret').count()).toBe(0)
  await hall.give({ kind: 'announce-message', text: 'Mittag!' })
  await first.getByText('Message', { exact: true }).waitFor()
  expect(receiver.bodies().at(-1).text).toContain('Mittag!')
  await first.getByTestId('hook-again').click()
  await first.getByText('2 attempts').waitFor()
  expect(receiver.arrivals.at(-1)?.id).toBe(receiver.arrivals.at(-2)?.id)

  isOpen = false
  await hall.give({ kind: 'announce-message', text: 'Weiter!' })
  await desk.page.locator('[data-testid=hook-delivery][data-state=waiting]').waitFor()
  await first.getByText('answer 503').waitFor()
  await desk.page.locator('[data-testid=hook][data-state=failing]').waitFor()
  await checkPage(desk)
  await desk.page.setViewportSize({ width: 390, height: 844 })
  await checkPage(desk)
  await desk.page.setViewportSize({ width: 1440, height: 900 })

  isOpen = true
  // Where the next attempt came before the door was open, the one after it is half a minute away.
  await desk.page.locator('[data-testid=hook][data-state=going]').waitFor({ timeout: 60_000 })
  await desk.by('hook-remove').click()
  await desk.by('hook-remove-surely').click()
  await desk.by('hook').waitFor({ state: 'detached' })
})
