import { leaderId, type MatchId, type PublicTables } from '@topcut/engine'
import type { EventAnswer } from '@topcut/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type DeskWindow, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser, type PhoneHall } from './phone-hall.suite.ts'

// What others do meanwhile takes nothing from whoever is in the middle of something.

let house: HallWithBrowser
const open: DeskWindow[] = []

beforeAll(async () => {
  house = await openHallWithBrowser()
})
afterAll(() => house?.close())
afterEach(async () => {
  for (const one of open.splice(0)) await one.page.context().close()
})

const phone = { locale: 'en-GB', viewport: { width: 390, height: 844 } }
const people = ['Ana Lis', 'Bo Kern', 'Cid Marr', 'Dot Vance']

const newWindow = async (options: Parameters<typeof openWindow>[1]): Promise<DeskWindow> => {
  const window = await openWindow(house.browser, options)
  open.push(window)
  return window
}

const openDesk = async (hall: PhoneHall, place = ''): Promise<DeskWindow> => {
  const desk = await newWindow({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const [name = '', value = ''] = house.cookie.split('=')
  await desk.page.context().addCookies([{ name, value, url: hall.url }])
  await desk.page.goto(`${hall.url}/events/${hall.event}${place}`)
  await desk.isConnected('live')
  return desk
}

const openPhone = async (hall: PhoneHall, player: string): Promise<DeskWindow> => {
  const window = await newWindow(phone)
  await window.page.goto(await hall.linkOf(player))
  await window.page.waitForURL(/\/me/)
  return window
}

const playing = async () => {
  const hall = await house.anotherEvent()
  await hall.register(...people)
  await hall.start()
  await hall.publish()
  await hall.give({ kind: 'start-clock' })
  const { tables } = await hall.view<PublicTables>('tables')
  return { hall, tables, first: tables[0] ?? expect.fail('no table') }
}

const register = (hall: PhoneHall, player: string, name: string) =>
  hall.give({ kind: 'register-player', player: player as never }, { name })

/** The entries of a kind. */
const entriesOf = async ({ url, event }: PhoneHall, kind: string): Promise<readonly number[]> => {
  const headers = { cookie: house.cookie }
  const answer = await fetch(`${url}/api/events/${event}`, { headers })
  const { log } = (await answer.json()) as EventAnswer
  return log.filter(({ fact }) => fact.kind === kind).map(({ n }) => n)
}

const entryOf = async (hall: PhoneHall, kind: string): Promise<number> =>
  (await entriesOf(hall, kind))[0] ?? expect.fail(kind)

/** Lets no command through until what it answers is called. */
const hold = async ({ page }: DeskWindow): Promise<() => void> => {
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/commands', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/**
 * A press on its way to something else: it lands on what has come into its place in the same moment,
 * before anybody could have read it. `when`: what has to be in the page for it to land.
 */
const pressOnItsWay = ({ page }: DeskWindow, when: string, target = when) =>
  page.evaluate(
    ([sign, aim]) => {
      const look = () => {
        if (document.querySelector(`${sign}`) === null) return
        watch.disconnect()
        document.querySelector<HTMLElement>(`${aim}`)?.click()
        document.documentElement.dataset['landed'] = ''
      }
      const watch = new MutationObserver(look)
      watch.observe(document, { subtree: true, childList: true, attributes: true })
    },
    [when, target],
  )

const hasLanded = ({ page }: DeskWindow) =>
  page.locator('html[data-landed]').waitFor({ state: 'attached' })

describe('a press that was on its way', () => {
  it('agrees to no result that came under the thumb', async () => {
    const { hall, first } = await playing()
    const [one, other] = first.players
    const slow = await openPhone(hall, one.player)
    await slow.by('match-ended').click()
    await slow.by('yes-ended').click()
    await slow.by('back').click()
    await slow.by('enter-result').waitFor()
    const confirm = '[data-testid="confirm"]'
    await pressOnItsWay(slow, confirm)
    const result = { ending: 'destruction', score: [100, 20] } as const
    await hall.give({ kind: 'report-result', match: first.match, player: other.player, result })
    await hasLanded(slow)
    await slow.page.locator(`${confirm}:not([aria-disabled="true"])`).waitFor()
    await slow.by('confirm').click()
    await slow.by('done').waitFor()
  })

  it('takes no call that came into the place of another one', async () => {
    const { hall, tables } = await playing()
    const judge = leaderId('jo')
    await hall.give({ kind: 'appoint-leader', leader: judge, role: 'judge' })
    const jo = await newWindow(phone)
    await jo.page.goto(await hall.invite({ role: 'judge', label: 'Jo Falk', leader: judge }))
    await jo.page.waitForURL(/\/events\//)
    await jo.page.goto(`${hall.url}/events/${hall.event}/judge`)
    for (const [index, { match }] of tables.entries()) {
      await hall.give({ kind: 'call-judge', match, about: `question ${index + 1}` })
    }
    await jo.by('loud-call').getByText('question 1').waitFor()
    await jo.page.evaluate(() => {
      document.querySelector('[data-testid="loud-call"]')?.setAttribute('data-before', '')
    })
    const other = '[data-testid="loud-call"]:not([data-before])'
    await pressOnItsWay(jo, other, `${other} [data-testid="take-call"]`)
    await hall.give({ kind: 'close-call', call: await entryOf(hall, 'judge-called') })
    await hasLanded(jo)
    await jo.by('loud-call').getByText('question 2').waitFor()
    await jo.by('take-call').click()
    await jo.by('table-sheet').waitFor()
  })

  it('does no step that somebody else has made the next one', async () => {
    const hall = await house.anotherEvent()
    await hall.register(...people)
    await register(hall, 'p5', 'Emil Stroud')
    const desk = await openDesk(hall)
    const at = (step: string) => `[data-testid="primary"][data-step="${step}"]`
    await desk.page.locator(at('check-in-players')).waitFor()
    await pressOnItsWay(desk, at('announce-event'))
    await desk.page.evaluate((wanted) => {
      const key = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
      const watch = new MutationObserver(() => {
        if (document.querySelector(wanted) === null) return
        watch.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', key))
      })
      watch.observe(document, { subtree: true, childList: true, attributes: true })
    }, at('announce-event'))
    await hall.give({ kind: 'check-in-player', player: 'p5' as never })
    await hasLanded(desk)
    await desk.page.locator(`${at('announce-event')}:not([aria-disabled="true"])`).waitFor()
    await desk.press('announce-event')
  })

  it('is not asked for a reason where another window was quicker with the same step', async () => {
    const { hall, tables } = await playing()
    for (const { match } of tables) {
      const result = { ending: 'destruction', score: [100, 20] } as const
      await hall.give({ kind: 'enter-result', match, result })
    }
    await hall.give({ kind: 'close-round' })
    const desk = await openDesk(hall)
    const at = (step: string) => `[data-testid="primary"][data-step="${step}"]`
    await desk.page.locator(at('pair-round')).waitFor()
    const letGo = await hold(desk)
    const answered = desk.page.waitForResponse(/\/commands$/)
    await desk.by('primary').click()
    await hall.give({ kind: 'pair-round' })
    await desk.page.locator(at('publish-round')).waitFor()
    letGo()
    expect((await answered).status()).toBe(422)
    await desk.page.locator(`${at('publish-round')}:not([aria-busy="true"])`).waitFor()
    expect(await desk.by('trouble').count()).toBe(0)
  })

  it('takes back nothing of others that came under the mouse, but asks', async () => {
    const hall = await house.anotherEvent()
    await hall.register(...people)
    const desk = await openDesk(hall)
    const before = await desk.version()
    const next = `[data-testid="version"][data-version="${before + 1}"]`
    await pressOnItsWay(desk, next, '[data-testid="undo"]')
    await register(hall, 'p5', 'Emil Stroud')
    await hasLanded(desk)
    await desk.by('undo-asked').getByText('Emil Stroud').waitFor()
    expect(await desk.version()).toBe(before + 1)
    await desk.by('undo-asked-do').click()
    await desk.isAt(before + 2)
  })

  it('brings nothing back that somebody else has just taken back', async () => {
    const hall = await house.anotherEvent()
    await hall.register(...people)
    await register(hall, 'p5', 'Emil Stroud')
    const desk = await openDesk(hall)
    const before = await desk.version()
    const next = `[data-testid="version"][data-version="${before + 1}"]`
    await pressOnItsWay(desk, next, '[data-testid="undo"]')
    await hall.give({ kind: 'undo', entry: before, reason: 'doubled' })
    await hasLanded(desk)
    await register(hall, 'p6', 'Freya Lang')
    await desk.by('player-5').locator('.name', { hasText: 'Freya Lang' }).waitFor()
    expect(await desk.version()).toBe(before + 2)
  })

  it('goes on typing nowhere else when its field is gone', async () => {
    const { hall, first } = await playing()
    const desk = await openDesk(hall)
    await desk.openTable(1)
    await desk.page.keyboard.type('5')
    await desk.page.evaluate(() => {
      const field = document.activeElement
      const key = () => new KeyboardEvent('keydown', { key: 's', bubbles: true, cancelable: true })
      const watch = new MutationObserver(() => {
        if (field?.isConnected !== false) return
        watch.disconnect()
        document.body.dispatchEvent(key())
        document.documentElement.dataset['landed'] = ''
      })
      watch.observe(document, { subtree: true, childList: true })
    })
    const result = { ending: 'destruction', score: [100, 20] } as const
    await hall.give({ kind: 'enter-result', match: first.match as MatchId, result })
    await hasLanded(desk)
    await desk.resultAt(1).waitFor()
    expect(await desk.by('nav-tables').getAttribute('aria-current')).toBe('page')
    // A moment later the keys mean what they say.
    await desk.page.waitForTimeout(1_600)
    await desk.page.keyboard.press('s')
    await desk.page.locator('[data-testid="nav-standings"][aria-current="page"]').waitFor()
  })
})

describe('what is being written', () => {
  it('stays in a judge’s hand when the call it answers is closed', async () => {
    const { hall, first } = await playing()
    const judge = leaderId('jo')
    await hall.give({ kind: 'appoint-leader', leader: judge, role: 'judge' })
    await hall.give({ kind: 'call-judge', match: first.match, about: 'a ship off the edge' })
    const jo = await newWindow(phone)
    await jo.page.goto(await hall.invite({ role: 'judge', label: 'Jo Falk', leader: judge }))
    await jo.page.waitForURL(/\/events\//)
    await jo.page.goto(`${hall.url}/events/${hall.event}/judge`)
    await jo.by('take-call').click()
    await jo.by('answer-call').click()
    const [{ player }] = first.players
    await jo.by(`about-${player}`).click()
    await jo.by('what-stalling').click()
    await jo.by('hand-next').click()
    await jo.by('penalty-warning').click()
    await hall.give({ kind: 'close-call', call: await entryOf(hall, 'judge-called') })
    await jo.page.locator('[data-testid="judge-calls"] .count').waitFor({ state: 'detached' })
    expect(await jo.by('penalty-warning').getAttribute('aria-checked')).toBe('true')
    await jo.by('hand-record').click()
    await jo.by('recorded').getByText('gets a warning').waitFor()
  })

  it('stays at the desk when somebody else starts the tournament', async () => {
    const hall = await house.anotherEvent()
    await hall.register(...people)
    const desk = await openDesk(hall)
    await desk.by('add-players').fill('Emil Str')
    await hall.start()
    await desk.page.locator('[data-testid="primary"][data-step="pair-round"]').waitFor()
    expect(await desk.by('add-players').inputValue()).toBe('Emil Str')
  })

  it('stays a reason to start when a phone registers meanwhile', async () => {
    const hall = await house.anotherEvent({
      tier: 'competitive',
      structure: { kind: 'competitive' },
    })
    await hall.register(...people)
    await hall.give({ kind: 'announce-event' })
    const desk = await openDesk(hall)
    await desk.page.locator('[data-testid="primary"][data-step="start-stage"]').click()
    const reason = desk.by('trouble').locator('input')
    await reason.fill('the lists are on')
    await register(hall, 'p5', 'Emil Stroud')
    await desk.page.locator('[data-testid="primary"][data-step="check-in-players"]').waitFor()
    expect(await reason.inputValue()).toBe('the lists are on')
    await reason.pressSequentially(' paper')
    await desk.page.keyboard.press('Enter')
    await desk.by('trouble').waitFor({ state: 'detached' })
    expect((await hall.view<{ readonly status: string }>('event')).status).toBe('running')
  })

  it('stays an amendment when somebody looks elsewhere', async () => {
    const { hall, first } = await playing()
    const result = { ending: 'destruction', score: [100, 20] } as const
    await hall.give({ kind: 'enter-result', match: first.match as MatchId, result })
    const desk = await openDesk(hall)
    await desk.by('table-1').locator('.seat').first().click()
    await desk.by('table-1').getByTestId('amend').click()
    const field = desk.page.locator('#table-1-first')
    await field.fill('80')
    await desk.show('standings')
    await desk.by('standing-1').waitFor()
    await desk.show('tables')
    expect(await field.inputValue()).toBe('80')
    // With the result that it was begun on it is gone, and is not laid over the next one.
    const entry = await entryOf(hall, 'result-entered')
    await hall.give({ kind: 'undo', entry, reason: 'wrong table' })
    await desk.by('table-1').locator('[data-status="entered"]').waitFor({ state: 'detached' })
    await hall.give({ kind: 'enter-result', match: first.match as MatchId, result })
    await desk.by('table-1').locator('[data-status="entered"]').waitFor()
    expect(await field.count()).toBe(0)
  })

  it('stays in a list that is typed on while it is handed in, and goes out once', async () => {
    const hall = await house.anotherEvent()
    await hall.register(...people)
    const cid = await openPhone(hall, 'p3')
    await cid.by('tab-list').click()
    await cid.by('cards-text').fill('Wedge Antilles (29)')
    await cid.by('to-cards').click()
    await cid.by('to-end').click()
    for (const one of [0, 1, 2]) await cid.by(`tile-coreasteroid${one}`).check({ force: true })
    const letGo = await hold(cid)
    await cid.by('submit-list').click()
    await cid.page.getByText('on its way').waitFor()
    await cid.by('submit-list').click()
    await cid.by('to-cards').click()
    await cid.by('to-text').click()
    await cid.by('cards-text').fill('Wedge Antilles (29)\nR2-D2 (4)')
    letGo()
    await cid.by('handed-in').waitFor()
    await cid.page.getByText('on its way').waitFor({ state: 'detached' })
    expect(await cid.by('cards-text').inputValue()).toContain('R2-D2')
    expect(await entriesOf(hall, 'list-submitted')).toHaveLength(1)

    const desk = await openDesk(hall)
    await desk.show('lists')
    await desk.by('list-4').getByRole('button').click()
    await desk.by('cards-text').fill('Howlrunner (18)')
    for (const one of [0, 1, 2]) await desk.by(`tile-coreasteroid${one}`).check({ force: true })
    const letDesk = await hold(desk)
    await desk.by('hand-in').click()
    await desk.by('cards-text').fill('Howlrunner (18)\nAcademy Pilot (12)')
    const before = await desk.version()
    letDesk()
    await desk.isAt(before + 1)
    await desk.by('list-changes').getByText('Academy Pilot').waitFor()
  })

  it('stays in the settings when it is typed while the rest is saved', async () => {
    const hall = await house.anotherEvent()
    const desk = await openDesk(hall, '#settings')
    await desk.by('settings-venue').fill('Old Customs House')
    const letGo = await hold(desk)
    const before = await desk.version()
    await desk.page.keyboard.press('Control+Enter')
    await desk.by('settings-address').fill('Pier 4')
    letGo()
    // The bar that saves stands in its place.
    const saved = `[data-testid="version"][data-version="${before + 1}"]`
    await desk.page.locator(saved).waitFor({ state: 'attached' })
    await desk.page.locator('[data-testid="save-settings"]:not([aria-disabled])').waitFor()
    expect(await desk.by('settings-address').inputValue()).toBe('Pier 4')
    await desk.page.keyboard.press('Control+Enter')
    await desk.by('save-bar').waitFor({ state: 'detached' })
    await desk.page.reload()
    expect(await desk.by('settings-venue').inputValue()).toBe('Old Customs House')
    expect(await desk.by('settings-address').inputValue()).toBe('Pier 4')
  })
})
