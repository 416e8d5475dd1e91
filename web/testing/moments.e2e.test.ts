import type { Seat } from '@topcut/engine'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import type { DeskWindow } from './desk-window.suite.ts'
import { moments, type Walked, walkMoments } from './moments.suite.ts'

let topcut: TopcutProcess
let organizer: string
let browser: Browser

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut()
  organizer = await topcut.signIn()
})
afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
})

/** Two numbers, the own one first whoever sits first. */
const scores =
  (better: string, worse: string) => async (phone: DeskWindow, winner: Seat, own: Seat) => {
    expect(await phone.by('score-means').textContent()).not.toBe('')
    await phone.by('own-score').fill(winner === own ? better : worse)
    await phone.by('other-score').fill(winner === own ? worse : better)
  }
const games = async (phone: DeskWindow, winner: Seat) => {
  for (const game of ['game-1', 'game-2']) await phone.by(game).selectOption(winner)
}
const sided = async (phone: DeskWindow, winner: Seat) => {
  await phone.by('winner').selectOption(winner)
  if ((await phone.by('light').count()) > 0) await phone.by('light').selectOption('first')
}

const ways: readonly (readonly [string, Walked])[] = [
  [
    'destroyed points',
    {
      ...{ regulation: 'x-wing/pl', bracket: 'elimination', sentence: /XWPL-39/, locale: 'pl-PL' },
      fill: scores('80', '40'),
      fillBracket: scores('80', '40'),
    },
  ],
  [
    'victory points',
    {
      ...{ regulation: 'imperial-assault/de-2.2.1', bracket: 'elimination', sentence: /IA-38/ },
      fill: scores('30', '20'),
      fillBracket: scores('30', '20'),
    },
  ],
  [
    'two games, then one with sides',
    {
      ...{ regulation: 'card-game/de-2014', bracket: 'double-elimination', sentence: /LCG-40/ },
      fill: games,
      fillBracket: sided,
    },
  ],
]

// A whole day on seven phones takes longer than one page.
const patience = 300_000

it.each(ways)(
  '[XWPL-39] [IA-38] [LCG-40] walks through every moment of a day: %s',
  { timeout: patience },
  async (_, way) => {
    const met = await walkMoments({ browser, topcut, organizer }, way)
    expect([...met].toSorted()).toEqual(Object.keys(moments).toSorted())
  },
)
