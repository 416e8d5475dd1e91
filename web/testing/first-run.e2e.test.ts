import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, openWindow } from './desk-window.suite.ts'

let topcut: TopcutProcess
let browser: Browser

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut()
})

afterAll(async () => {
  await browser?.close()
  await topcut?.kill('SIGTERM')
  if (topcut !== undefined) rmSync(topcut.data, { recursive: true, force: true })
})

/** By what the screen says and nothing else: every step reads its sentence before it presses. */
it('a newcomer comes from the printed link to a published first round', async () => {
  const desk = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  })
  const { page, by } = desk
  await page.goto(topcut.ownerLink())
  await page.getByRole('heading', { name: 'New tournament' }).waitFor()
  await checkPage(desk)
  await page.getByLabel('Name of the tournament').fill('Thursday Night 1')
  await page.getByLabel('Expected players').fill('4')
  await page.getByRole('button', { name: 'Create tournament' }).click()

  const says = async (step: number, sentence: string) => {
    await by('first-steps').getByText(`Step ${step} of 6`).waitFor()
    expect(await by('first-steps').textContent()).toContain(sentence)
  }
  await says(1, 'one per line, and press “Register players”')
  await by('add-players').fill('Ana Lis\nBo Kern\nCarla Nowik\nCid Marr')
  await by('add-players-button').click()
  await says(2, 'Press the amber button at the top')
  await desk.press('check-in-players')
  await says(3, 'press the amber button')
  await desk.press('announce-event')
  await says(4, 'on paper')
  await desk.startOnPaper()
  await says(5, 'press the amber button')
  await desk.press('pair-round')
  await says(6, 'Publish the round')
  await desk.press('publish-round')
  await by('first-steps').getByText('The first round is on.').waitFor()
  await checkPage(desk)
  await by('hide-first-steps').click()
  await by('first-steps').waitFor({ state: 'detached' })
  await page.reload()
  await by('version').waitFor()
  expect(await by('first-steps').count()).toBe(0)
  expect(desk.complaints).toEqual([])
  await page.context().close()
})
