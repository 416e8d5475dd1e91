import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownNames } from '../../protocol/src/words/language.ts'
import { problemWords } from '../../server/src/http/problems/words/problem-words.ts'
import { eventPages } from '../../web/src/route/route-of.ts'
import { openBrowser } from '../browser/browser.ts'
import { buildBracketedPages } from '../pseudo/build-bracketed-pages.ts'
import { shownTexts } from '../pseudo/shown-texts.ts'
import { untranslated } from '../pseudo/untranslated.ts'
import { deskSections, everyPage } from './every-page.ts'
import { type EveryPageHall, openEveryPageHall, typedByPeople } from './every-page-hall.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const wide = { width: 1280, height: 800 }
/** The same window at 200 %. */
const zoomed = { width: 640, height: 400 }

/**
 * The server's own sentences are not in the pages, so nothing puts them in brackets; other languages
 * call themselves what they are called.
 */
const notFromPages = [
  ...typedByPeople,
  ...Object.values(problemWords.en.details),
  ...Object.values(ownNames),
]

const pages = mkdtempSync(join(tmpdir(), 'topcut-bracketed-'))
let browser: Browser
let hall: EveryPageHall

beforeAll(async () => {
  await buildBracketedPages(pages)
  browser = await openBrowser()
  hall = await openEveryPageHall(browser, pages)
})

afterAll(async () => {
  await hall?.close()
  await browser?.close()
  rmSync(pages, { recursive: true, force: true })
})

/** What axe calls serious or critical, with where it is; of some rules only, if they are named. */
const violations = (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (only) => {
    type Run = (root: Document, options: object) => Promise<AxeResults>
    const { run } = (window as unknown as { axe: { run: Run } }).axe
    const runOnly = only === undefined ? {} : { runOnly: { type: 'rule', values: only } }
    const found = await run(document, { resultTypes: ['violations'], ...runOnly })
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
      )
  }, rules)

/** Whatever nobody with a mouse or a finger could get at, however they scroll. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const tooWide = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []
    const top = document.querySelector('dialog:modal, :popover-open') ?? document
    const controls = [...top.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
    const isHit = (control: HTMLElement): boolean => {
      control.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top: y, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, y + height / 2)
      const label = (control as HTMLInputElement).labels?.[0]
      return hit !== null && (control.contains(hit) || label?.contains(hit) === true)
    }
    const unreached = controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      // Comes into sight with the keyboard alone, and is meant to.
      .filter((control) => !control.matches('.skip'))
      .filter((control) => !isHit(control))
    return [...tooWide, ...unreached.map(({ outerHTML }) => outerHTML.slice(0, 160))]
  })

it.each(everyPage)('$name is for everybody', async (seen) => {
  // Looked at while they change, colours are none that anybody chose.
  const looks = { colorScheme: 'light', reducedMotion: 'reduce' } as const
  const page = await hall.show(seen, { locale: 'en-GB', viewport: wide, ...looks })
  expect(untranslated(await page.evaluate(shownTexts), notFromPages)).toEqual([])
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  expect(await violations(page)).toEqual([])
  // Nothing but the colours is another in the dark.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, ['color-contrast'])).toEqual([])
  await page.setViewportSize(zoomed)
  // Some show what can be pressed only to somebody who is there.
  await page.mouse.move(zoomed.width / 2, zoomed.height / 2)
  expect(await outOfReach(page)).toEqual([])
})

it('no page and no section of the desk is left out', async () => {
  const seen = everyPage.map(({ address }) => /^\/events\/:\w+\/(\w+)/.exec(address)?.[1])
  expect(eventPages.filter((page) => !seen.includes(page))).toEqual([])
  const [desk = expect.fail()] = everyPage.filter(({ name }) => name.startsWith('desk-during'))
  const page = await hall.show(desk)
  const offered = page.locator('nav a[href^="#"]')
  const sections = await offered.evaluateAll((links) => links.map((link) => link.dataset['testid']))
  expect(sections).toEqual(deskSections.map((section) => `nav-${section}`))
})
