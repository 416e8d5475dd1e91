import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openNewEvent, openWindow } from './desk-window.suite.ts'

let topcut: TopcutProcess
let browser: Browser
let desk: DeskWindow

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
})
beforeEach(async () => {
  topcut = await startTopcut({ args: ['--host', '0.0.0.0'] })
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 820, height: 1180 } })
})
afterEach(async () => {
  await desk.page.context().close()
  await topcut.stop()
})

const passphrase = 'correct horse battery'

it('runs from another machine over plain HTTP, and asks again before what cannot be taken back', async () => {
  // The address that a tablet in the hall uses; on a machine without a network there is none.
  const { port } = new URL(topcut.url)
  const found = topcut.output().match(/^ {2}(http:\/\/\S+)$/m)?.[1]
  const address = found ?? `http://localhost:${port}`
  await desk.page.goto(topcut.ownerLink().replace(topcut.url, address))
  await desk.page.locator('form.secret button').click()
  await desk.page.locator('form.secret').getByText('Type the name').waitFor()
  await desk.page.locator('form.secret [name=username]').fill('Ada')
  await desk.page.locator('form.secret button').click()
  await desk.page.locator('form.secret').getByText('Type your passphrase.').waitFor()
  await desk.page.locator('form.secret [name=secret]').fill(passphrase)
  await desk.page.locator('form.secret button').click()
  await desk.page.locator('form.secret').waitFor({ state: 'detached' })
  await openNewEvent(desk)
  await desk.by('event-name').fill('Harbour City Open')
  await desk.by('create-event').click()
  await desk.by('add-players').waitFor()

  await desk.show('leaders')
  await desk.by('leader-name').fill('Ines Thorn')
  await desk.by('appoint').click()
  const prompt = desk.page.locator('dialog.passphrase-dialog')
  if (found !== undefined) {
    await prompt.waitFor()
    expect(await prompt.textContent()).toContain('listen in')
    await prompt.locator('input').fill('not this one')
    await prompt.locator('form.secret button').click()
    await prompt.getByText('not the passphrase').waitFor()
    await prompt.locator('input').fill(passphrase)
    await prompt.locator('form.secret button').click()
  }
  await desk.by('link').first().waitFor()
  expect(await prompt.count()).toBe(0)
  await checkPage(desk)
  expect(desk.complaints).toEqual([])
})
