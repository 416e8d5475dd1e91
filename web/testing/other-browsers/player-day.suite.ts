import type { OwnView, PublicTables } from '@topcut/engine'
import { expect } from 'vitest'
import type { DrivenWindow } from '../../../testing/browser/driven-window.ts'
import type { ListeningDoor } from '../../../testing/browser/listening-door.ts'
import type { TopcutProcess } from '../../../testing/topcut-process.ts'
import { openPhoneHall, type PhoneHall } from '../phone-hall.suite.ts'

/** Long ones, of three scripts and of none that a phone has fonts for beforehand. */
const names = [
  'Małgorzata Wiśniewska-Dębska',
  'Konstantin Freiherr von Achterberg-Hohenlohe',
  'Александра Константиновна Преображенская',
  '長谷川 真理子アレクサンドリーナ',
  'Αλεξάνδρα Παπακωνσταντίνου-Ιωαννίδου',
  'Maximiliane Oberschlöglmüller-Weißenbach',
  'Владислав Перекрёстов-Заозёрный',
  'Wawrzyniec Brzęczyszczykiewicz',
]

type Day = {
  readonly topcut: TopcutProcess
  readonly door: ListeningDoor
  readonly phone: DrivenWindow
  readonly wall: DrivenWindow
  readonly picture: (name: string, of: DrivenWindow) => Promise<void>
}

const put = async (url: string, method: string, cookie: string, body: object): Promise<void> => {
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${url}: ${await answer.text()}`)
}

/** Somebody with a phone of another make: comes in by the own link, and agrees. */
const agree = async (hall: PhoneHall, player: string): Promise<void> => {
  const token = new URL(await hall.linkOf(player)).hash.slice(1)
  const answer = await fetch(`${hall.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const base = `${hall.url}/api/events/${hall.event}`
  const look = async () => {
    const own = await fetch(`${base}/views/me`, { headers: { cookie } })
    const { view } = (await own.json()) as { readonly view: OwnView }
    return view.table ?? expect.fail('not paired')
  }
  // A phone shows what it said before the server has it.
  await expect.poll(async () => (await look()).theirs).not.toBeNull()
  const { match, theirs } = await look()
  const command = { kind: 'report-result', match, player, result: theirs }
  await put(`${base}/commands`, 'POST', cookie, { id: 'agreed', command })
}

/** In the page: names that are cut off or stand outside of the window. */
const badlyPlaced = (): readonly (string | null)[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  const bad = [...document.querySelectorAll<HTMLElement>('[translate="no"]')].filter((name) => {
    const { left, right } = name.getBoundingClientRect()
    const isCut =
      getComputedStyle(name).display !== 'inline' && name.scrollWidth > name.clientWidth + 1
    return name.checkVisibility() && (isCut || left < 0 || right > window.innerWidth + 1)
  })
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ...bad.map(({ textContent }) => textContent),
  ]
}

const lineBelow = (selector: string): string => {
  const element = document.querySelector(selector)
  return element === null ? 'nothing' : getComputedStyle(element).textDecorationLine
}

/** In the page: the smallest letters of a name on the wall. */
const smallestName = (): number =>
  Math.min(
    ...[...document.querySelectorAll('.wall-fitted .p')].map((name) =>
      Number.parseFloat(getComputedStyle(name).fontSize),
    ),
  )

/** A clock that only hangs there shows the same for ever. */
const runs = async (window: DrivenWindow, id: string): Promise<void> => {
  const before = await window.says(window.by(id), /\d+:\d\d/)
  await window.until(
    `a clock after ${before}`,
    (where, shown) => document.querySelector(where)?.textContent !== shown,
    window.by(id),
    before,
  )
}

/** A round and the beginning of the next, on a player's phone and on the wall. */
export const playDay = async ({ topcut, door, phone, wall, picture }: Day) => {
  const cookie = await topcut.signIn()
  const hall = await openPhoneHall({ ...topcut, url: door.url }, cookie)
  await hall.register(...names)
  for (const [index, name] of names.entries()) {
    const person = `${hall.url}/api/events/${hall.event}/people/p${index + 1}`
    await put(person, 'PUT', cookie, { name, shown: 'full' })
  }
  const seen = async (name: string, window: DrivenWindow) => {
    expect(await window.evaluate(badlyPlaced)).toEqual([])
    await picture(name, window)
  }
  /** Eight lines have the whole screen. */
  const seenByHall = async (name: string) => {
    expect(await wall.evaluate(smallestName)).toBeGreaterThan(40)
    await seen(name, wall)
  }
  const at = (moment: string) => phone.waitFor(`[data-moment="${moment}"] h1`)
  const shows = (show: string) => wall.waitFor(`[data-testid="wall"][data-show="${show}"]`)

  const link = await hall.linkOf('p1')
  await phone.goTo(link)
  await at('list-missing')
  await wall.goTo(`${hall.url}/events/${hall.event}/wall`)
  await shows('announcement')
  for (const window of [phone, wall]) await window.mark()
  await wall.says('[data-testid="wall"]', /8 players/)
  await seen('wall-before', wall)

  await hall.start()
  await hall.publish()
  await at('paired')
  const { tables } = await hall.view<PublicTables>('tables')
  const own = tables.find(({ players }) => players.some(({ player }) => player === 'p1'))
  const { table, players } = own ?? expect.fail('not paired')
  await phone.says(phone.by('table'), new RegExp(`^${table}$`))
  await seen('phone-paired', phone)
  await shows('pairings')
  for (const name of names) await wall.says('.wall-fitted', new RegExp(name))
  await seenByHall('wall-pairings')

  await hall.give({ kind: 'start-clock' })
  await at('playing')
  await runs(phone, 'clock')
  await runs(wall, 'wall-clock')
  await seen('phone-playing', phone)

  await phone.press(phone.by('match-ended'))
  await phone.press(phone.by('yes-ended'))
  await phone.fill(phone.by('own-score'), '100')
  await phone.fill(phone.by('other-score'), '67')
  await phone.waitFor(phone.by('slip-says'))
  // That a rule can be pressed is seen.
  expect(await phone.evaluate(lineBelow, '.slip-says .rule')).toBe('underline')
  await seen('phone-report', phone)
  await phone.press(phone.by('hand-in'))
  await at('reported')
  await seen('phone-reported', phone)

  await wall.type('7')
  await shows('results')
  const other = players.find(({ player }) => player !== 'p1')
  await agree(hall, other?.player ?? '')
  await at('entered')
  await phone.says(phone.by('done'), /100.*67/)
  await wall.says(wall.by(`wall-table-${table}`), /100.*67|67.*100/)
  await seen('phone-entered', phone)
  await seenByHall('wall-results')

  for (const { match, table: number } of tables) {
    if (number === table) continue
    const result = { ending: 'destruction', score: [100, 40] } as const
    await hall.give({ kind: 'enter-result', match, result })
  }
  await hall.give({ kind: 'close-round' })
  await at('round-over')
  await seen('phone-round-over', phone)
  await phone.press(phone.by('tab-record'))
  await phone.says(phone.by('own-match'), /Won/)
  await seen('phone-record', phone)
  await phone.press(phone.by('tab-standings'))
  await phone.waitFor(phone.by('own-line'))
  await seen('phone-standings', phone)
  await wall.type('0')
  await shows('standings')
  await seenByHall('wall-standings')

  await hall.publish()
  await shows('pairings')
  await phone.press(phone.by('tab-match'))
  await at('paired')
  for (const window of [phone, wall]) expect(await window.isSameDocument()).toBe(true)
  return hall
}
