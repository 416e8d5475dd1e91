import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPage, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

/** Forty letters and more, three scripts, and two people of one name. */
const long = [
  'Konstantin Freiherr von Achterberg-Hohenlohe',
  'Małgorzata Dębska-Wiśniewska z Wielkopolski',
  'Александр Константинопольский-Воскресенский',
  'Βασιλική Παπαδημητρακοπούλου-Αντωνίου',
  'Anna Schmidt',
  'Anna Schmidt',
]
const names = [...long, ...Array.from({ length: 38 }, (_, n) => `Player Number ${n + 7}`)]

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser()
  const { hall } = opened
  await hall.register(...names)
  await hall.start()
  await hall.publish()
  await hall.give({ kind: 'start-clock' })
}, 240_000)
afterAll(() => opened?.close())

/** In the page: letters that do not fit where they stand, in the rows and all that is around them. */
const cutOff = (): readonly string[] => {
  const told = (part: Element) => `${part.className}: ${part.textContent?.slice(0, 60)}`
  const parts = [...document.querySelectorAll<HTMLElement>('.played *, .lane *, .wait *, .day *')]
  const seen = parts.filter((part) => part.clientWidth > 2)
  const isHidden = (part: HTMLElement) => getComputedStyle(part).overflowX !== 'visible'
  const hidden = seen.filter(
    (part) =>
      isHidden(part) &&
      !part.matches('.day, .missing-tables, input') &&
      part.scrollWidth > part.clientWidth + 1,
  )
  const outside = [...document.querySelectorAll<HTMLElement>('.table-line > *')].flatMap((cell) => {
    const line = cell.parentElement?.getBoundingClientRect()
    const own = cell.getBoundingClientRect()
    const inner = [...cell.querySelectorAll<HTMLElement>('.name, .beside, .state, .btn, select')]
    return inner.filter((part) => {
      const box = part.getBoundingClientRect()
      return box.right > own.right + 1 || box.bottom > (line?.bottom ?? 0) + 1
    })
  })
  const pen = document.createElement('canvas').getContext('2d')
  const chosen = [...document.querySelectorAll<HTMLSelectElement>('.played select')].filter(
    (select) => {
      const style = getComputedStyle(select)
      if (pen === null || select.clientWidth === 0) return false
      pen.font = style.font
      const text = pen.measureText(select.selectedOptions[0]?.text ?? '').width
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      return text + padding > select.clientWidth
    },
  )
  const wide = document.querySelector('.table-panel')
  const panel = wide !== null && wide.scrollWidth > wide.clientWidth ? [wide] : []
  return [...hidden, ...outside, ...chosen, ...panel].map(told)
}

const tableOf = (page: Page, name: string): Promise<number> =>
  page.locator('.table-line').evaluateAll((rows, wanted) => {
    const row = rows.find((one) => one.textContent?.includes(wanted))
    return Number(row?.querySelector('.t')?.textContent)
  }, name)

describe.each([
  [1440, 900],
  [1280, 800],
] as const)('a round of 22 tables at %i × %i', (width, height) => {
  it.each(['en-GB', 'de-DE', 'pl-PL'])(
    'is in sight as a whole, and no name is cut: %s',
    async (locale) => {
      const { browser, hall, cookie } = opened
      const desk = await openWindow(browser, { locale, viewport: { width, height } })
      const { page, by } = desk
      const [name = '', value = ''] = cookie.split('=')
      await page.context().addCookies([{ name, value, url: hall.url }])
      await page.goto(`${hall.url}/events/${hall.event}#tables`)
      await by('table-22').waitFor()
      await desk.isWhole()

      const lane = (await page.locator('.lane').boundingBox())?.y ?? Number.NaN
      const last = await by('table-22').boundingBox()
      expect((last?.y ?? Number.NaN) + (last?.height ?? 0)).toBeLessThanOrEqual(lane)
      expect(await page.locator('.table-line input, .table-line select').count()).toBe(0)
      expect(await page.evaluate(cutOff)).toEqual([])
      expect(await page.getByText(/^Anna Schmidt \(#\d\)$/).count()).toBeGreaterThan(1)

      // Its fields and the panel beside it, with a result that is being typed.
      for (const one of long.slice(0, 4)) {
        const table = await tableOf(page, one)
        await page.keyboard.press('f')
        await page.keyboard.type(`${table} 46 100 `)
        await by('table-panel').getByText(one).first().waitFor()
        await by(`table-${table}`).locator('.result-form').waitFor()
        expect(await page.evaluate(cutOff)).toEqual([])
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      }
      await checkPage(desk)
      expect(desk.complaints).toEqual([])
      await page.context().close()
    },
  )
})
