import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Regulation, regulations } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../../testing/topcut-process.ts'
import { openWindow } from '../desk-window.suite.ts'
import {
  everybodyOn,
  type PaperDay,
  pagesIn,
  paperDays,
  paperEvent,
  paperNames,
  printed,
} from './paper.suite.ts'
import { coarse, codesOn, openDecoder } from './read-codes.suite.ts'

/** What is looked at, with the field that asks for it and the most leaves it may take. */
type Print = {
  readonly day: PaperDay | 'large'
  readonly sheet: string
  readonly field?: readonly [testId: string, value: string]
  readonly isBlank?: boolean
  readonly most: number
}

const prints: readonly Print[] = [
  { day: 'playing', sheet: 'announcement', most: 2 },
  { day: 'playing', sheet: 'lists', field: ['print-lists', 'blank'], most: 2 },
  { day: 'playing', sheet: 'lists', field: ['print-lists', 'named'], most: 128 },
  { day: 'playing', sheet: 'lists', field: ['print-lists', 'filled'], most: 128 },
  { day: 'playing', sheet: 'numbers', most: 16 },
  { day: 'playing', sheet: 'by-name', most: 3 },
  { day: 'playing', sheet: 'by-table', most: 2 },
  { day: 'playing', sheet: 'slips', most: 6 },
  { day: 'playing', sheet: 'scores', most: 22 },
  { day: 'playing', sheet: 'standings', most: 2 },
  { day: 'playing', sheet: 'bracket', most: 2 },
  { day: 'playing', sheet: 'proxies', isBlank: true, most: 1 },
  { day: 'playing', sheet: 'kit', most: 18 },
  { day: 'begun', sheet: 'kit', most: 14 },
  { day: 'begun', sheet: 'slips', most: 6 },
  { day: 'paired', sheet: 'kit', most: 14 },
  { day: 'last-round', sheet: 'kit', most: 9 },
  { day: 'last-round', sheet: 'standings', most: 2 },
  { day: 'last-round', sheet: 'bracket', most: 2 },
  { day: 'cut', sheet: 'kit', most: 8 },
  { day: 'cut', sheet: 'bracket', most: 2 },
  { day: 'bracket', sheet: 'kit', most: 9 },
  { day: 'bracket', sheet: 'by-name', most: 3 },
  { day: 'bracket', sheet: 'by-table', most: 2 },
  { day: 'bracket', sheet: 'slips', most: 6 },
  { day: 'final', sheet: 'kit', most: 9 },
  { day: 'finished', sheet: 'kit', most: 9 },
  { day: 'finished', sheet: 'slips', most: 1 },
  { day: 'finished', sheet: 'standings', most: 2 },
  { day: 'finished', sheet: 'bracket', most: 2 },
  { day: 'finished', sheet: 'places', most: 2 },
  { day: 'large', sheet: 'bracket', most: 2 },
  { day: 'large', sheet: 'bracket', isBlank: true, most: 2 },
]

/** Members stand on a line of their own: what a team stands on is half as high again. */
const mostFor = (regulation: Regulation, most: number): number =>
  regulation.terms.inTeams === true ? Math.ceil(1.5 * most) : most

const nothingWrong = {
  ...{ lost: [], isTooWide: false, nearlyEmpty: [], tooMany: [] },
  ...{ blank: 0, above: 0, unread: [], missing: [] },
}

const folder = join(houseRoot, '.cache', 'prints')

let topcut: TopcutProcess
let browser: Browser
let cookie: string

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  topcut = await startTopcut()
  browser = await openBrowser()
  cookie = await topcut.signIn()
})

afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
})

const takeIn = async (regulation: Regulation, day: PaperDay, cut?: number): Promise<string> => {
  const { id, text } = paperEvent(regulation, day, cut)
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(`${topcut.url}/api/events/import`, {
    method: 'POST',
    headers,
    body: text,
  })
  expect(await answer.json()).toEqual({ events: [id] })
  return id
}

it.each(regulations)(
  '$name: every sheet, in every language, on both papers',
  async (regulation) => {
    const ids: { [D in Print['day']]?: string } = {
      large: await takeIn(regulation, 'finished', 32),
    }
    for (const day of paperDays) ids[day] = await takeIn(regulation, day)
    const desk = await openWindow(browser, {
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
      deviceScaleFactor: coarse,
    })
    const { page, by } = desk
    const decode = await openDecoder(browser)
    const [name = '', value = ''] = cookie.split('=')
    await page.context().addCookies([{ name, value, url: topcut.url }])
    for (const { day, sheet, field, isBlank = false, most } of prints) {
      await page.goto(`${topcut.url}/events/${ids[day]}/print#${sheet}`)
      for (const language of languages) {
        for (const size of ['a4', 'letter']) {
          await page.emulateMedia({ media: 'screen' })
          await page.locator(`[data-sheet="${sheet}"] .print-leaves > .leaf`).first().waitFor()
          await by('print-language').selectOption(language)
          await by('print-size').selectOption(size)
          if (field !== undefined) await by(field[0]).selectOption(field[1])
          if (isBlank) await by('print-blank').check()
          await page.locator(`.print-leaves > .leaf.${size}[lang="${language}"]`).first().waitFor()
          const { leaves, text, ...faults } = await printed(page)
          const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
          const kind = isBlank ? ['blank'] : (field ?? []).slice(1)
          const parts = [ids[day] ?? '', sheet, ...kind, language, size]
          writeFileSync(join(folder, `${parts.join('-')}.pdf`), pdf)
          const codes = sheet === 'slips' && leaves > 0 ? await codesOn(page, decode, 6) : []
          const isForAll = day !== 'large' && everybodyOn[day]?.some((one) => one === sheet)
          const about = parts.join(' ')
          const found = {
            ...{ about, ...faults },
            // A sheet that is empty says why, on one page.
            blank: pagesIn(pdf) - Math.max(1, leaves),
            above: Math.max(0, leaves - mostFor(regulation, most)),
            unread: codes.filter(({ match, read }) => !read?.endsWith(`-${match}`)),
            missing: isForAll ? paperNames.filter((one) => !text.includes(one)) : [],
          }
          // Goes on: who puts a sheet right wants to know of all the others.
          expect.soft(found).toEqual({ about, ...nothingWrong })
        }
      }
    }
    expect(desk.complaints).toEqual([])
    await page.context().close()
  },
)
