import type { MatchId, PlayerId, PublicTable, PublicTables, Result } from '@topcut/engine'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { hallWords } from '../src/words/hall.ts'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

const regulation = 'card-game/de-2014-team'
/** Long names everywhere: they are what a page breaks on. */
const brothers = {
  name: 'Zwei Brüder',
  members: ['Maximiliane Freifrau von Achterberg-Hohenlohe', 'Bo Kern'],
} as const
const typed = `Team;Mitglied 1;Mitglied 2;Verein
Bractwo Wędrownych Szermierzy z Rzeszowa;Świętopełk Brzęczyszczykiewicz;Żaneta Łęcka;Rzeszów
Rote Zora und die Bande vom alten Zollhaus;Dot Vance;Eli Frey;Harbour
The Extraordinarily Long Team Name Association;Fay Roth;Gus Ahn;Harbour`

let house: HallWithBrowser
const open: DeskWindow[] = []

beforeAll(async () => {
  house = await openHallWithBrowser({ regulation, name: 'Team-Turnier am Hafen' })
})
afterAll(() => house?.close())
afterEach(async () => {
  for (const one of open.splice(0)) await one.page.context().close()
})

const newWindow = async (width: number, height: number, locale = 'en-GB'): Promise<DeskWindow> => {
  const window = await openWindow(house.browser, { locale, viewport: { width, height } })
  open.push(window)
  return window
}
const newPhone = (locale?: string) => newWindow(390, 844, locale)

/** Registers the team by the code of the event; the phone stands before the code of the mate. */
const registerByCode = async (phone: DeskWindow) => {
  const { hall } = house
  const code = await hall.code()
  await phone.page.goto(`${hall.url}/events/${hall.event}/register?code=${code}`)
  await phone.by('name').fill(brothers.name)
  for (const [index, name] of brothers.members.entries())
    await phone.by(`member-${index + 1}`).fill(name)
  await phone.by('shown-1').selectOption('full')
  await checkPage(phone)
  await phone.by('register').click()
  await phone.page.waitForURL(/#team/)
  await phone.by('mate-link').waitFor()
}

/** The other one of the team scans the code that the first one shows. */
const mateOf = async (phone: DeskWindow): Promise<DeskWindow> => {
  await phone.by('mate-link').click()
  const link = await phone.by('mate-address').textContent()
  const mate = await newPhone()
  await mate.page.goto(`${link}`)
  await mate.page.waitForURL(/\/me/)
  return mate
}

const members = async (window: DeskWindow): Promise<readonly string[]> =>
  (await window.by('members').allTextContents()).map((text) => text.replaceAll('\u00a0', ' '))
const bo = 'Maximiliane Freifrau von Achterberg-Hohenlohe / Bo K.'

/** A desk where a list of teams is pasted, with a heading in another language. */
const pasteAtDesk = async (): Promise<DeskWindow> => {
  const { hall } = house
  const desk = await newWindow(1440, 900)
  const [name = '', value = ''] = house.cookie.split('=')
  await desk.page.context().addCookies([{ name, value, url: hall.url }])
  await desk.page.goto(`${hall.url}/events/${hall.event}#players`)
  // Who names one of two is told at once what the document says.
  await desk.by('add-players').fill('Solo; Ana Lis')
  expect(await desk.by('said').textContent()).toContain('LCG-57')
  await desk.by('add-players').fill(typed)
  expect(await desk.by('add-players-button').textContent()).toContain('3 teams')
  const before = await desk.version()
  await desk.by('add-players-button').click()
  await desk.isAt(before + 3)
  await desk.by('player-2').getByText('Świętopełk Brzęczyszczykiewicz / Żaneta Łęcka').waitFor()
  await checkPage(desk)
  return desk
}

const games = (...won: readonly ['first' | 'second', 'first' | 'second']) =>
  ({ ending: 'games', games: won }) as const

const tablesNow = async (): Promise<readonly PublicTable[]> =>
  (await house.hall.view<PublicTables>('tables')).tables

const enter = (match: MatchId, result: Result) =>
  house.hall.give({ kind: 'enter-result', match, result })

/** However long the others are called: nobody scrolls to a button. */
const buttonsAreInSight = async (phone: DeskWindow) => {
  const [low, high] = [
    await phone.by('call').boundingBox(),
    await phone.by('tab-match').boundingBox(),
  ]
  expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(high?.y ?? 0)
}

/** Both phones of the table say the same; whoever of a team says it counts for the team. */
const reportFrom = async (phone: DeskWindow) => {
  await phone.by('match-ended').click()
  await phone.by('yes-ended').click()
  await phone.by('game-1').selectOption({ index: 1 })
  await phone.by('game-2').selectOption({ index: 1 })
  await phone.by('hand-in').click()
}

/** Texts that run into each other or out of their place. */
const overlapping = ({ page }: DeskWindow, selector: string) =>
  page.evaluate((wanted) => {
    const textOf = (one: Element) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return range.getBoundingClientRect()
    }
    const all = [...document.querySelectorAll(wanted)]
    return all.flatMap((one, at) => {
      const own = textOf(one)
      const meets = all.slice(at + 1).some((other) => {
        const { left, right, top, bottom } = textOf(other)
        return left < own.right + 4 && right + 4 > own.left && top < own.bottom && bottom > own.top
      })
      const isOut = own.left < 4 || own.right > window.innerWidth - 4
      return meets || isOut ? [one.textContent] : []
    })
  }, selector)

/** What of a drawn bracket does not fit its place. */
const crampedIn = ({ page }: DeskWindow) =>
  page.evaluate(() => {
    const boxOf = (one: Element) => one.getBoundingClientRect()
    const slots = [...document.querySelectorAll('.drawn-game .slot')]
    const low = Math.max(...[...document.querySelectorAll('h3')].map((one) => boxOf(one).bottom))
    const champion = document.querySelector('.drawn-champion')
    return [
      ...slots.flatMap((slot) => {
        const name = slot.querySelector('.name')
        return name !== null && boxOf(name).height > boxOf(slot).height ? [name.textContent] : []
      }),
      ...(champion !== null && boxOf(champion).top < low ? [champion.textContent] : []),
    ]
  })

it('a team event from the code on the poster to the final', { timeout: 240_000 }, async () => {
  const { hall } = house
  const phone = await newPhone()
  await registerByCode(phone)
  await checkPage(phone)
  const mate = await mateOf(phone)
  await mate.page.locator('[data-moment="list-missing"]').waitFor()

  const desk = await pasteAtDesk()
  const players = await hall.view<readonly { readonly player: PlayerId }[]>('players')
  for (const { player } of players) await hall.give({ kind: 'check-in-player', player })
  await hall.start()
  await hall.publish()

  await phone.by('go-on').click()
  await phone.by('tab-match').click()
  // Their own phones: the other team with its people, as each of them asked.
  for (const one of [phone, mate]) await one.by('opponent').getByTestId('members').waitFor()
  expect(await phone.by('opponent').textContent()).toBe(await mate.by('opponent').textContent())
  expect(await members(phone)).toHaveLength(1)
  await buttonsAreInSight(phone)

  const wall = await newWindow(1920, 1080)
  await wall.page.goto(`${hall.url}/events/${hall.event}/wall?show=pairings`)
  await wall.by('members').first().waitFor()
  expect(await members(wall)).toContain(bo)
  const spectator = await newPhone()
  await spectator.page.goto(`${hall.url}/events/${hall.event}/public`)
  // A full name that nobody agreed to finds nobody; what is shown does.
  await spectator.by('find-name').fill('kern')
  await spectator.page.getByText(hallWords('en', { inTeams: true }).nobodyFound).waitFor()
  expect(await spectator.by('ticket').count()).toBe(0)
  await spectator.by('find-name').fill('Bo K')
  expect(await spectator.by('ticket').textContent()).toContain('Zwei Brüder')
  expect(await members(spectator)).toContain(bo)
  await checkPage(spectator)

  // Paper: what hangs on the wall as everybody asked, what goes to the table with full names.
  await desk.page.goto(`${hall.url}/events/${hall.event}/print#by-name`)
  await desk.page.locator('.leaf').first().waitFor({ state: 'attached' })
  expect(await members(desk)).toContain(bo)
  await desk.page.goto(`${hall.url}/events/${hall.event}/print#slips`)
  await desk.page.locator('.slip').first().waitFor({ state: 'attached' })
  expect(await members(desk)).toContain('Maximiliane Freifrau von Achterberg-Hohenlohe / Bo Kern')

  // One of the two reports, and the record says who; the desk accepts.
  await hall.give({ kind: 'start-clock' })
  await reportFrom(mate)
  await mate.by('said').waitFor()
  await phone.by('said').waitFor()
  await desk.page.goto(`${hall.url}/events/${hall.event}#log`)
  await desk.page.getByText('Bo Kern (Zwei Brüder)').last().waitFor()

  const tables = await tablesNow()
  for (const { match, players: both } of tables) {
    const winner = both[1].name === brothers.name ? 'second' : 'first'
    await enter(match, games(winner, winner))
  }
  await hall.give({ kind: 'close-round' })

  // Two are level on points: they play for the title.
  await hall.give({ kind: 'make-cut' })
  await hall.give({ kind: 'start-stage' })
  await hall.publish()
  await phone.page.locator('[data-moment="paired"]').waitFor()
  await buttonsAreInSight(phone)
  await spectator.by('tab-standings').click()
  await spectator.by('standing-1').waitFor()
  expect((await members(spectator)).length).toBeGreaterThanOrEqual(4)
  // Words in the place of a clock: they stand beside the round, not on it.
  await spectator.by('clock').getByText('no time limit').waitFor()
  expect(await overlapping(spectator, '.public-now > *:not(.now-rail)')).toEqual([])
  expect(await overlapping(spectator, '.public-tabs a')).toEqual([])
  const [final] = await tablesNow()
  if (final === undefined) throw new Error('no final')
  await enter(final.match, games('first', 'first'))
  await hall.give({ kind: 'close-round' })
  await hall.give({ kind: 'finish-event' })
  await spectator.page.reload()
  // The wall shows who has won, the people below the name, and nothing over anything else.
  await wall.page.goto(`${hall.url}/events/${hall.event}/wall?show=bracket`)
  await wall.page.locator('.drawn-champion b').waitFor()
  expect(await crampedIn(wall)).toEqual([])
  const [first] = final.players
  await spectator.page.getByText(`${first?.name} (`).first().waitFor()
  for (const one of open) expect(one.complaints).toEqual([])
})

it('whoever registers where everybody plays alone is asked for one name', async () => {
  const alone = await house.anotherEvent({ regulation: 'card-game/de-2014' })
  const phone = await newPhone('de-DE')
  await phone.page.goto(`${alone.url}/events/${alone.event}/register?code=${await alone.code()}`)
  await phone.by('name').waitFor()
  expect(await phone.by('member-1').count()).toBe(0)
  expect(await phone.by('shown-short').count()).toBe(1)
})
