import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { type RunningDemo, startDemo } from './demo.suite.ts'

let browser: Browser
let demo: RunningDemo

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  demo = await startDemo()
})
afterAll(async () => {
  await browser?.close()
  await demo?.stop()
})

const open = async (address: string): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.goto(address)
  return page
}

/** Said to everybody, and seen by those who have their page open. */
const said = (page: Page, text: string) => page.getByText(text).first()

it('starts over under the eyes of whoever looks: open pages follow without being loaded again', async () => {
  const [, link = ''] = /organizer comes in here: (\S+)/.exec(demo.output()) ?? []
  const [, event = ''] = /\/events\/(\w+)\/public/.exec(demo.output()) ?? []
  const desk = await open(link)
  await desk.waitForURL(/\/$/)
  await desk.goto(`${demo.url}/events/${event}#tables`)
  const spectator = await open(`${demo.url}/events/${event}/public`)
  const own = 'Lunch break after round 3'
  await said(spectator, own).waitFor()
  await desk.getByTestId('lane').fill('1 100 60')
  await desk.getByTestId('lane').press('Enter')
  const row = desk.getByTestId('table-1')
  await row.getByText('100 – 60').waitFor()
  const cookie = await demo.comeIn(0)
  const command = { kind: 'announce-message', text: 'Somebody was here.' }
  await demo.ask(`/events/${event}/commands`, cookie, { id: 'visitor-1', command })
  await said(spectator, 'Somebody was here.').waitFor()
  for (const page of [desk, spectator])
    await page.evaluate(() => Reflect.set(window, 'isSame', true))

  await demo.reset()
  await row.getByText('100 – 60').waitFor({ state: 'detached' })
  await said(spectator, own).waitFor()
  // And whoever was in goes on.
  await desk.getByTestId('lane').fill('1 60 100')
  await desk.getByTestId('lane').press('Enter')
  await row.getByText('60 – 100').waitFor()
  for (const page of [desk, spectator])
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})
