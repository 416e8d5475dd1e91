import type { PublicTables } from '@topcut/engine'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

let reported: { readonly alike: number; readonly differently: number }

/**
 * One table has reported, another one differently: what is said there leaves a long name three lines,
 * and lots decide where it sits.
 */
const reports = async ({ give }: HallWithBrowser['hall'], tables: PublicTables['tables']) => {
  const isPlain = ({ players }: PublicTables['tables'][number]) =>
    players.every(({ player }) => Number(player.slice(1)) > long.length)
  const [one, other] = tables.filter(isPlain)
  if (one === undefined || other === undefined) return expect.fail('no such tables')
  const report = async (at: typeof one, seat: 0 | 1, score: readonly [number, number]) => {
    const result = { ending: 'destruction', score } as const
    const { player } = at.players[seat]
    await give({ kind: 'report-result', match: at.match, player, result })
  }
  await report(one, 1, [38, 100])
  await report(other, 0, [100, 77])
  await report(other, 1, [77, 100])
  reported = { alike: one.table, differently: other.table }
}

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

type Sight = { readonly width: number; readonly height: number; readonly locale: string }

/** The desk with a full round, in each of these windows and languages. */
export const roundIsInSight = (sights: readonly Sight[]): void => {
  beforeAll(async () => {
    opened = await openHallWithBrowser()
    const { hall } = opened
    await hall.register(...names)
    await hall.start()
    // With two rounds before it: they stand in the line of the tables and in the panel.
    for (const round of [1, 2, 3]) {
      await hall.publish()
      await hall.give({ kind: 'start-clock' })
      const { tables } = await hall.view<PublicTables>('tables')
      for (const { match, table } of round === 3 ? [] : tables) {
        const result = { ending: 'destruction', score: [100, 20 + table] } as const
        await hall.give({ kind: 'enter-result', match, result })
      }
      if (round < 3) await hall.give({ kind: 'close-round' })
      else await reports(hall, tables)
    }
  }, 240_000)
  afterAll(() => opened?.close())

  it.each(sights)(
    'a round of 22 tables at $width × $height is in sight as a whole, and no name is cut: $locale',
    async ({ width, height, locale }) => {
      const { browser, hall, cookie } = opened
      const desk = await openWindow(browser, { locale, viewport: { width, height } })
      const { page, by } = desk
      const [name = '', value = ''] = cookie.split('=')
      await page.context().addCookies([{ name, value, url: hall.url }])
      await page.goto(`${hall.url}/events/${hall.event}#tables`)
      await by('table-22').waitFor()
      await desk.isWhole()

      const below = async () => {
        const lane = (await page.locator('.lane').boundingBox())?.y ?? Number.NaN
        const last = await by('table-22').boundingBox()
        return (last?.y ?? Number.NaN) + (last?.height ?? 0) - lane
      }
      await expect.poll(below).toBeLessThanOrEqual(0)
      expect(await page.locator('.table-line input, .table-line select').count()).toBe(0)
      expect(await page.evaluate(cutOff)).toEqual([])
      const [chips, edge] = [by('missing-22'), page.locator('.missing-tables')]
      const right = async (one: Locator) => {
        const box = (await one.boundingBox()) ?? expect.fail('not drawn')
        return box.x + box.width
      }
      expect(await right(chips)).toBeLessThanOrEqual(await right(edge))
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

      // What a phone has said is read before it is accepted, in the row and in its fields.
      expect(await by(`table-${reported.alike}`).getByTestId('reported').innerText()).toMatch(
        /^38\s–\s100$/,
      )
      expect(await by(`table-${reported.differently}`).innerText()).toMatch(
        /100\s–\s77.*77\s–\s100/s,
      )
      await by(`table-${reported.alike}`).locator('.t').click()
      const fields = [
        by(`table-${reported.alike}`).getByTestId('score-first'),
        by(`table-${reported.alike}`).getByTestId('score-second'),
      ]
      expect(await Promise.all(fields.map((one) => one.getAttribute('placeholder')))).toEqual([
        '38',
        '100',
      ])
      expect(await by('table-panel').innerText()).toMatch(/38\s–\s100/)
      await by(`table-${reported.alike}`).getByTestId('accept').waitFor()
      await checkPage(desk)

      // An amendment: the choice, below it the reason and the button, all of it in sight.
      await page.getByRole('radio', { name: /^(Round|Runde|Runda) 2$/ }).click()
      const line = by('table-15')
      await line.locator('.t').click()
      await line.getByTestId('amend').click()
      await line.getByTestId('score-first').fill('35')
      await line.getByTestId('score-second').fill('100')
      await line.locator('.repair input:checked').waitFor()
      const box = async (testId: string) =>
        (await page.getByTestId(testId).last().boundingBox()) ?? expect.fail(testId)
      await expect
        .poll(async () => (await box('repair-leave')).y)
        .toBeLessThan((await box('done')).y / 2 + 100)
      const [choice, reason, button] = [
        await box('repair-leave'),
        await box('reason'),
        await box('enter'),
      ]
      const [from, to] = [await box('waiting'), await box('done')]
      expect(choice.y).toBeGreaterThan(from.y + from.height)
      expect(button.y).toBeGreaterThan(choice.y + choice.height)
      for (const one of [reason, button]) expect(one.y + one.height).toBeLessThanOrEqual(to.y)
      expect(await page.evaluate(cutOff)).toEqual([])
      await checkPage(desk)
      expect(desk.complaints).toEqual([])
      await page.context().close()
    },
  )
}
