import { type PublicTables, readRecord, shortCode } from '@topcut/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DeskWindow, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser
let desk: DeskWindow
let guest: DeskWindow

beforeAll(async () => {
  opened = await openHallWithBrowser()
  const { browser, hall, cookie } = opened
  const options = { locale: 'en-GB', viewport: { width: 1440, height: 900 } }
  desk = await openWindow(browser, options)
  const [name = '', value = ''] = cookie.split('=')
  await desk.page.context().addCookies([{ name, value, url: hall.url }])
  guest = await openWindow(browser, options)
  await hall.register('Ana Lis', 'Bo Kern', 'Carla Nowik', 'Cid Marr')
  await hall.start()
})

afterAll(() => opened?.close())

const address = (page: string) => `${opened.hall.url}/events/${opened.hall.event}/${page}`

/** The code of the record that the server hands out. */
const codeOfFile = async (): Promise<string> => {
  const text = await fetch(`${opened.hall.url}/api/events/${opened.hall.event}/record`)
  const read = readRecord(await text.text())
  return 'record' in read
    ? shortCode(read.record.entries.at(-1)?.hash ?? '')
    : expect.fail(read.fault)
}

/** What a sheet says at its foot. */
const onPaper = async (sheet: string): Promise<string | null> => {
  await desk.page.goto(address('print'))
  await desk.by(`sheet-${sheet}`).click()
  const leaf = desk.page.locator(`[data-sheet="${sheet}"] .print-leaves > .leaf`).first()
  await leaf.waitFor()
  const line = leaf.getByTestId('code-on-paper')
  return (await line.count()) === 0 ? null : line.innerText()
}

it('is the same on the public page, the wall, paper, in texts and in the record', async () => {
  const { hall } = opened
  // Before the first round there is none, and nothing has a place for it.
  await guest.page.goto(address('public'))
  await guest.by('registered').waitFor()
  expect(await guest.by('code').count()).toBe(0)
  expect(await onPaper('slips')).toBeNull()

  await hall.publish()
  const drawn = await codeOfFile()
  await guest.by('code').waitFor()
  expect(await guest.by('code').innerText()).toBe(drawn)
  const atStart = `Code of the record at the start of round 1: ${drawn}`
  for (const sheet of ['by-name', 'by-table', 'slips']) expect(await onPaper(sheet)).toBe(atStart)

  for (const { match } of (await hall.view<PublicTables>('tables')).tables) {
    const result = { ending: 'destruction', score: [100, 42] } as const
    await hall.give({ kind: 'enter-result', match, result })
  }
  // What is typed in between is nobody's yet.
  expect(await codeOfFile()).toBe(drawn)
  await hall.give({ kind: 'close-round' })
  const code = await codeOfFile()
  expect(code).not.toBe(drawn)
  await guest.page.getByText(code).waitFor()
  const after = `Code of the record after round 1: ${code}`
  for (const sheet of ['by-table', 'standings']) expect(await onPaper(sheet)).toBe(after)

  await guest.page.goto(address('wall'))
  expect(await guest.by('wall-code').innerText()).toBe(code)
  await guest.page.goto(address('verify'))
  expect((await guest.by('code').innerText()).replaceAll(/\s/g, ' ')).toBe(code)

  await desk.page.goto(`${hall.url}/events/${hall.event}#standings`)
  await desk.by('files').locator('summary').click()
  expect(await desk.by('forum-text').inputValue()).toMatch(new RegExp(`\\n${after}\\n$`))
  expect([...desk.complaints, ...guest.complaints]).toEqual([])
})
