import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PublicRecord, type PublicTables, readRecord, shortCode } from '@topcut/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

const names = ['Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance', 'Eli Noor', 'Fay Roth', 'Gus Ode']
const wide = { locale: 'en-GB', viewport: { width: 1440, height: 900 } }
const phone = { locale: 'de-DE', viewport: { width: 390, height: 844 } }
const savedPage = join(houseRoot, '.cache', 'web', 'verify.html')

let opened: HallWithBrowser

const address = (page: string) => `${opened.hall.url}/events/${opened.hall.event}/${page}`
const recordText = async () =>
  (await fetch(`${opened.hall.url}/api/events/${opened.hall.event}/record`)).text()

const recordNow = async (): Promise<PublicRecord> => {
  const read = readRecord(await recordText())
  return 'record' in read ? read.record : expect.fail(read.fault)
}

const playRound = async () => {
  const { hall } = opened
  await hall.publish()
  for (const { match } of (await hall.view<PublicTables>('tables')).tables) {
    const result = { ending: 'destruction', score: [100, 42] } as const
    await hall.give({ kind: 'enter-result', match, result })
  }
  await hall.give({ kind: 'close-round' })
}

/** The page as somebody has saved it, with no server and no network. */
const openSaved = async (options: typeof wide): Promise<DeskWindow> => {
  const seen = await openWindow(opened.browser, options)
  await seen.page.context().setOffline(true)
  await seen.page.goto(pathToFileURL(savedPage).href)
  return seen
}

const give = ({ by }: DeskWindow, record: string): Promise<void> => {
  const file = join(temporaryFolder(), 'record.json')
  writeFileSync(file, record)
  return by('record-file').setInputFiles(file)
}

beforeAll(async () => {
  opened = await openHallWithBrowser()
  const { hall } = opened
  await hall.register(...names, 'Hal Ito')
  await hall.start()
})

afterAll(async () => {
  await opened?.close()
})

it('says that there is nothing to check before the first round, and then checks two of them', async () => {
  const seen = await openWindow(opened.browser, wide)
  const { page, by } = seen
  await page.goto(address('verify'))
  await by('record-none').waitFor()
  await playRound()
  await playRound()
  await page.goto(address('public'))
  await by('verify').click()
  await page.locator('[data-testid="verdict"][data-verified="yes"]').waitFor()
  for (const step of ['whole', 'drawn', 'counted', 'placed']) {
    expect([step, await by(`step-${step}`).getAttribute('data-state')]).toEqual([step, 'good'])
  }
  await by('step-drawn').getByText('Every round drawn again: 2 of 2').waitFor()
  expect(await by('round-2').textContent()).toContain('4 tables the same')
  // The lists were on paper: a rule was set aside, and everybody may know.
  expect(await by('decisions').textContent()).toContain('lists on paper')
  const { entries } = await recordNow()
  const code = shortCode(entries.at(-1)?.hash ?? '')
  expect((await by('code').textContent())?.trim()).toBe(code)
  await checkPage(seen)
  expect(seen.complaints).toEqual([])
  await page.context().close()
})

it('compares what is typed off a sheet letter by letter, and knows an old sheet', async () => {
  const seen = await openWindow(opened.browser, wide)
  const { page, by } = seen
  await page.goto(`${address('verify')}#round-2`)
  await by('verdict').waitFor()
  await expect.poll(() => by('round-2').getAttribute('class')).toBe('wanted')
  const { entries } = await recordNow()
  const code = shortCode(entries.at(-1)?.hash ?? '')
  const old = entries.find(({ fact }) => fact.kind === 'round-published')?.hash ?? ''
  const found = async (typed: string) => {
    await by('typed-code').fill(typed)
    return by('compared').getAttribute('data-found')
  }
  expect(await found(code.slice(0, 7).toLowerCase())).toBe('same')
  await by('compared').getByText('The first 6 letters are the same.').waitFor()
  expect(await found(code)).toBe('same')
  expect(await found(shortCode(old))).toBe('older')
  await by('compared').getByText('an older sheet').waitFor()
  expect(await found(`${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`)).toBe('differs')
  await by('compared').getByText('Letter 16 is different').waitFor()
  // Without a network all that is there stays, and goes on.
  await page.context().setOffline(true)
  expect(await found(code)).toBe('same')
  const [file] = await Promise.all([page.waitForEvent('download'), by('save-record').click()])
  expect(readFileSync(await file.path(), 'utf8')).toBe(await recordText())
  await page.context().close()
})

it('is one file of at most 400 kB that needs nobody, and finds what was changed', async () => {
  expect(statSync(savedPage).size).toBeLessThanOrEqual(400_000)
  const answer = await fetch(`${opened.hall.url}/verify.html`)
  expect(await answer.text()).toBe(readFileSync(savedPage, 'utf8'))

  const seen = await openSaved(phone)
  const { page, by } = seen
  await give(seen, '{"no": "record"}')
  await page.getByRole('alert').waitFor()
  await give(seen, await recordText())
  await page.locator('[data-testid="verdict"][data-verified="yes"]').waitFor()
  await page.getByText('Alles stimmt überein.').waitFor()
  await checkPage(seen)
  await by('language-pl').click()
  await page.getByText('Wszystko się zgadza.').waitFor()
  await by('language-en').click()
  await by('compare').click()
  await by('typed-code').fill('2222')
  await by('compared').waitFor()
  expect(seen.complaints).toEqual([])
  await page.context().close()
})

it('shows what was published and what comes out, where a pairing was forged', async () => {
  const record = JSON.parse(await recordText())
  const round = record.entries.findLast(
    ({ fact }: { readonly fact: { readonly kind: string } }) => fact.kind === 'round-paired',
  ).fact
  const [first, second] = round.pairings
  const [moved] = second.players
  second.players = [first.players[0], second.players[1]]
  first.players = [moved, first.players[1]]

  const seen = await openSaved(wide)
  const { page, by } = seen
  await give(seen, JSON.stringify(record))
  await page.locator('[data-testid="verdict"][data-verified="no"]').waitFor()
  expect(await by('step-whole').getAttribute('data-state')).toBe('wrong')
  await by('step-whole').getByText('The record is not whole').waitFor()
  // Its last entry still says the code that is on the wall.
  await by('no-code').waitFor()
  expect(await by('code').count()).toBe(0)
  expect(await by('typed-code').count()).toBe(0)
  expect(await by('step-drawn').getAttribute('data-state')).toBe('wrong')
  expect(await by('round-2').getAttribute('data-state')).toBe('wrong')
  const table = await by('difference').textContent()
  expect(table).toContain('published: ')
  expect(table).toContain('drawn again: ')
  expect(table).toContain('no entry in the record says so')
  const [file] = await Promise.all([page.waitForEvent('download'), by('save-finding').click()])
  const finding = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(finding).toMatchObject({ verified: false, event: opened.hall.event })
  expect(finding.problems.map(({ code }: { readonly code: string }) => code)).toContain(
    'round-differs',
  )
  await by('another').click()
  await by('drop').waitFor()
  await checkPage(seen)
  expect(seen.complaints).toEqual([])
  await page.context().close()
})
