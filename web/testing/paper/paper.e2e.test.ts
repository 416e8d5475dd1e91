import { eventId, type Regulation, regulations } from '@topcut/engine'
import { shortCodeOf } from '@topcut/protocol/short-address'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import { openBrowser } from '../../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow } from '../desk-window.suite.ts'
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

let topcut: TopcutProcess
let browser: Browser
let desk: DeskWindow
let cookie: string
const events: { [D in PaperDay]?: string } = {}

/** Taken in as a file: a day with its results is there at once. */
const takeIn = async (day: PaperDay, regulation: Regulation = regulations[0]) => {
  const { id, text } = paperEvent(regulation, day)
  const answer = await fetch(`${topcut.url}/api/events/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: text,
  })
  expect(await answer.json()).toEqual({ events: [id] })
  events[day] = id
}

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  topcut = await startTopcut()
  browser = await openBrowser()
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1280, height: 900 } })
  cookie = await topcut.signIn()
  const [name = '', value = ''] = cookie.split('=')
  await desk.page.context().addCookies([{ name, value, url: topcut.url }])
  await takeIn('playing')
  await takeIn('finished')
})

afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
})

const open = async (day: PaperDay, sheet: string) => {
  await desk.page.emulateMedia({ media: 'screen' })
  await desk.page.goto(`${topcut.url}/events/${events[day]}/print#${sheet}`)
  await desk.page.locator(`[data-sheet="${sheet}"] .print-leaves > .leaf`).first().waitFor()
}

/** One sheet on paper: as many pages as leaves, and nothing over an edge. */
const print = async () => {
  const { text, ...found } = await printed(desk.page)
  const pdf = await desk.page.pdf({ preferCSSPageSize: true })
  expect(found).toEqual({
    ...{ leaves: pagesIn(pdf), lost: [], isTooWide: false },
    ...{ nearlyEmpty: [], tooMany: [] },
  })
  return text
}

it('every sheet of a round that is played fits its paper and names everybody', async () => {
  await open('playing', 'announcement')
  const sheets = await desk.page
    .locator('[data-testid^="sheet-"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
  expect(sheets).toHaveLength(12)
  for (const sheet of sheets) {
    if (sheet === 'places' || sheet === 'proxies') continue
    await open('playing', sheet)
    const text = await print()
    if (!everybodyOn.playing?.some((one) => one === sheet)) continue
    expect(paperNames.filter((name) => !text.includes(name))).toEqual([])
  }
  expect(desk.complaints).toEqual([])
})

it('has in its kit what comes next, at every stage of the day', async () => {
  const next: { readonly [D in PaperDay]: readonly string[] } = {
    begun: ['Round 1 of 4: pairing by hand', 'Points groups', 'Tables, paired by hand'],
    paired: ['Round 2 of 4: pairing by hand', 'Round 2, tables', 'Hand in or scan'],
    playing: ['Round 4 of 4: pairing by hand', 'Round 3, results', 'Points groups'],
    'last-round': ['Cut to 8, by hand', 'Round 4, results', 'Quarter-final 1'],
    cut: ['Top 8: pairing by hand', 'Standings after round 4', 'Quarter-final 1'],
    bracket: ['Semi-final: pairing by hand', 'Top 8, results', 'Quarter-final 1'],
    final: ['After this round', 'Final, results', 'Whoever wins the final'],
    finished: ['The tournament is over.', 'Final places', 'Quarter-final 1'],
  }
  for (const day of paperDays) {
    if (!(day in events)) await takeIn(day)
    await open(day, 'kit')
    const text = await print()
    expect({ day, missing: next[day].filter((one) => !text.includes(one)) }).toEqual({
      day,
      missing: [],
    })
    // Nothing of a fifth Swiss round, and no groups once there are none to pair.
    expect(text).not.toContain('Round 5')
    if (!['begun', 'playing'].includes(day)) expect(text).not.toContain('Points groups')
  }
  expect(desk.complaints).toEqual([])
})

const withProxies = regulations.find(({ material }) => material.proxyShows !== null)

it('prints no blank sheet: what is empty says why, and is not offered to be printed', async () => {
  const isEmpty = async (day: PaperDay, sheet: string, why: string) => {
    await open(day, sheet)
    await desk.by('preview').getByText(why).waitFor()
    await desk.by('nothing-to-print').waitFor()
    expect(await desk.by('print').count()).toBe(0)
  }
  await isEmpty('playing', 'places', 'when the tournament is finished')
  await isEmpty('playing', 'proxies', 'knows no proxy cards')
  await takeIn('begun', withProxies)
  await isEmpty('begun', 'proxies', 'No proxy card has been made yet')
  await desk.by('print-blank').check()
  await desk.by('print').waitFor()
  expect(await desk.page.locator('.print-leaves .proxy').count()).toBe(9)
  await desk.by('print-blank').uncheck()
  expect(desk.complaints).toEqual([])
})

it('has codes on its slips that are read from a picture of 150 dots to the inch', async () => {
  const decode = await openDecoder(browser)
  const coarser = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: coarse,
  })
  const [name = '', value = ''] = cookie.split('=')
  await coarser.page.context().addCookies([{ name, value, url: topcut.url }])
  await coarser.page.goto(`${topcut.url}/events/${events.playing}/print#slips`)
  await coarser.page.locator('.print-leaves .slip .qr').first().waitFor()
  await coarser.page.emulateMedia({ media: 'print' })
  const codes = await codesOn(coarser.page, decode, 12)
  expect(codes).toHaveLength(12)
  for (const { match, read } of codes) {
    expect(read).toBe(
      `${topcut.url}/j/${shortCodeOf(eventId(events.playing ?? ''))}-${match}`.toUpperCase(),
    )
  }
  await coarser.page.context().close()
})

it('what there is at the end: the bracket, the places and the lists as handed in', async () => {
  await open('finished', 'bracket')
  expect(await print()).toContain('Final')
  await open('finished', 'places')
  const text = await print()
  expect(paperNames.filter((name) => !text.includes(name))).toEqual([])
  await open('finished', 'lists')
  await desk.by('print-lists').selectOption('filled')
  expect((await print()).match(/First ship/g)).toHaveLength(64)
  expect(desk.complaints).toEqual([])
})

it('speaks another language on paper than around it, and says what is not there yet', async () => {
  await open('playing', 'slips')
  await desk.by('print-language').selectOption('pl')
  await desk.by('print-size').selectOption('letter')
  const preview = desk.by('preview')
  await preview.getByText('Runda 3 z 4').first().waitFor()
  expect(await desk.page.getByRole('heading', { level: 1 }).textContent()).toBe('Print')
  await checkPage(desk)
  await print()
  await open('playing', 'places')
  await preview.getByText('Miejsca końcowe pojawią się').waitFor()
  await desk.by('print-language').selectOption('')
  await desk.by('print-size').selectOption('a4')
  await checkPage(desk)
  expect(desk.complaints).toEqual([])
})

it('from the desk to the sheets, and from the code of a slip to its table', async () => {
  await desk.page.emulateMedia({ media: 'screen' })
  await desk.page.goto(`${topcut.url}/events/${events.playing}`)
  await desk.by('nav-print').click()
  await desk.by('sheet-slips').click()
  const code = await desk.page.locator('.print-leaves .slip-foot span').nth(5).textContent()
  expect(code).toMatch(/^\d+-\d+$/)
  await desk.page.goBack()
  await desk.by('version').waitFor()
  // As a scanner types it, wherever the desk is.
  await desk.page.keyboard.type(`http://10.1.2.3:8080/events/${events.playing}/match/${code}`)
  await desk.page.keyboard.press('Enter')
  const table = code?.split('-')[1]
  await desk.by(`table-${table}`).waitFor()
  expect(new URL(desk.page.url()).hash).toBe('#tables')
  expect(desk.complaints).toEqual([])
})
