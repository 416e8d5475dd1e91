import { type Language, localeOf } from '@topcut/protocol/words'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut } from '../../testing/topcut-process.ts'
import { deskWords } from '../src/words/desk.ts'
import { startWords } from '../src/words/start.ts'
import { checkPage, openWindow } from './desk-window.suite.ts'

/**
 * By what the screen says and nothing else: every step reads its sentence before it does what the
 * sentence says, and knows a field by its label and a button by its colour or its words.
 */
export const newcomersBegin = (languages: readonly Language[]): void => {
  let browser: Browser

  beforeAll(async () => {
    if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())

  it.each(languages)(
    'a newcomer comes from the printed link to a published first round: %s',
    async (language) => {
      const topcut = await startTopcut()
      const desk = await openWindow(browser, {
        locale: localeOf(language),
        viewport: { width: 1280, height: 800 },
      })
      const { page, by } = desk
      const { home, create, expected } = startWords(language)
      const { page: says, heading } = deskWords(language)
      const { steps } = home
      let presses = 0
      const press = async (button: Locator) => {
        presses += 1
        await button.click()
      }
      /** There is one, so that nobody has to ask which. */
      const amber = async () => {
        const buttons = page.locator('.btn.next:visible')
        expect(await buttons.count()).toBe(1)
        // Whoever reads what the screen says takes longer than the step before it.
        await page.locator('.btn.next:visible:not([data-resting])').waitFor()
        await press(buttons)
      }
      const reads = async (step: number, sentence: string) => {
        await by('first-steps').getByText(steps.of(step, 5)).waitFor()
        expect(await by('first-steps').textContent()).toContain(sentence)
      }

      await page.goto(topcut.ownerLink())
      await page.getByRole('heading', { name: home.first.create }).waitFor()
      await checkPage(desk)
      await page.getByLabel(says.eventName).fill('Thursday Night 1')
      await page.getByLabel(expected).fill('4')
      expect(await page.locator('.btn.next:visible').textContent()).toContain(create)
      await amber()

      await reads(1, steps['register-players'])
      await page.getByLabel(says.namesLabel).fill('Ana Lis\nBo Kern\nCarla Nowik\nCid Marr')
      await amber()
      await reads(2, steps['check-in-players'])
      // Names come one by one: whoever checks in everybody looks whether everybody is there.
      await by('player-4').waitFor()
      await amber()
      await reads(3, steps['announce-event'])
      await amber()
      await reads(4, steps['start-stage'])
      await amber()
      // Not every document asks for lists.
      const reason = page.getByRole('alert').getByLabel(heading('reason'))
      await reason
        .or(page.getByText(steps.of(5, 5)))
        .first()
        .waitFor()
      if (await reason.isVisible()) {
        await reason.fill('on paper')
        await press(page.getByRole('button', { name: says.goAhead }))
      }
      await reads(5, steps['publish-round'])
      await amber()
      await page.getByText(says.publishAsk(1)).waitFor()
      await amber()
      await by('first-steps').getByText(steps.done).waitFor()
      await checkPage(desk)
      expect(presses).toBeLessThanOrEqual(8)
      expect(await by('table-2').isVisible()).toBe(true)

      await press(page.getByRole('button', { name: steps.hide }))
      await by('first-steps').waitFor({ state: 'detached' })
      await page.reload()
      await by('version').waitFor()
      expect(await by('first-steps').count()).toBe(0)
      expect(desk.complaints).toEqual([])
      await page.context().close()
      await topcut.stop()
    },
  )
}
