import type { PublicTables } from '@topcut/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

const long = 'Konstantin Freiherr von Achterberg-Hohen'
const names = [
  'Ana Lis',
  'Bo Kern',
  'Cid Marr',
  'Dot Vance',
  'Eli Noor',
  'Fay Roth',
  'Gus Ode',
  long,
]

let opened: HallWithBrowser
let desk: DeskWindow
let stream: DeskWindow

const address = (page: string) => `${opened.hall.url}/events/${opened.hall.event}/${page}`
const shows = (table: number) =>
  stream.page.locator(`[data-testid="overlay"][data-table="${table}"]`).waitFor()
const chosenAtDesk = () => desk.by('share-table').inputValue()

const enterAll = async () => {
  const { tables } = await opened.hall.view<PublicTables>('tables')
  for (const { match } of tables) {
    const result = { ending: 'destruction', score: [100, 42] } as const
    await opened.hall.give({ kind: 'enter-result', match, result })
  }
}

/** A window on which the organizer is known. */
const window = async (width: number, height: number) => {
  const one = await openWindow(opened.browser, { locale: 'en-GB', viewport: { width, height } })
  const [name = '', value = ''] = opened.cookie.split('=')
  await one.page.context().addCookies([{ name, value, url: opened.hall.url }])
  return one
}

beforeAll(async () => {
  opened = await openHallWithBrowser()
  const { hall, browser } = opened
  await hall.register(...names)
  await hall.start()
  await hall.publish()
  await hall.give({ kind: 'start-clock' })
  desk = await window(1440, 900)
  await desk.page.goto(`${hall.url}/events/${hall.event}`)
  await desk.by('nav-share').waitFor()
  stream = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1920, height: 1080 } })
  await stream.page.goto(address('overlay'))
  await shows(1)
})

afterAll(async () => {
  await opened?.close()
})

describe('the table of the stream', () => {
  it('is chosen in Share, and the overlay follows', async () => {
    await desk.by('nav-share').click()
    expect(await chosenAtDesk()).toBe('')
    await desk.by('share-table').selectOption('3')
    await shows(3)
    await checkPage(desk)
    await desk.by('share-overlay-hasLists').uncheck()
    await desk.by('share-overlay-isAtTop').check()
    const link = await desk.by('share-overlay').getAttribute('href')
    expect(link).toBe(`/events/${opened.hall.event}/overlay#no-lists,top`)
    await desk.page.keyboard.press('Escape')
  })

  it('is marked at the desk, and put on and taken off where it is looked at', async () => {
    await desk.by('table-3').getByTestId('stream-mark').waitFor()
    expect(await desk.by('stream-mark').count()).toBe(1)
    await desk.by('table-2').locator('.seat').first().click()
    await desk.by('table-panel').getByTestId('give-feature-table').click()
    await shows(2)
    await desk.by('table-panel').getByText('Take off the stream').click()
    await shows(1)
    await desk.by('stream-mark').waitFor({ state: 'detached' })
    await desk.by('undo').click()
    await shows(2)
  })

  it('is found by search', async () => {
    await desk.page.keyboard.press('Control+k')
    await desk.by('find-query').fill('stream 4')
    await desk.page.keyboard.press('Enter')
    await shows(4)
  })

  it('is marked and chosen on a judge’s phone', async () => {
    const phone = await window(390, 844)
    await phone.page.goto(address('judge'))
    await phone.by('judge-tables').click()
    await phone.by('judge-table-4').getByTestId('stream-mark').waitFor()
    await phone.by('judge-table-1').click()
    await phone.by('table-sheet').getByTestId('give-feature-table').click()
    await shows(1)
    await phone.by('table-sheet').getByText('Take off the stream').waitFor()
    await checkPage(phone)
    await phone.page.context().close()
  })

  it('is another one where the address says so, and less where it asks for less', async () => {
    await stream.page.goto(`${address('overlay')}#3,top`)
    await shows(3)
    const third = await stream.page.locator('.air-third').boundingBox()
    expect(third?.y).toBeLessThan(200)
    await opened.hall.give({ kind: 'feature-table', table: 2 })
    await stream.page.waitForTimeout(500)
    await shows(3)
    await stream.page.goto(address('overlay'))
    await shows(2)
  })

  it('stays the same in the next round; in between the first places are shown', async () => {
    await enterAll()
    await stream.by('overlay-first').getByText('100').waitFor()
    await opened.hall.give({ kind: 'close-round' })
    await stream.by('overlay-places').getByText('Standings after round 1').waitFor()
    expect(await stream.by('overlay-places').locator('li').count()).toBe(8)
    await opened.hall.publish()
    await shows(2)
    expect(await stream.by('overlay-clock').textContent()).toMatch(/^\d\d:\d\d$/)
    expect(await stream.by('overlay-standing').textContent()).toContain('place')
    await stream.page.goto(`${address('overlay')}#no-standing`)
    await shows(2)
    expect(await stream.by('overlay-standing').count()).toBe(0)
    expect(stream.complaints).toEqual([])
  })
})

describe('the picture of an overlay', () => {
  /** How many of a hundred points are fully transparent, and whether any is half so. */
  const seenThrough = (png: Buffer) =>
    stream.page.evaluate(
      async (data) => {
        const image = new Image()
        image.src = data
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = image.width
        canvas.height = image.height
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0)
        const { data: pixels } = context?.getImageData(0, 0, image.width, image.height) ?? {
          data: [],
        }
        const alpha = (x: number, y: number) => pixels[(y * image.width + x) * 4 + 3]
        const [w, h] = [image.width, image.height]
        return {
          middle: alpha(w / 2, h / 2),
          corner: alpha(2, 2),
          plate: alpha(w / 2, Math.round(0.85 * h)),
        }
      },
      `data:image/png;base64,${png.toString('base64')}`,
    )

  it.each([
    [1920, 1080],
    [1280, 720],
  ])(
    'is see-through around its plates at %s × %s, and nothing is cut off',
    async (width, height) => {
      await stream.page.setViewportSize({ width, height })
      await stream.page.goto(address('overlay'))
      const { tables } = await opened.hall.view<PublicTables>('tables')
      for (const { table } of tables) {
        await opened.hall.give({ kind: 'feature-table', table })
        await shows(table)
        const cut = await stream.page.evaluate(() =>
          [...document.querySelectorAll('.air-name, .air-score, .air-clock, .air-tag')]
            .filter(
              (box) =>
                box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
            )
            .map((box) => box.textContent),
        )
        expect(cut).toEqual([])
      }
      const png = await stream.page.screenshot({ omitBackground: true })
      expect(await seenThrough(png)).toEqual({ middle: 0, corner: 0, plate: 255 })
    },
  )
})
