import {
  type EventState,
  type Match,
  openEvent,
  playerId,
  type Seat,
  type Structure,
} from '@topcut/engine'
import type { EventAnswer } from '@topcut/protocol'
import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { lowerNumber, plainWin } from '../../engine/testing/plain-win.ts'
import type { TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { openPhoneHall } from './phone-hall.suite.ts'

/** What can be pressed in each moment: the amber button, and the others; `table`: its number. */
export const moments = {
  'waiting-list': { next: null, others: [] },
  'list-missing': { next: 'to-list', others: ['call'] },
  registered: { next: null, others: ['call'] },
  waiting: { next: null, others: ['call'] },
  late: { next: null, others: ['call'] },
  paired: { next: 'set-up', others: ['match-ended', 'call'], table: true },
  playing: { next: 'match-ended', others: ['set-up', 'call'], table: true },
  'time-called': { next: 'match-ended', others: ['set-up', 'call'], table: true },
  ended: { next: 'enter-result', others: ['call'], table: true },
  'to-confirm': { next: 'confirm', others: ['say-otherwise', 'call'], table: true },
  reported: { next: null, others: ['change-result', 'call'], table: true },
  differing: { next: null, others: ['change-result', 'call'], table: true },
  entered: { next: null, others: ['call'], table: true },
  bye: { next: null, others: ['call'] },
  'round-over': { next: null, others: ['call'] },
  'made-cut': { next: null, others: ['call'] },
  'goes-on': { next: null, others: ['call'] },
  'missed-cut': { next: null, others: ['call'] },
  'knocked-out': { next: null, others: ['call'] },
  left: { next: null, others: [] },
  disqualified: { next: null, others: ['call'] },
  played: { next: null, others: ['call'] },
  champion: { next: 'share-card', others: [] },
  finished: { next: 'share-card', others: [] },
  cancelled: { next: null, others: [] },
} as const satisfies {
  readonly [moment: string]: {
    readonly next: string | null
    readonly others: readonly string[]
    readonly table?: true
  }
}
type MomentName = keyof typeof moments

export type Walked = {
  readonly regulation: string
  /** How the bracket after the cut is played. */
  readonly bracket: 'elimination' | 'double-elimination'
  /** Fills in the report: this seat has won. */
  readonly fill: (phone: DeskWindow, winner: Seat, own: Seat) => Promise<void>
  /** The same in the bracket. */
  readonly fillBracket: Walked['fill']
  readonly sentence: RegExp
  readonly locale?: string
}

type Hall = {
  readonly browser: Browser
  readonly topcut: TopcutProcess
  readonly organizer: string
  /** After each moment was looked at. */
  readonly seen?: (name: string, phone: DeskWindow) => Promise<void>
}

const viewport = { width: 390, height: 844 }
const own = (n: number) => playerId(`p${n}`)

/** A number beside a long name stays in one piece. */
const numbersHold = async ({ page }: DeskWindow) => {
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => one.children.length === 0 && /^\d[\d.,]+$/.test(one.textContent ?? ''))
      .filter((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return range.getClientRects().length > 1
      })
      .map((one) => one.outerHTML),
  )
  expect(broken).toEqual([])
}

/** One day in a hall of eight, seen on the phones of those it holds something for. */
export const walkMoments = async ({ browser, topcut, organizer, seen }: Hall, walked: Walked) => {
  const met = new Set<MomentName>()
  const phones: DeskWindow[] = []
  const stages: Extract<Structure, { kind: 'custom' }>['stages'] = [
    { kind: 'swiss', rounds: 2, cut: null },
    { kind: walked.bracket, rounds: null, cut: 4 },
  ]
  const hall = await openPhoneHall(topcut, organizer, {
    ...{ regulation: walked.regulation, tier: 'competitive' },
    structure: { kind: 'custom', stages },
  })
  const state = async (): Promise<EventState> => {
    const got = await fetch(`${topcut.url}/api/events/${hall.event}`, {
      headers: { cookie: organizer },
    })
    return openEvent(((await got.json()) as EventAnswer).log).state ?? expect.fail('no event')
  }
  const phoneOf = async (n: number) => {
    const phone = await openWindow(browser, {
      locale: walked.locale ?? 'en-GB',
      viewport,
    })
    await phone.page.goto(await hall.linkOf(`p${n}`))
    await phone.page.waitForURL(/\/me/)
    phones.push(phone)
    return phone
  }
  /** The phone is at this moment, and offers what is next there and nothing else. */
  const at = async (phone: DeskWindow, moment: MomentName, aside?: string) => {
    const main = phone.page.locator(`[data-testid="moment"][data-moment="${moment}"]`)
    await main.waitFor()
    await main.locator('h1').waitFor()
    if (aside !== undefined) await phone.by(aside).first().waitFor()
    const { next, others, ...rest } = moments[moment]
    const testIds = (selector: string) =>
      main
        .locator(selector)
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid') ?? one.textContent))
    if (next !== null) await main.getByTestId(next).waitFor()
    expect(await testIds('.next')).toEqual(next === null ? [] : [next])
    const plain = await testIds('.do :is(.big, .line):not(.next), .beside-do > *')
    expect(plain.toSorted()).toEqual([...others].toSorted())
    expect(await phone.by('table').count()).toBe('table' in rest ? 1 : 0)
    await checkPage(phone)
    met.add(moment)
    await seen?.(aside === undefined ? moment : `${moment}-${aside}`, phone)
  }
  /** Everybody whose match is open: the lower number wins. */
  const playOut = async (keep: readonly string[] = []) => {
    const now = await state()
    for (const id of now.rounds.at(-1)?.matches ?? []) {
      const match = now.matches.get(id)
      if (match?.result !== null || match.players.some((one) => keep.includes(one))) continue
      const result = plainWin(now, match, lowerNumber(match))
      await hall.give({ kind: 'enter-result', match: id, result })
    }
  }
  const nextStep = async () => {
    await hall.give({ kind: 'pair-round' }, { override: 'the lists are on paper' })
    await hall.give({ kind: 'publish-round' })
  }

  await hall.give({ kind: 'set-capacity', players: 6 })
  const names = ['Ana Lis', 'Bo Kern', 'Małgorzata Dębska-Wiśniewska', 'Cid Marr']
  for (const [index, name] of [
    ...names,
    'Konstantin Freiherr von Achterberg-Hohenlohe',
    'Emil Stroud',
    'Freya Lang',
  ].entries()) {
    await hall.give({ kind: 'register-player', player: own(index + 1) }, { name })
  }
  await hall.give({ kind: 'set-details', details: { listsAsked: true } })
  const ana = await phoneOf(1)
  await at(ana, 'list-missing')
  for (let n = 1; n <= 7; n++) {
    const list = { kind: 'text', text: 'on paper' } as const
    await hall.give({ kind: 'submit-list', player: own(n), list }, { override: 'read on paper' })
    if (n === 1) await at(ana, 'registered')
    if (n < 7) await hall.give({ kind: 'check-in-player', player: own(n) })
  }
  const freya = await phoneOf(7)
  await at(freya, 'waiting-list')
  await hall.start()
  await at(ana, 'waiting')
  await hall.publish()
  await at(ana, 'paired')
  const matchOf = async (n: number): Promise<Match> => {
    const now = await state()
    const all = (now.rounds.at(-1)?.matches ?? []).map((id) => now.matches.get(id))
    return all.find((one) => one?.players.includes(own(n))) ?? expect.fail('not paired')
  }
  const seatIn = ({ players }: Match, n: number): Seat =>
    players[0] === own(n) ? 'first' : 'second'
  const opponentIn = ({ players }: Match, n: number) =>
    Number(players.find((one) => one !== own(n))?.slice(1))
  const mine = await matchOf(1)
  const other = opponentIn(mine, 1)
  const [seat, theirs] = [seatIn(mine, 1), seatIn(mine, other)]
  const rival = await phoneOf(other)
  await hall.give({ kind: 'start-clock' })
  await at(ana, 'playing')
  // A ruling is seen by the one it is about, beside the match.
  const ruling = { about: 'conduct', players: [own(1)], text: 'Slow set-up.' } as const
  await hall.give({
    kind: 'record-ruling',
    ruling: { ...ruling, infraction: 'stalling', penalty: { kind: 'warning' } },
  })
  await at(ana, 'playing', 'ruled')
  await ana.by('match-ended').click()
  await ana.by('yes-ended').waitFor()
  await seen?.('asked', ana)
  await hall.give({ kind: 'call-time' })
  await at(rival, 'time-called')
  await rival.by('at-time').waitFor()
  expect(await rival.by('time-called').textContent()).toMatch(walked.sentence)
  await at(ana, 'time-called', 'ruled')
  // Who leaves after this round sees it, and can stay.
  await ana.by('menu').click()
  await ana.by('leave').click()
  await ana.by('drop').click()
  await at(ana, 'time-called', 'leaving')
  await ana.by('stay-after-all').click()
  await ana.by('leaving').waitFor({ state: 'detached' })

  await ana.by('match-ended').click()
  await ana.by('hand-in').waitFor()
  await seen?.('report', ana)
  await ana.by('back').click()
  await at(ana, 'ended')
  await ana.by('enter-result').click()
  await walked.fill(ana, seat, seat)
  await ana.by('slip-says').waitFor()
  await seen?.('report-filled', ana)
  await ana.by('hand-in').click()
  await at(ana, 'reported')
  await at(rival, 'to-confirm')
  await rival.by('say-otherwise').click()
  await walked.fill(rival, theirs, theirs)
  await rival.by('hand-in').click()
  await at(rival, 'differing')
  await at(ana, 'differing')
  await rival.by('change-result').click()
  await walked.fill(rival, seat, theirs)
  await rival.by('hand-in').click()
  await at(rival, 'entered')
  await at(ana, 'entered')
  await rival.by('menu').click()
  await rival.by('leave').click()
  await rival.by('drop').click()
  await at(rival, 'entered', 'leaving')
  await hall.give(
    { kind: 'register-late-player', player: own(7) },
    { override: 'a seventh chair was found' },
  )
  await hall.give(
    { kind: 'register-late-player', player: own(8) },
    { name: 'Gil Okafor', override: 'and an eighth' },
  )
  const late = { kind: 'text', text: 'on paper' } as const
  await hall.give(
    { kind: 'submit-list', player: own(8), list: late },
    { override: 'read on paper' },
  )
  await at(freya, 'late')
  await playOut()
  await hall.give({ kind: 'close-round' })
  await at(ana, 'round-over')
  await at(rival, 'left')
  await ana.by('tab-record').click()
  await ana.by('own-match').waitFor()
  const won = { en: 'Won', de: 'Gewonnen', pl: 'Wygrana' }[(walked.locale ?? 'en-GB').slice(0, 2)]
  expect(await ana.by('own-match').textContent()).toContain(won)
  expect(await ana.by('penalty').count()).toBe(1)
  for (const opened of await ana.page.locator('.own-numbers summary').all()) await opened.click()
  await numbersHold(ana)
  await seen?.('record', ana)
  await ana.by('tab-needs').click()
  await ana.by('needs').waitFor()
  await seen?.('needs', ana)
  await ana.by('tab-match').click()
  await rival.by('tab-record').click()
  const lost = { en: 'Lost', de: 'Verloren', pl: 'Przegrana' }[
    (walked.locale ?? 'en-GB').slice(0, 2)
  ]
  expect(await rival.by('own-match').textContent()).toContain(lost)
  await rival.by('tab-match').click()

  // Time cannot have ended what the clock still runs for.
  await nextStep()
  await hall.give({ kind: 'start-clock' })
  await at(ana, 'playing')
  await ana.by('match-ended').click()
  await ana.by('yes-ended').click()
  await ana.by('hand-in').waitFor()
  const byTime = ana.by('ending-time')
  if ((await byTime.count()) > 0) {
    expect(await byTime.isDisabled()).toBe(true)
    expect(await byTime.isChecked()).toBe(false)
  }
  await seen?.('report-early', ana)
  await ana.by('back').click()
  await playOut()
  await at(ana, 'entered')
  await ana.by('tab-standings').click()
  await ana.by('own-line').waitFor()
  await numbersHold(ana)
  await seen?.('standings', ana)
  await ana.by('tab-match').click()
  const sitting = (await state()).rounds[1]?.byes[0]?.player
  if (sitting !== undefined) await at(await phoneOf(Number(sitting.slice(1))), 'bye')
  await hall.give({ kind: 'close-round' })
  await at(ana, 'round-over')
  await hall.give({ kind: 'make-cut' })
  await at(ana, 'made-cut')
  const seeds = (await state()).cut?.seeds ?? []
  const out = [2, 3, 4, 5, 6, 7, 8].find((n) => n !== other && !seeds.includes(own(n)))
  const missing = await phoneOf(out ?? expect.fail('everybody is in'))
  await at(missing, 'missed-cut')
  const disqualify = { kind: 'disqualify-player', when: 'now', reason: 'Marked dice.' } as const
  await hall.give({ ...disqualify, player: own(out ?? 0) })
  await at(missing, 'disqualified')

  await hall.give({ kind: 'start-stage' })
  await nextStep()
  await at(ana, 'paired')
  expect(await ana.by('round').textContent()).not.toMatch(/3/)
  // The bracket may be scored in another way: reported and confirmed there, too.
  const inBracket = await matchOf(1)
  const loser = await phoneOf(opponentIn(inBracket, 1))
  await ana.by('match-ended').click()
  await ana.by('yes-ended').click()
  await walked.fillBracket(ana, seatIn(inBracket, 1), seatIn(inBracket, 1))
  await seen?.('report-bracket', ana)
  await ana.by('hand-in').click()
  await at(loser, 'to-confirm')
  await loser.by('confirm').click()
  await at(ana, 'goes-on')
  if (walked.bracket === 'elimination') await at(loser, 'knocked-out')
  await playOut()
  await hall.give({ kind: 'close-round' })
  const entrants = [loser]
  for (const seed of seeds) {
    const n = Number(seed.slice(1))
    if (n !== 1 && n !== opponentIn(inBracket, 1)) entrants.push(await phoneOf(n))
  }
  /** Whoever has lost often enough. */
  const lookForBeaten = async () => {
    for (const phone of entrants) {
      const beaten = phone.page.locator('[data-moment="knocked-out"]')
      if (!met.has('knocked-out') && (await beaten.count()) > 0) await at(phone, 'knocked-out')
    }
  }
  for (let round = 0; round < 6 && !(await isDecided()); round++) {
    const before = await ana.by('round').textContent()
    await nextStep()
    await playOut()
    // Who has won the last one is told at the ceremony.
    if (!(await isDecided())) {
      // Also where the own side waits for the other one, and not only until the phone hears of it.
      await expect.poll(() => ana.by('round').textContent()).not.toBe(before)
      await at(ana, 'goes-on')
      await lookForBeaten()
    }
    await hall.give({ kind: 'close-round' })
  }
  await at(ana, 'played')
  await hall.give({ kind: 'finish-event' })
  await at(ana, 'champion')
  await at(loser, 'finished')
  const saved = ana.page.waitForEvent('download')
  await ana.by('share-card').click()
  expect((await saved).suggestedFilename()).toMatch(/\.png$/)
  const calledOff = await openPhoneHall(topcut, organizer)
  await calledOff.register('Ana Lis')
  const alone = await openWindow(browser, { locale: 'en-GB', viewport })
  phones.push(alone)
  await alone.page.goto(await calledOff.linkOf('p1'))
  await calledOff.give({ kind: 'cancel-event', reason: 'The roads are closed by snow.' })
  await at(alone, 'cancelled')
  for (const phone of phones) expect(phone.complaints).toEqual([])
  for (const phone of phones) await phone.page.context().close()
  return met

  async function isDecided(): Promise<boolean> {
    const { status } = await hall.view<{ readonly status: string }>('event')
    return status === 'played'
  }
}
