import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { houseRoot } from '../../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../../scripts/pages.mjs'
import type { DrivenWindow } from '../../../testing/browser/driven-window.ts'
import { type ListeningDoor, openListeningDoor } from '../../../testing/browser/listening-door.ts'
import { type OtherEngine, otherEngines } from '../../../testing/browser/other-engines.ts'
import { everyPage } from '../../../testing/every-page/every-page.ts'
import { openEveryPageServer } from '../../../testing/every-page/every-page-server.ts'
import { startTopcut } from '../../../testing/topcut-process.ts'
import { playDay } from './player-day.suite.ts'

const folder = join(houseRoot, '.cache', 'other-browsers')
const phoneSize = { width: 390, height: 844 }
const wallSize = { width: 1920, height: 1080 }
const deskSize = { width: 1280, height: 900 }

const closed = ({ close }: { readonly close: () => Promise<void> }) => close()

const picturesOf = (engine: OtherEngine) => async (name: string, of: DrivenWindow) => {
  mkdirSync(folder, { recursive: true })
  const file = `${engine.name}-${name}.png`.toLowerCase()
  writeFileSync(join(folder, file), await of.picture())
}

/** Pages that tell somebody why they are not let in. */
const refused: Readonly<Record<string, RegExp>> = {
  'link-used-up': /^POST \/api\/session: 403$/,
  'desk-not-for-you': /^GET \/api\/events\/\S+: 401$/,
}

const complaintsAbout = (name: string, door: ListeningDoor): readonly string[] =>
  door.complaints().filter((one) => refused[name]?.test(one) !== true)

/** What a page fetches later may fail as well. */
const isQuiet = async (window: DrivenWindow): Promise<void> => {
  const fetched = () => window.evaluate(() => performance.getEntriesByType('resource').length)
  for (let [before, now] = [-1, await fetched()]; before !== now; ) {
    await sleep(200)
    before = now
    now = await fetched()
  }
}

describe.each(otherEngines)('in $name', (engine) => {
  const lacks = engine.lacks()
  const reason = `${engine.name} is not here: apt-get install ${lacks}`
  if (lacks !== null) console.warn(`OTHER BROWSERS: ${reason}. No page is looked at in it.`)
  const picture = picturesOf(engine)

  it('a player reports a result, and the wall shows it', async ({ skip }) => {
    skip(lacks !== null, reason)
    if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
    // However it ends, no browser and no server is left behind.
    await using all = new AsyncDisposableStack()
    const topcut = all.adopt(await startTopcut(), ({ stop }) => stop())
    const door = all.adopt(await openListeningDoor(topcut.url), closed)
    const light = all.adopt(await engine.open('light'), closed)
    const phone = await light.openWindow(phoneSize)
    const wall = await light.openWindow(wallSize)
    const hall = await playDay({ topcut, door, phone, wall, picture })
    expect(door.complaints()).toEqual([])

    const dark = all.adopt(await engine.open('dark'), closed)
    const atNight = await dark.openWindow(phoneSize)
    await atNight.goTo(await hall.linkOf('p1'))
    await atNight.waitFor('[data-moment="paired"] h1')
    await picture('phone-dark', atNight)
    expect(await atNight.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(17, 22, 28)',
    )
    expect(door.complaints()).toEqual([])
  })

  it('every page loads without an error', async ({ skip }) => {
    skip(lacks !== null, reason)
    if (!pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
    await using all = new AsyncDisposableStack()
    const opened = all.adopt(await engine.open('light'), closed)
    const openAs = async (cookie: string | null, url: string): Promise<DrivenWindow> => {
      const window = await opened.openWindow(deskSize)
      const [name = '', value = ''] = cookie?.split('=', 2) ?? []
      if (cookie !== null) await window.setCookie(url, name, value)
      return window
    }
    const server = all.adopt(
      await openEveryPageServer(async (start, cookie) => {
        const window = await openAs(cookie, start)
        await window.goTo(start)
        await window.press(window.by('practice'))
        const led = await window.until('a practice event', () =>
          location.pathname.startsWith('/events/') ? location.href : null,
        )
        await window.close()
        return led
      }),
      closed,
    )
    const door = all.adopt(await openListeningDoor(server.url), closed)
    const found = []
    for (const seen of everyPage.filter(({ steps }) => steps === undefined)) {
      found.push({ ...seen, ...(await server.find(seen)) })
    }
    const told: string[] = []
    for (const [cookie, pages] of Map.groupBy(found, (one) => one.cookie)) {
      const window = await openAs(cookie, `${door.url}/overheard.js`)
      for (const { name, path, ready = 'h1' } of pages) {
        await window.goTo(`${door.url}${path}`)
        await window.waitFor(ready)
        await isQuiet(window)
        await picture(name, window)
        told.push(...complaintsAbout(name, door).map((one) => `${name}: ${one}`))
      }
      await window.close()
    }
    expect(told).toEqual([])
  })
})
