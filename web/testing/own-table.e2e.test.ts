import { leaderId, type PlayerId, type PublicTables } from '@topcut/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPage, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser({ regulation: 'x-wing/de' })
})
afterAll(() => opened?.close())

it('[XWDE-12] a judge who plays is offered nothing to decide at the own table, but told who does', async () => {
  const { browser, hall } = opened
  await hall.register('Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance')
  const [plays, second] = [leaderId('jo'), leaderId('berg')]
  await hall.give({ kind: 'appoint-leader', leader: second, role: 'judge' })
  await hall.invite({ role: 'judge', label: 'Frau Berg', leader: second })
  const appoint = { kind: 'appoint-leader', leader: plays, role: 'judge' } as const
  await hall.give({ ...appoint, plays: 'p1' as PlayerId, second })
  const link = await hall.invite({ role: 'judge', label: 'Jo Falk', leader: plays })
  await hall.start()
  await hall.publish()
  const { tables } = await hall.view<PublicTables>('tables')
  const isOwn = ({ players }: (typeof tables)[number]) => players.some((one) => one.player === 'p1')
  const own = tables.find(isOwn) ?? expect.fail('no own table')
  const other = tables.find((one) => one !== own) ?? expect.fail('no other table')
  for (const { match, players } of tables) {
    const player = players.map((one) => one.player).find((one) => one !== 'p1')
    if (player !== undefined)
      await hall.give({ kind: 'call-judge', match, player, about: 'an arc' })
  }

  const judge = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const openTable = async ({ table }: typeof own) => {
    await judge.page.goto(`${hall.url}/events/${hall.event}/judge#tables`)
    await judge.by(`judge-table-${table}`).click()
    await judge.by('table-sheet').waitFor()
  }
  const offered = async (...ids: readonly string[]) => {
    const counts = await Promise.all(ids.map((id) => judge.by(id).count()))
    return ids.filter((_, index) => counts[index] !== 0)
  }
  const toDecide = ['extend', 'take-call', 'answer-call', 'close-call']
  await judge.page.goto(link)
  await judge.page.waitForURL(/\/events\//)
  await openTable(own)
  // Until the server has said who this is, everything is offered.
  await judge.by('own-call').waitFor()
  expect(await offered(...toDecide)).toEqual([])
  for (const id of ['ruled-by', 'own-call']) {
    const said = (await judge.by(id).textContent()) ?? ''
    expect(said).toContain('Frau Berg')
    expect(said).toContain('XWDE-12')
  }
  // What the player may say, is said.
  const said = own.players.flatMap(({ player }) => [`component-${player}`, `no-show-${player}`])
  expect((await offered(...said)).toSorted()).toEqual(['component-p1', 'no-show-p1'])
  await checkPage(judge)
  await openTable(other)
  expect(await offered(...toDecide)).toEqual(toDecide)
  await checkPage(judge)

  const wall = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 1920, height: 1080 },
  })
  await wall.page.goto(`${hall.url}/events/${hall.event}/wall`)
  await wall.by('wall-ruling').first().waitFor()
  expect(await wall.by('wall-ruling').allTextContents()).toEqual(
    Array.from({ length: 2 }, () => ', rulings: Frau Berg'),
  )
  await checkPage(wall)
})
