import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { openWindow } from './desk-window.suite.ts'

let topcut: TopcutProcess
let browser: Browser

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut()
})
afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
})

const passphrase = 'correct horse battery'

it('a name and a passphrase let in from another browser, which is seen and ended from the first', async () => {
  const first = await openWindow(browser, { locale: 'en-GB' })
  await first.page.goto(topcut.ownerLink())
  await first.page.locator('form.secret [name=username]').fill('Ada')
  await first.page.locator('form.secret [name=secret]').fill(passphrase)
  await first.page.locator('form.secret button').click()
  await first.page.locator('form.secret').waitFor({ state: 'detached' })

  const other = await openWindow(browser, { locale: 'en-GB' })
  await other.page.goto(topcut.url)
  const signIn = async (name: string) => {
    await other.page.locator('form.secret [name=username]').fill(name)
    await other.page.locator('form.secret [name=secret]').fill(passphrase)
    await other.page.locator('form.secret button').click()
  }
  await signIn('Eve')
  await other.page.getByText('do not belong together').waitFor()
  await signIn('ada')
  await other.by('create-event').waitFor()

  await first.by('account-line').getByRole('link').click()
  await first.by('session').nth(1).waitFor()
  expect(await first.by('session').count()).toBe(2)
  await first.by('end-session').click()
  await first.page.waitForFunction(
    () => document.querySelectorAll('[data-testid="session"]').length === 1,
  )
  await first.page.reload()
  await first.by('security-log').getByText('Ada signed in').first().waitFor()
  await first.by('security-log').getByText('unknown name refused').waitFor()
  await other.page.reload()
  await other.page.locator('form.secret').waitFor()

  await first.by('sign-out').click()
  await first.page.locator('form.secret').waitFor()
  for (const { page } of [first, other]) await page.context().close()
})
