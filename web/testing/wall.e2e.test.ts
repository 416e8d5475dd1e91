import { eventId } from '@topcut/engine'
import type { Person } from '@topcut/protocol'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { wholeFileText } from '../src/pages/desk/finish/whole-file.ts'
import { checkPage, openWindow } from './desk-window.suite.ts'
import { player, playOut, publish, sampleEvent, start } from './sample-event.suite.ts'

let topcut: TopcutProcess
let browser: Browser
let cookie: string

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut()
  cookie = await topcut.signIn()
})
afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
})

const given = ['Carla', 'Lena', 'Ana', 'Hanna', 'Xenia', 'Nora', 'Tilda', 'Wim', 'Dot', 'Oskar']
const family = ['Nowik', 'Oswin', 'Lis', 'Vogt', 'Rull', 'Quist', 'Mroz', 'Foss', 'Vance', 'Lind']
const long = ['Konstantin Freiherr von Achterberg-Hohenlohe', 'Małgorzata Wiśniewska-Dębska']
const nameOf = (n: number): string =>
  long[n] ?? `${given[n % 10]} ${family[(3 * n + Math.floor(n / 10)) % 10]} ${Math.floor(n / 10)}`

type Stage = 'pairings' | 'standings'

/** An event of so many, in its second round or after it. */
const takeIn = async (count: number, stage: Stage): Promise<string> => {
  const sample = sampleEvent({
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 3, cut: null },
        { kind: 'elimination', rounds: null, cut: 8 },
      ],
    },
  })
  start(sample, count)
  publish(sample)
  playOut(sample)
  sample.give({ kind: 'drop-player', player: player(4), when: 'now' })
  sample.give({ kind: 'drop-player', player: player(5), when: 'now' })
  publish(sample)
  if (stage === 'standings') playOut(sample)
  else sample.give({ kind: 'start-clock' })
  const people = Array.from({ length: count }, (_, index): Person => {
    return { player: player(index + 1), name: nameOf(index), shown: 'full' }
  })
  const id = `wall-${count}-${stage}`
  const answer = await fetch(`${topcut.url}/api/events/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: wholeFileText({ event: eventId(id), entries: sample.event().log, people }),
  })
  expect(await answer.json()).toEqual({ events: [id] })
  return id
}

const open = async (count: number, stage: Stage) => {
  const id = await takeIn(count, stage)
  const wall = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 1920, height: 1080 },
  })
  await wall.page.goto(`${topcut.url}/events/${id}/wall?show=${stage}`)
  await wall.page.locator('.wall-fitted .p').first().waitFor()
  return wall
}

/** What a hall sees: how high capital letters are, what is cut off, how much of the screen says something. */
const measured = (wall: Awaited<ReturnType<typeof open>>) =>
  wall.page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const capital = (element: Element): number => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      if (pen === null) return 0
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      return pen.measureText('H').actualBoundingBoxAscent
    }
    const names = [...document.querySelectorAll('.wall-fitted .p')]
    const texts = [...document.querySelectorAll('.wall-screen *')].filter(
      (one) =>
        one.closest('.wall-tools') === null &&
        [...one.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        ),
    )
    const parts = document.querySelectorAll(
      '.wall-screen > header, .wall-screen > footer, .wall-clock, .wall-fitted li, .wall-fitted table',
    )
    const used = [...parts].reduce((sum, part) => {
      const { width, height } = part.getBoundingClientRect()
      return sum + width * height
    }, 0)
    return {
      names: Math.min(...names.map(capital)),
      smallest: Math.min(...texts.map(capital)),
      used: used / (window.innerWidth * window.innerHeight),
      cut: names.flatMap((name) =>
        name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).display !== 'inline'
          ? [name.textContent]
          : [],
      ),
      outside: names.flatMap((name) => {
        const { right, bottom } = name.getBoundingClientRect()
        return right > window.innerWidth || bottom > window.innerHeight ? [name.textContent] : []
      }),
    }
  })

/** As seen from 15 m on a picture that is 2 m wide, in minutes of arc. */
const angle = (pixels: number): number =>
  (Math.atan((pixels * 2000) / 1920 / 15_000) * 180 * 60) / Math.PI

/** What an eye that needs no glasses can tell apart: the letters of a chart are so high. */
const readable = 5

describe.each([
  // Two have left after the first round.
  { count: 16, lines: 14, names: 30 },
  { count: 40, lines: 38, names: 21 },
  { count: 120, lines: 40, names: 21 },
])('the wall with $count players', ({ count, lines, names }) => {
  it(`has pairings that are read from 15 m: capitals of ${names} pixels and more`, async () => {
    const wall = await open(count, 'pairings')
    const seen = await measured(wall)
    expect(seen).toMatchObject({ cut: [], outside: [] })
    expect(seen.names).toBeGreaterThanOrEqual(names)
    expect(angle(seen.names)).toBeGreaterThanOrEqual(readable)
    expect(seen.smallest).toBeGreaterThanOrEqual(11)
    expect(seen.used).toBeGreaterThanOrEqual(0.75)
    expect(await wall.page.locator('.wall-fitted li').count()).toBe(lines)
    await checkPage(wall)
    expect(wall.complaints).toEqual([])
    await wall.page.context().close()
  })

  it('has standings with their cut, who has left, and the whole screen used', async () => {
    const wall = await open(count, 'standings')
    const seen = await measured(wall)
    expect(seen).toMatchObject({ cut: [], outside: [] })
    expect(seen.names).toBeGreaterThanOrEqual(20)
    expect(seen.used).toBeGreaterThanOrEqual(0.75)
    expect(await wall.by('wall-cut').textContent()).toContain('as things stand')
    expect(await wall.page.locator('.wall-standings .decides').count()).toBeGreaterThan(0)
    if (count < 100) expect(await wall.page.locator('.wall-standings .out').count()).toBe(2)
    await checkPage(wall)
    await wall.page.context().close()
  })
})
