import { leaderId, type PublicTable, type PublicTables } from '@topcut/engine'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { type DeskWindow, openWindow } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

let topcut: TopcutProcess
let browser: Browser
let hall: PhoneHall

beforeAll(async () => {
  if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut({ args: ['--host', '0.0.0.0'] })
  hall = await openPhoneHall(topcut, await topcut.signIn())
})
afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
})

const players = ['Ana Lisowska', 'Bo Kernstein', 'Cid Marrakesh', 'Dot Vanderlyn']
const phone = { locale: 'en-GB', viewport: { width: 390, height: 844 } }
const wide = { locale: 'en-GB', viewport: { width: 1280, height: 900 } }

/** The address of the hall; on a machine without a network there is only its own. */
const address = () => topcut.output().match(/^ {2}(http:\/\/\S+)$/m)?.[1] ?? topcut.url
const overNetwork = (link: string) => link.replace(topcut.url, address())

/** Everything that reaches a window over the network, the live stream included. */
const listenIn = async ({ page }: DeskWindow): Promise<() => string> => {
  const heard: string[] = []
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api')) return
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return
    heard.push(`${response.url()} ${await response.text().catch(() => '')}`)
  })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  network.on('Network.eventSourceMessageReceived', ({ data }) => heard.push(data))
  return () => heard.join('\n')
}

const report = async ({ by, page }: DeskWindow, own: string, other: string) => {
  // Before time is called on this phone, too, the press would only ask whether it is over.
  await by('time-called').or(by('enter-result')).or(by('say-otherwise')).first().waitFor()
  await by('match-ended').or(by('enter-result')).or(by('say-otherwise')).first().click()
  await by('own-score').fill(own)
  await by('other-score').fill(other)
  await by('ending-destruction').click()
  await by('hand-in').click()
  await page.waitForURL((url) => url.hash !== '#report')
}

it('keeps desk, judge, two players and the wall together over the network of a hall', async () => {
  await hall.register(...players)
  for (const index of players.keys()) {
    const list = { kind: 'text', text: `hidden list of ${index}` } as const
    await hall.give({ kind: 'submit-list', player: `p${index + 1}` as never, list })
  }
  const judgeId = leaderId('jo')
  await hall.give({ kind: 'appoint-leader', leader: judgeId, role: 'judge' })
  const judgeLink = await hall.invite({ role: 'judge', label: 'Jo Falk', leader: judgeId })
  const deskLink = await hall.invite({ role: 'organizer', label: 'Ada Rem' })
  const path = (page = '') => `${address()}/events/${hall.event}${page}`

  const wall = await openWindow(browser, { ...wide, viewport: { width: 1920, height: 1080 } })
  const heard = await listenIn(wall)
  await wall.page.goto(path('/wall'))
  await wall.page.locator('[data-show="announcement"]').waitFor()
  const desk = await openWindow(browser, wide)
  await desk.page.goto(overNetwork(deskLink))
  await desk.page.waitForURL(/\/events\//)
  const judge = await openWindow(browser, phone)
  const judgeHeard = await listenIn(judge)
  await judge.page.goto(overNetwork(judgeLink))
  await judge.page.waitForURL(/\/events\//)
  await judge.page.goto(path('/judge'))
  await judge.by('judge-tables').waitFor()

  await hall.start()
  await hall.give({ kind: 'pair-round' })
  await desk.page.getByText('not published').first().waitFor()
  expect(heard()).not.toContain('"table":1')
  await hall.give({ kind: 'publish-round' })
  const { tables } = await hall.view<PublicTables>('tables')
  const [table] = tables as [PublicTable]
  await hall.give({ kind: 'start-clock' })
  const [ana, bo] = await Promise.all(
    table.players.map(async ({ player }) => {
      const own = await openWindow(browser, phone)
      await own.page.goto(overNetwork(await hall.linkOf(player)))
      await own.by('table').getByText(`${table.table}`).waitFor()
      return own
    }),
  )
  if (ana === undefined || bo === undefined) throw new Error('two play at a table')
  await hall.give({ kind: 'call-time' })
  await wall.by('wall-time').waitFor()
  await wall.by('wall-open').getByText('1 · 2').waitFor()

  // Both say the same: it stands everywhere.
  await report(ana, '100', '40')
  await bo.by('confirm').click()
  await Promise.all([ana.by('done').waitFor(), bo.by('done').waitFor()])
  await wall.by('wall-open').getByText('2', { exact: true }).waitFor()
  await desk.show('tables')
  await desk
    .resultAt(table.table)
    .getByText(/100\s–\s40/)
    .waitFor()
  await judge.by('judge-tables').click()
  await judge.page.getByText('1 table with a result').waitFor()

  // The next round, while nobody but the leaders may know it.
  await hall.give({
    kind: 'enter-result',
    match: tables[1]?.match ?? ('' as never),
    result: { ending: 'destruction', score: [100, 0] },
  })
  await hall.give({ kind: 'close-round' })
  await hall.give({ kind: 'pair-round' })
  await desk.page.getByText('not published').first().waitFor()
  await hall.give({ kind: 'announce-message', text: 'Round 2 is coming.' })
  await wall.by('wall-message').waitFor()
  expect(heard()).not.toContain('"round":2')

  // Two say different things: a judge is told, and settles it.
  await hall.give({ kind: 'publish-round' })
  await hall.give({ kind: 'start-clock' })
  await hall.give({ kind: 'call-time' })
  const next = await hall.view<PublicTables>('tables')
  const own = next.tables.find(({ players: [first, second] }) =>
    [first, second].some(({ player }) => player === table.players[0].player),
  )
  if (own === undefined) throw new Error('everybody plays')
  const [rival] = own.players.filter(({ player }) => player !== table.players[0].player)
  await ana.by('table').getByText(`${own.table}`).waitFor()
  await report(ana, '100', '55')
  const rivalWindow = await openWindow(browser, phone)
  await rivalWindow.page.goto(overNetwork(await hall.linkOf(rival?.player ?? '')))
  await report(rivalWindow, '100', '20')
  await ana.by('differs').waitFor()
  const differing = judge.by(`judge-table-${own.table}`)
  await differing.locator('[data-status="differ"]').waitFor()
  await desk.by(`table-${own.table}`).locator('[data-status="differ"]').waitFor()
  await differing.click()
  await judge.by('reports').getByRole('button').first().click()
  await Promise.all([ana.by('done').waitFor(), rivalWindow.by('done').waitFor()])
  await desk.resultAt(own.table).waitFor()

  await hall.give({ kind: 'call-judge', match: own.match, about: 'a quiet word' })
  await judge.by('judge-calls').getByText('1').waitFor()
  const said = heard()
  for (const open of ['Ana L.', '"tags"', 'Round 2 is coming.']) expect(said).toContain(open)
  const secrets = ['Lisowska', 'Kernstein', 'hidden list', 'a quiet word', 'entropy', 'reported']
  for (const secret of secrets) {
    // Whoever may know it hears it the same way: nothing is missing only from the recording.
    expect(judgeHeard()).toContain(secret)
    expect(said).not.toContain(secret)
  }
  for (const { complaints } of [desk, judge, ana, bo, rivalWindow, wall]) {
    expect(complaints).toEqual([])
  }
})
