import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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
  await first.page.locator('form.secret').waitFor()
  // Whoever signs out without one could not come back: it is said beside the button.
  await first.by('account-line').getByRole('link').click()
  await first.by('no-passphrase').getByRole('link').click()
  await first.page.locator('form.secret [name=username]').fill('Ada')
  await first.page.locator('form.secret [name=secret]').fill(passphrase)
  await first.page.locator('form.secret button').click()
  await first.by('passphrase-kept').getByText('Next time, sign in').waitFor()

  const other = await openWindow(browser, { locale: 'en-GB' })
  await other.page.goto(topcut.url)
  await other.by('to-sign-in').waitFor()
  // Nothing here to create with, and no sentence about it: the one form is for a code.
  expect(await other.page.locator('form:not(.joining form)').count()).toBe(0)
  await other.by('to-sign-in').click()
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
  await other.by('to-sign-in').waitFor()

  expect(await first.by('no-passphrase').count()).toBe(0)
  await first.by('sign-out').click()
  await first.by('to-sign-in').waitFor()
  for (const { page } of [first, other]) await page.context().close()
})

it('the owner invites an organizer, whose link opens on one device, and takes the account back', async () => {
  const owner = await openWindow(browser, { locale: 'en-GB' })
  await owner.page.goto(`${topcut.url}/in`)
  await owner.page.locator('form.secret [name=username]').fill('Ada')
  await owner.page.locator('form.secret [name=secret]').fill(passphrase)
  await owner.page.locator('form.secret button').click()
  await owner.by('account-line').getByRole('link').click()
  await owner.by('invite-organizer').click()
  await owner.page.getByText('Type a name.').waitFor()
  await owner.by('organizer-name').fill('Ines')
  await owner.by('invite-organizer').click()
  const link = await owner.by('link').inputValue()

  const invited = await openWindow(browser, { locale: 'en-GB' })
  await invited.page.goto(link)
  await invited.page.locator('form.secret [name=secret]').fill('another one to keep')
  const second = await openWindow(browser, { locale: 'en-GB' })
  await second.page.goto(link)
  await second.page.getByText('another one was first').waitFor()
  await invited.page.locator('form.secret button').click()
  await invited.page.locator('form.secret').waitFor({ state: 'detached' })
  await invited.by('account-line').getByText('Ines').waitFor()

  await owner.page.reload()
  await owner.by('organizer').getByText('Ines').first().waitFor()
  await owner.by('take-back').click()
  await owner.by('take-back-sure').click()
  await owner.by('organizer').waitFor({ state: 'detached' })
  await owner.by('security-log').getByText('Ada removed the account of Ines').waitFor()
  await invited.page.reload()
  await invited.by('to-sign-in').waitFor()
  for (const { page } of [owner, invited, second]) await page.context().close()
})

it('a forgotten passphrase is chosen anew by a link from the machine', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    `${houseRoot}/cli/src/main.ts`,
    'link',
    '--data',
    topcut.data,
  ])
  const token = /#([\w-]+)/.exec(stdout)?.[0] ?? ''
  const { page, by } = await openWindow(browser, { locale: 'en-GB' })
  await page.goto(`${topcut.url}/in${token}`)
  await page.getByRole('heading', { name: 'Forgotten your passphrase?' }).waitFor()
  await page.getByRole('link', { name: 'Change the passphrase' }).click()
  await page.getByText('leave this empty').waitFor()
  await page.locator('form.secret [name=secret]').fill('a new one to keep')
  await page.getByRole('button', { name: 'Change the passphrase' }).click()
  await page.getByText('Changed.').waitFor()
  await by('sign-out').click()
  await by('to-sign-in').click()
  await page.locator('form.secret [name=username]').fill('ada')
  const signIn = async (secret: string) => {
    await page.locator('form.secret [name=secret]').fill(secret)
    await page.locator('form.secret button').click()
  }
  await signIn(passphrase)
  await page.getByText('do not belong together').waitFor()
  await signIn('a new one to keep')
  await by('account-line').waitFor()
  await page.context().close()
})
