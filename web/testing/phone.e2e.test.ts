import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Language, languages } from '@topcut/protocol/words'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { buildPages, pagesAreFresh } from '../../scripts/pages.mjs'
import { openBrowser } from '../../testing/browser/browser.ts'
import { startTopcut, type TopcutProcess } from '../../testing/topcut-process.ts'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { openPhoneHall, type PhoneHall } from './phone-hall.suite.ts'

let topcut: TopcutProcess
let organizer: string
let browser: Browser
let hall: PhoneHall
const open: DeskWindow[] = []

beforeAll(async () => {
  const isGiven = process.env['TOPCUT_PAGES'] !== undefined
  if (!isGiven && !pagesAreFresh(houseRoot)) await buildPages(houseRoot, process.execPath)
  browser = await openBrowser()
  topcut = await startTopcut()
  organizer = await topcut.signIn()
})
afterAll(async () => {
  await browser?.close()
  await topcut?.stop()
})
beforeEach(async () => {
  hall = await openPhoneHall(topcut, organizer)
})
afterEach(async () => {
  for (const phone of open.splice(0)) await phone.page.context().close()
})

const isInSight = (of: Element): boolean => {
  const { top, bottom } = of.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

const newPhone = async (): Promise<DeskWindow> => {
  const phone = await openWindow(browser, {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  open.push(phone)
  return phone
}

/** A phone that has opened the personal link of a player. */
const phoneOf = async (player: string): Promise<DeskWindow> => {
  const phone = await newPhone()
  await phone.page.goto(await hall.linkOf(player))
  await phone.page.waitForURL(/\/me/)
  return phone
}

const twoPhones = async () => {
  await hall.register('Cid Marr', 'Dot Vance')
  const phones = [await phoneOf('p1'), await phoneOf('p2')] as const
  await phones[0].page.locator('[data-moment="list-missing"]').waitFor()
  await hall.start()
  await hall.publish()
  return phones
}

const own = () => `${hall.url}/events/${hall.event}/me`

/** Says that the match is over and hands in a score, the own one first. */
const report = async (phone: DeskWindow, score: string, other: string) => {
  await phone.by('own-score').fill(score)
  await phone.by('other-score').fill(other)
  await phone.by('slip-says').waitFor()
  await phone.by('hand-in').click()
}

/** What a document loads before it shows anything. */
const firstFiles = (language: Language, document: 'phone' | 'public') => {
  const folder = process.env['TOPCUT_PAGES'] ?? join(houseRoot, '.cache', 'web')
  const page = readFileSync(join(folder, language, `${document}.html`), 'utf8')
  const names = [...page.matchAll(/(?:src|href)="(\/\w+\/assets\/[^"]+)"/g)].map(([, name]) => name)
  return names.map((name) => readFileSync(join(folder, `${name}`)))
}

describe('a player’s phone', () => {
  it.each(languages.flatMap((own) => [[own, 'phone'] as const, [own, 'public'] as const]))(
    'is light, and brings no regulation along before it is needed: %s, %s',
    (own, document) => {
      const files = firstFiles(own, document)
      expect(files.length).toBeGreaterThan(2)
      const sizes = files.map((file) => gzipSync(file, { level: 9 }).length)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000)
      for (const file of files) expect(file.toString()).not.toMatch(/XWEN-\d|LCG-\d/)
    },
  )

  it.each(languages)('shows a table by a tenth of what it loads: %s', (own) => {
    const [first = '', ...others] = firstFiles(own, 'phone').map((file) => file.toString())
    // One that stood on the whole page would show it no sooner than that.
    const standsOn = [...first.matchAll(/from"\.\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(standsOn).toEqual([expect.stringMatching(/^ground-/)])
    const whole = [first, ...others].join('').length
    expect(first.length).toBeLessThan(whole / 10)
  })

  it('shows the table before the page has come, and asks for it once', async () => {
    await hall.register('Cid Marr', 'Dot Vance')
    await hall.start()
    await hall.publish()
    const cid = await phoneOf('p1')
    await cid.by('moment').waitFor()
    await cid.page.evaluate(() => localStorage.clear())
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await cid.page.route(/\/phone-main-[^/]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const asked: string[] = []
    cid.page.on('request', (request) => {
      if (/\/views\/(?:me|event)$/.test(request.url())) asked.push(request.url())
    })
    await cid.page.goto('about:blank')
    await cid.page.goto(own())
    await cid.by('table').waitFor()
    expect(await cid.page.locator('main').innerText()).toMatch(/^Table\s+1\s+Dot V\.$/)
    expect(await cid.by('moment').count()).toBe(0)
    // What stands there is never taken away to say that it is loading.
    await cid.page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
        childList: true,
        subtree: true,
      })
    })
    letThrough()
    await cid.by('moment').waitFor()
    expect(await cid.by('table').textContent()).toBe('1')
    const seen = await cid.page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.filter((text) => !text.includes('Dot V.'))).toEqual([])
    expect(asked.length).toBe(2)
    expect(cid.complaints).toEqual([])
  })

  it('shows no table before the page has come where there is none', async () => {
    await hall.register('Cid Marr', 'Dot Vance')
    const cid = await phoneOf('p1')
    await cid.by('moment').waitFor()
    await cid.page.route(/\/phone-main-[^/]+\.js$/, () => {})
    const answered = cid.page.waitForResponse(/\/views\/event$/)
    await cid.page.goto('about:blank')
    await cid.page.goto(own(), { waitUntil: 'commit' })
    await (await answered).finished()
    await cid.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await cid.page.locator('#root').innerHTML()).toBe('')
  })

  it('shows the pairing, opens after the match, and two who say the same are done', async () => {
    const [cid, dot] = await twoPhones()
    for (const phone of [cid, dot]) {
      expect(await phone.by('table').textContent()).toBe('1')
      await checkPage(phone)
    }
    // Nothing is counted before the match is over.
    await cid.page.goto(`${own()}#report`)
    await cid.by('match-ended').waitFor()
    expect(await cid.by('own-score').count()).toBe(0)
    await checkPage(cid)
    await cid.by('match-ended').click()
    await cid.by('yes-ended').click()
    await report(cid, '100', '67')
    await cid.by('said').waitFor()
    // The code on the slip leads to the result as well.
    const [table] = (await hall.view<{ tables: { match: string }[] }>('tables')).tables
    await dot.page.goto(`${hall.url}/events/${hall.event}/match/${table?.match}`)
    await dot.page.waitForURL(/\/me#report$/)
    await dot.by('back').click()
    await dot.by('confirm').click()
    for (const phone of [cid, dot]) {
      await phone.by('done').waitFor()
      expect(await phone.by('done').textContent()).toContain('67')
    }
    await hall.give({ kind: 'close-round' })
    await cid.by('tab-record').click()
    await cid.by('open-tournamentPoints').click()
    await cid.by('open-tournamentPoints').locator('.rule').first().waitFor()
    await checkPage(cid)
    expect([...cid.complaints, ...dot.complaints]).toEqual([])
  })

  it('keeps its form open where the other one was first to say that the match is over', async () => {
    const [cid, dot] = await twoPhones()
    await dot.by('match-ended').waitFor()
    // The news of it is held up on the way to one of them.
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await dot.page.route(/\/views\/me$/, async (route) => {
      await held
      await route.continue()
    })
    for (const phone of [cid, dot]) {
      const answered = phone.page.waitForResponse(
        (response) => response.request().postData()?.includes('end-match') === true,
      )
      await phone.by('match-ended').click()
      await phone.by('yes-ended').click()
      await phone.by('own-score').fill('100')
      const field = await phone.by('own-score').elementHandle()
      expect((await answered).ok()).toBe(phone === cid)
      if (phone === dot) letThrough()
      await phone.by('other-score').fill('20')
      expect(await field?.evaluate((score) => score.isConnected)).toBe(true)
      // A look at another page costs nothing of what is typed.
      await phone.by('tab-list').click()
      await phone.page.goBack()
      expect(await phone.by('own-score').inputValue()).toBe('100')
    }
  })

  it('keeps a result that was refused, to be put right and not to be typed again', async () => {
    const [cid] = await twoPhones()
    await cid.by('match-ended').click()
    await cid.by('yes-ended').click()
    // Whoever is destroyed has lost everything.
    await cid.by('own-score').fill('80')
    await cid.by('other-score').fill('67')
    await cid.by('ending-destruction').click()
    await cid.by('hand-in').click()
    await cid.by('trouble').waitFor()
    await cid.by('enter-result').click()
    expect(await cid.by('other-score').inputValue()).toBe('67')
    await cid.by('own-score').fill('100')
    await cid.by('hand-in').click()
    await cid.by('said').waitFor()
  })

  it('goes on asking whether the match is over while its clock starts, until time is called', async () => {
    const [cid] = await twoPhones()
    // Two presses in a row do not answer the question that comes with the first.
    await cid.by('match-ended').dblclick()
    await cid.by('yes-ended').waitFor()
    await cid.page.waitForTimeout(600)
    await hall.give({ kind: 'start-clock' })
    await cid.page.locator('[data-moment="playing"]').waitFor()
    expect(await cid.by('yes-ended').count()).toBe(1)
    await hall.give({ kind: 'call-time' })
    await cid.by('time-called').waitFor()
    expect(await cid.by('yes-ended').count()).toBe(0)
    await cid.by('match-ended').click()
    await cid.by('own-score').waitFor()
  })

  it('makes itself heard when a round is published, where somebody has asked for it', async () => {
    await hall.register('Cid Marr', 'Dot Vance')
    const phone = await phoneOf('p1')
    await phone.by('menu').click()
    await phone.page.evaluate(() => {
      const heard = { vibrations: 0 }
      Object.assign(window, { heard })
      Object.defineProperty(navigator, 'vibrate', {
        value: () => {
          heard.vibrations += 1
          return true
        },
      })
    })
    const vibrations = () =>
      phone.page.evaluate(
        () => (window as unknown as { heard: { vibrations: number } }).heard.vibrations,
      )
    await phone.by('tell-me').check()
    expect(await vibrations()).toBe(1)
    await checkPage(phone)
    await hall.start()
    await hall.publish()
    await phone.page.waitForFunction(() => document.title.startsWith('Table 1'))
    expect(await vibrations()).toBe(2)
    expect(phone.complaints).toEqual([])
  })

  it('tells a judge where two do not agree, and calls one', async () => {
    const [cid, dot] = await twoPhones()
    await hall.give({ kind: 'start-clock' })
    await hall.give({ kind: 'call-time' })
    // Time is called: whoever is done says so, and the other one hears of it.
    // Before that has come, the same press would ask whether the match is over.
    await cid.by('time-called').waitFor()
    await cid.by('match-ended').click()
    await report(cid, '60', '20')
    await dot.by('say-otherwise').click()
    await report(dot, '60', '30')
    for (const phone of [cid, dot]) await phone.by('differs').waitFor()
    await cid.by('call').click()
    await cid.by('call-about').fill('the score')
    await cid.by('send-call').click()
    await cid.by('cancel-call').click()
    await cid.by('send-call').waitFor()
    expect([...cid.complaints, ...dot.complaints]).toEqual([])
  })

  it('leads on whoever it does not know', async () => {
    const phone = await newPhone()
    await phone.page.goto(own())
    await phone.by('to-public').waitFor()
    await checkPage(phone)
    await phone.by('to-register').click()
    await phone.by('code').waitFor()
  })

  it('is registered by the code of the event and hands in a list', async () => {
    const phone = await newPhone()
    await phone.page.goto(`${hall.url}/events/${hall.event}/register?code=${await hall.code()}`)
    await phone.by('name').fill('Ana Lis')
    await phone.by('shown-short').check({ force: true })
    await checkPage(phone)
    await phone.by('register').click()
    await phone.by('list-as-form').click()
    await phone.by('list-as-text').click()
    await phone.by('list-text').fill('Wedge Antilles (29)')
    await phone.by('submit-list').click()
    await phone.by('handed-in').waitFor()
    expect(await phone.by('list-shown').textContent()).toContain('Wedge Antilles')
    await checkPage(phone)
    expect(phone.complaints).toEqual([])
  })

  it('adds a list up by itself, and says once, beside the ship or below, what speaks against it', async () => {
    await hall.register('Cid Marr')
    const phone = await phoneOf('p1')
    await phone.by('tab-list').click()
    await phone.by('list-as-form').click()
    await phone.by('list-faction').selectOption('rebel')
    await phone.by('card-0').fill('Fast Fighter')
    await phone.by('points-0').fill('129')
    expect(await phone.by('list-total').count()).toBe(0)
    expect(await phone.by('adds-up').textContent()).toContain('129')
    await phone.by('submit-list').click()
    await phone.by('findings').getByText('XWEN-').first().waitFor()
    expect(await phone.by('trouble').count()).toBe(0)
    await checkPage(phone)
    const tooDear = phone.by('findings').getByText('29 points over')
    await tooDear.first().waitFor()
    await phone.by('points-0').fill('29')
    await tooDear.first().waitFor({ state: 'detached' })
    // The second row is the only ship there is: what is said of it stands in its own row.
    await phone.by('add-group').click()
    await phone.by('card-0').fill('')
    await phone.by('points-0').fill('')
    await phone.by('card-1').fill('Fast Fighter')
    await phone.by('points-1').fill('29')
    await phone.by('faction-1').selectOption('imperial')
    const beside = phone.by('findings-1').locator('li.wrong')
    await beside.first().waitFor()
    expect(await beside.first().textContent()).toMatch(/XWEN-\d/)
    const told = await phone.page.locator('.findings li').allTextContents()
    expect(new Set(told).size).toBe(told.length)
    expect(await phone.by('findings-0').count()).toBe(0)
    await checkPage(phone)
    await phone.by('submit-list').click()
    await expect.poll(() => beside.first().evaluate(isInSight)).toBe(true)
    expect(await phone.by('handed-in').count()).toBe(0)
    await phone.by('faction-1').selectOption('')
    await beside.first().waitFor({ state: 'detached' })
    expect(phone.complaints).toEqual([])
  })

  it('opens again without a network, tells its age, and sends later what was said then', async () => {
    const [cid, dot] = await twoPhones()
    await cid.by('table').waitFor()
    // What is needed later is fetched while the network is there.
    await cid.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/list-tab')),
    )
    const context = cid.page.context()
    await context.setOffline(true)
    await cid.page.close()
    const page = await context.newPage()
    await page.goto(own())
    await page.getByTestId('age').waitFor()
    expect(await page.getByTestId('table').textContent()).toBe('1')
    expect(await page.getByTestId('age').textContent()).toMatch(/As of \d\d:\d\d/)
    await page.getByTestId('match-ended').click()
    await page.getByTestId('yes-ended').click()
    await page.getByTestId('own-score').fill('100')
    await page.getByTestId('other-score').fill('12')
    await page.getByTestId('hand-in').click()
    await page.getByTestId('said').waitFor()
    await page.close()
    const again = await context.newPage()
    await again.goto(own())
    await again.getByTestId('said').waitFor()
    await context.setOffline(false)
    await dot.by('confirm').click()
    await again.getByTestId('done').waitFor()
    await again.getByTestId('age').waitFor({ state: 'detached' })
    expect(dot.complaints).toEqual([])
  })
})
