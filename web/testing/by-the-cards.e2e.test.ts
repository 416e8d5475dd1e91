import type { Day } from '@topcut/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPage, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser, type PhoneHall } from './phone-hall.suite.ts'

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser()
})
afterAll(() => opened?.close())

type Window = Awaited<ReturnType<typeof openWindow>>

const phoneOf = async (hall: PhoneHall, player: string): Promise<Window> => {
  const phone = await openWindow(opened.browser, {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  await phone.page.goto(await hall.linkOf(player))
  await phone.page.waitForURL(/\/me/)
  return phone
}

const deskOf = async (hall: PhoneHall): Promise<Window> => {
  const desk = await openWindow(opened.browser, {
    locale: 'en-GB',
    viewport: { width: 1440, height: 1000 },
  })
  await desk.page.goto(await hall.invite({ role: 'organizer', label: 'Ada Rem' }))
  await desk.page.waitForURL(/\/events\//)
  return desk
}

/** Pastes a text on a phone and goes on to where the list is handed in. */
const paste = async (phone: Window, text: string) => {
  await phone.by('tab-list').click()
  await phone.by('cards-text').fill(text)
  await phone
    .by('understood')
    .getByText(/understood/)
    .waitFor()
}

const handIn = async (phone: Window, along: readonly string[] = []) => {
  await phone.by('to-cards').click()
  await phone.by('to-end').click()
  for (const tile of along) await phone.by(`tile-${tile}`).check({ force: true })
  await phone.by('submit-list').click()
  await phone.by('handed-in').waitFor()
}

/** The seats of the only table, with the phones of those who sit there. */
const phonesAtTable = async (hall: PhoneHall, phones: Readonly<Record<string, Window>>) => {
  const { tables } = await hall.view<{ tables: { players: { player: string }[] }[] }>('tables')
  const seats = tables[0]?.players.map(({ player }) => player) ?? []
  return seats.map((player) => {
    const phone = phones[player]
    if (phone === undefined) throw new Error(`${player} has no phone`)
    return { player, phone }
  })
}

const openReport = async (hall: PhoneHall, phone: Window, isFirst: boolean) => {
  await phone.page.goto(`${hall.url}/events/${hall.event}/me#report`)
  if (isFirst) {
    await phone.by('match-ended').click()
    await phone.by('yes-ended').click()
  }
}

/** Both say the same; with the second voice it is the result, and there is nothing left to be said. */
const agree = async (seats: readonly { readonly phone: Window }[]) => {
  const [first, second] = seats
  await first?.phone.by('hand-in').click()
  await first?.phone.by('said').waitFor()
  await second?.phone.by('hand-in').click()
}

const xws = JSON.stringify({
  faction: 'rebel',
  version: '0.3.0',
  points: 100,
  pilots: [
    {
      name: 'hansolo',
      ship: 'yt1300',
      upgrades: { ept: ['predator'], crew: ['c3po'], title: ['millenniumfalcon'] },
    },
    { name: 'lukeskywalker', ship: 'xwing', upgrades: { amd: ['r2d2'], mod: ['engineupgrade'] } },
  ],
})

const block = `Soontir Fel (35)
TIE Interceptor (27), Push the Limmit (3), Royal Guard TIE (0), Autothrusters (2), Stealth Device (3)

Carnor Jax (31)
TIE Interceptor (26), Royal Guard TIE (0), Autothrusters (2), Stealth Device (3)

2x Academy Pilot (24)`

const troopers = `Imperium
Sturmtruppen (6)
Sturmtruppen (Elite) (9)
Rote Garde (8)
Heavy Stormtroper (6)`

const rangers = `Alliance Ranger (Elite) (12)
Rebel Saboteur (5)
Echo Base Trooper (8)`

/** Fifteen cards of one point and less. */
const orders = [
  ...['Advance Warning', 'Against the Odds', 'Ballistics Matrix', 'Battlefield Awareness'],
  ...['Behind Enemy Lines', 'Black Market Prices', 'Bladestorm', 'Blitz', 'Bodyguard'],
  ...['Brace Yourself', 'Brace for Impact', 'Camouflage', 'Capture The Weary', 'Celebration'],
  'Change of Plans',
]

const light = `Light side, affiliation: Jedi
2x 1
2x 2
2x Forgotten Heroes
2x 5
2x 6`

const dark = `Dark side, affiliation: Sith
2x 19
2x 20
2x 21
2x 23
2x 24`

const rocks = ['coreasteroid0', 'coreasteroid1', 'coreasteroid2']

describe('a list by its cards, from the phone to the score', () => {
  it('a squad: pasted, judged, and its ships ticked off', async () => {
    const hall = await opened.anotherEvent({ date: '2017-05-06' as Day })
    await hall.register('Cid Marr', 'Dot Vance')
    const [cid, dot] = [await phoneOf(hall, 'p1'), await phoneOf(hall, 'p2')]
    await paste(cid, xws)
    await checkPage(cid)
    await handIn(cid, rocks)
    await paste(dot, block)
    // One letter too many: what it was read as is asked about, and one press says that it is right.
    expect(await dot.by('look-guessed').textContent()).toContain('Push the Limit')
    await dot.by('look-right').click()
    await dot.by('look-guessed').waitFor({ state: 'detached' })
    await checkPage(dot)
    await handIn(dot, rocks)

    const desk = await deskOf(hall)
    await desk.show('lists')
    await desk.by('list-1').getByRole('button').click()
    await desk.by('list-sheet').getByText('Millennium Falcon').first().waitFor()
    await desk.by('no-findings').waitFor()
    expect(await desk.by('list-sheet').textContent()).toContain('89')
    await checkPage(desk)
    await desk.by('close-list').click()

    await hall.give({ kind: 'open-lists', to: 'opponents' })
    await hall.start()
    await hall.publish()
    const seats = await phonesAtTable(hall, { p1: cid, p2: dot })
    for (const [index, { phone }] of seats.entries()) await openReport(hall, phone, index === 0)
    // Of 13 hull and shields 6 are left: half of 53 counts, rounded down; Fel is gone.
    await cid.by('own-ship-0').selectOption('left-6')
    await cid.by('their-ship-0').click()
    expect(await cid.by('own-score').inputValue()).toBe('35')
    expect(await cid.by('other-score').inputValue()).toBe('26')
    expect(await cid.by('half-points').textContent()).toContain('XWEN-46')
    await checkPage(cid)
    // Ticks are kept with the score they made: one more adds to it. What was typed meanwhile stays.
    await cid.page.reload()
    await cid.by('their-ship-1').click()
    expect(await cid.by('own-score').inputValue()).toBe('66')
    expect(await cid.by('other-score').inputValue()).toBe('26')
    await cid.by('other-score').fill('30')
    await cid.by('their-ship-1').click()
    expect(await cid.by('own-score').inputValue()).toBe('35')
    expect(await cid.by('other-score').inputValue()).toBe('30')
    await cid.by('other-score').fill('26')
    await dot.by('their-ship-0').selectOption('left-6')
    await dot.by('own-ship-0').click()
    await agree(seats)
    await desk.show('tables')
    await desk.resultAt(1).waitFor()
    expect(await desk.by('table-1').textContent()).toMatch(/35[\s\S]*26|26[\s\S]*35/)
    for (const window of [cid, dot, desk]) expect(window.complaints).toEqual([])
  })

  it('an army: pasted in German, judged, and its figures counted', async () => {
    const hall = await opened.anotherEvent({ regulation: 'imperial-assault/de-2.2.1' })
    await hall.register('Cid Marr', 'Dot Vance')
    const [cid, dot] = [await phoneOf(hall, 'p1'), await phoneOf(hall, 'p2')]
    await paste(cid, `${troopers}\n\nBefehlskarten\n${orders.join('\n')}\nNobody’s Plan`)
    // Sixteen are one too many; nobody knows the last of them.
    expect(await cid.by('look-unknown').textContent()).toContain('Nobody’s Plan')
    await cid.by('cards-text').fill(`${troopers}\n\nBefehlskarten\n${orders.join('\n')}`)
    await cid.by('look-unknown').waitFor({ state: 'detached' })
    await checkPage(cid)
    await handIn(cid)
    await paste(dot, `${rangers}\n\nCommand deck\n${orders.join('\n')}`)
    await handIn(dot)

    const desk = await deskOf(hall)
    await desk.show('lists')
    await desk.by('list-2').getByRole('button').click()
    await desk.by('list-sheet').getByText('Alliance Ranger').first().waitFor()
    await desk.by('no-findings').waitFor()
    await checkPage(desk)
    await desk.by('close-list').click()

    await hall.give({ kind: 'open-lists', to: 'opponents' })
    await hall.start()
    await hall.publish()
    const seats = await phonesAtTable(hall, { p1: cid, p2: dot })
    for (const [index, { phone }] of seats.entries()) await openReport(hall, phone, index === 0)
    // Two of three elite rangers, 4 each, and all three troopers of 2.
    const fallen = async (phone: Window, name: string, count: number) => {
      const group = phone.page
        .locator('.figure-group')
        .filter({ has: phone.page.getByText(name, { exact: true }) })
      for (let figure = 0; figure < count; figure += 1) {
        await group.getByRole('button', { name: 'One more' }).click()
      }
    }
    for (const { phone } of seats) {
      await phone.page.locator('.counting > summary').click()
      await fallen(phone, 'Alliance Ranger (Elite)', 2)
      await fallen(phone, 'Stormtrooper', 3)
    }
    expect(await cid.by('own-score').inputValue()).toBe('8')
    expect(await cid.by('other-score').inputValue()).toBe('6')
    await checkPage(cid)
    await agree(seats)
    await desk.show('tables')
    await desk.resultAt(1).waitFor()
    expect(await desk.by('table-1').textContent()).toMatch(/8[\s\S]*6|6[\s\S]*8/)
    for (const window of [cid, dot, desk]) expect(window.complaints).toEqual([])
  })

  it('two decks: by set numbers and as a deck file, judged, and the match reported', async () => {
    const hall = await opened.anotherEvent({ regulation: 'card-game/de-2014' })
    await hall.register('Cid Marr', 'Dot Vance')
    const [cid, dot] = [await phoneOf(hall, 'p1'), await phoneOf(hall, 'p2')]
    await paste(cid, `${light}\n\n${dark.replace('2x 24', '3x 24')}`)
    await cid.by('to-cards').click()
    await cid.by('to-end').click()
    await cid.by('submit-list').click()
    // A third copy is refused beside its cause, with the rule.
    await cid.page.getByText('LCG-18').first().waitFor()
    await cid.by('to-cards').click()
    await cid.by('to-text').click()
    await cid.by('cards-text').fill(`${light}\n\n${dark}`)
    await checkPage(cid)
    await handIn(cid)
    await paste(dot, `${light}\n\n${dark}`)
    await handIn(dot)

    const desk = await deskOf(hall)
    await desk.show('lists')
    await desk.by('list-1').getByRole('button').click()
    await desk.by('list-sheet').getByText('Fall of the Jedi').waitFor()
    await desk.by('no-findings').waitFor()
    await checkPage(desk)
    await desk.by('close-list').click()

    await hall.start()
    await hall.publish()
    const seats = await phonesAtTable(hall, { p1: cid, p2: dot })
    for (const [index, { phone }] of seats.entries()) await openReport(hall, phone, index === 0)
    for (const { phone } of seats) {
      for (const game of ['game-1', 'game-2']) await phone.by(game).selectOption('first')
    }
    await agree(seats)
    await desk.show('tables')
    await desk.resultAt(1).waitFor()
    for (const window of [cid, dot, desk]) expect(window.complaints).toEqual([])
  })
})
