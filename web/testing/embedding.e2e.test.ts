import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicTables } from '@topcut/engine'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskWindow, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

const names = ['Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance', 'Eli Noor', 'Fay Roth', 'Gus Ode']

let opened: HallWithBrowser
let desk: DeskWindow
let club: Server
let league: Server

const address = (page: string) => `${opened.hall.url}/events/${opened.hall.event}/${page}`
const originOf = (site: Server) => `http://127.0.0.1:${(site.address() as AddressInfo).port}`

/** A page of another origin with two parts of the public page in frames. */
const openSite = (): Promise<Server> =>
  new Promise((resolve) => {
    const frames = ['standings', 'pairings'].map(
      (part) => `<iframe name="${part}" src="${address('embed')}#${part}"></iframe>`,
    )
    const server = createServer((_, reply) => {
      reply.setHeader('content-type', 'text/html')
      reply.end(`<!doctype html><title>A club</title>${frames.join('')}`)
    })
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

const enterAll = async () => {
  const { tables } = await opened.hall.view<PublicTables>('tables')
  for (const { match } of tables) {
    const result = { ending: 'destruction', score: [100, 42] } as const
    await opened.hall.give({ kind: 'enter-result', match, result })
  }
}

beforeAll(async () => {
  opened = await openHallWithBrowser()
  const { hall, browser, cookie } = opened
  await hall.register(...names, 'Hal Ito')
  await hall.start()
  await hall.publish()
  club = await openSite()
  league = await openSite()
  desk = await openWindow(browser, { locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const [name = '', value = ''] = cookie.split('=')
  await desk.page.context().addCookies([{ name, value, url: hall.url }])
  await desk.page.goto(`${hall.url}/events/${hall.event}`)
  await desk.by('nav-share').waitFor()
})

afterAll(async () => {
  club?.close()
  league?.close()
  await opened?.close()
})

describe('a part of the public page on somebody else’s', () => {
  /** What a visitor of the site sees in the frame, or what the browser says why nothing. */
  const visit = async (site: Server): Promise<'shown' | 'refused'> => {
    const visitor = await openWindow(opened.browser, { locale: 'en-GB' })
    const refused = visitor.page
      .waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
      .then(() => 'refused' as const)
    const shown = visitor.page
      .frameLocator('iframe[name="pairings"]')
      .getByText('Ana L.')
      .first()
      .waitFor()
      .then(() => 'shown' as const)
    for (const one of [refused, shown]) one.catch(() => {})
    await visitor.page.goto(originOf(site))
    const seen = await Promise.race([refused, shown])
    await visitor.page.context().close()
    return seen
  }

  it('is refused by the browser until it is allowed, with one press that can be undone', async () => {
    expect(await visit(club)).toBe('refused')
    await desk.by('nav-share').click()
    await desk.by('share').getByText('no website may show it yet').waitFor()
    await desk.by('give-allow-embedding').click()
    await desk.by('share-embed-code').waitFor()
    expect(await visit(club)).toBe('shown')
    expect(await visit(league)).toBe('shown')
    await desk.page.keyboard.press('Escape')
    await desk.by('undo').click()
    await desk.by('nav-share').click()
    await desk.by('give-allow-embedding').waitFor()
    expect(await visit(club)).toBe('refused')
  })

  it('shows on the sites that were named, and on no other', async () => {
    await desk.by('share-embed-sites').click()
    await desk.by('settings-embedding').selectOption('sites')
    await desk.by('settings-sites').fill(`${originOf(club)}/members`)
    await desk.by('save-settings').click()
    const wrong = desk.page.locator('.field', { has: desk.by('settings-sites') }).locator('.wrong')
    await wrong.getByText('is not a site').waitFor()
    await desk.by('settings-sites').fill(`${originOf(club)}/\nhttps://würfelbund.example`)
    await desk.by('save-settings').click()
    await desk.by('save-bar').waitFor({ state: 'detached' })
    expect(await desk.by('settings-sites').inputValue()).toBe(
      `${originOf(club)}\nhttps://xn--wrfelbund-q9a.example`,
    )
    expect(await visit(club)).toBe('shown')
    expect(await visit(league)).toBe('refused')
    expect(desk.complaints).toEqual([])
  })
})

describe('within a second of the command', () => {
  /** When a text stands there, by the clock of the machine that all of this runs on. */
  const readsAt = (shown: Page | Frame, text: string): Promise<number> =>
    shown
      .waitForFunction(
        (wanted) => document.body.textContent?.includes(wanted) === true && Date.now(),
        text,
      )
      .then(async (at) => Number(await at.jsonValue()))

  /** When the server had taken the command, as the desk's browser saw it. */
  const acceptedAt = async (kind: string): Promise<number> => {
    const response = await desk.page.waitForResponse(
      (one) => one.url().endsWith('/commands') && `${one.request().postData()}`.includes(kind),
    )
    await response.finished()
    const { startTime, responseStart } = response.request().timing()
    return startTime + responseStart
  }

  it('overlay and frames show what the desk has published or closed, ten times', async () => {
    const stream = await openWindow(opened.browser, {
      locale: 'en-GB',
      viewport: { width: 1920, height: 1080 },
    })
    await stream.page.goto(address('overlay'))
    await stream.by('overlay').waitFor()
    const visitor = await openWindow(opened.browser, { locale: 'en-GB' })
    await visitor.page.goto(originOf(club))
    const frame = (name: string) => visitor.page.frame({ name }) ?? expect.fail(name)
    await readsAt(frame('pairings'), 'Ana L.')
    await desk.show('tables')
    const took: number[] = []
    const measured = async (
      kind: string,
      press: () => Promise<void>,
      ...reads: Promise<number>[]
    ) => {
      const accepted = acceptedAt(kind)
      await press()
      const from = await accepted
      for (const at of await Promise.all(reads)) took.push(at - from)
    }
    for (let round = 1; round <= 5; round++) {
      await enterAll()
      await measured(
        'close-round',
        () => desk.press('close-round'),
        readsAt(stream.page, `Standings after round ${round}`),
        readsAt(frame('standings'), `after round ${round}`),
      )
      await desk.pairIfDue()
      await measured(
        'publish-round',
        () => desk.press('publish-round'),
        readsAt(stream.page, `Round ${round + 1}`),
        readsAt(frame('pairings'), `Round ${round + 1}`),
      )
    }
    expect(took).toHaveLength(20)
    for (const milliseconds of took) expect(milliseconds).toBeLessThanOrEqual(1_000)
    await stream.page.context().close()
    await visitor.page.context().close()
  })
})
