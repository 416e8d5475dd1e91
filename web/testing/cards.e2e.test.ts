import { day } from '@topcut/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPage, type DeskWindow, openWindow } from './desk-window.suite.ts'
import { type HallWithBrowser, openHallWithBrowser } from './phone-hall.suite.ts'

let opened: HallWithBrowser

beforeAll(async () => {
  opened = await openHallWithBrowser({ date: day('2026-11-14') })
})
afterAll(() => opened?.close())

const squad = `Luke Skywalker (28)
R2-D2 (4)

Wedge Antiles (29)
Predator (3)

Biggs Darklighter (25)
Zyxwv Qwerty (3)`

const xws = JSON.stringify({
  faction: 'rebel',
  version: '1.0.0',
  obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
  pilots: [
    { name: 'lukeskywalker', ship: 'xwing', upgrades: { amd: ['r2d2'] } },
    { name: 'wedgeantilles', ship: 'xwing', upgrades: { amd: ['nosuchdroid'] } },
  ],
})

const dropFile = ({ page }: DeskWindow, text: string) =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'squad.xws'))
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    )
  }, text)

/** The part of the page that has the focus, by its nearest name. */
const focusedIn = ({ page }: DeskWindow) =>
  page.evaluate(() => {
    const part = document.activeElement?.closest(
      '[data-testid^="look-un"], [data-testid="understood"]',
    )
    return part?.getAttribute('data-testid') ?? null
  })

type Hall = HallWithBrowser['hall']

const phoneAt = async (hall: Hall, player: string) => {
  const phone = await openWindow(opened.browser, {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  await phone.page.goto(await hall.linkOf(player))
  await phone.page.waitForURL(/\/me/)
  await phone.by('tab-list').click()
  return phone
}

const deskAt = async (hall: Hall) => {
  const desk = await openWindow(opened.browser, {
    locale: 'en-GB',
    viewport: { width: 1440, height: 1000 },
  })
  await desk.page.goto(await hall.invite({ role: 'organizer', label: 'Ada Rem' }))
  await desk.page.waitForURL(/\/events\//)
  await desk.show('lists')
  return desk
}

describe('a list by its cards', () => {
  it('is pasted on a phone, looked at, put right, and handed in without a network', async () => {
    const { hall } = opened
    await hall.register('Cid Marr', 'Dot Vance')
    const phone = await phoneAt(hall, 'p1')
    // A link is no list, and half of one that is too long is not taken for all of it.
    await phone.by('cards-text').fill('https://example.org/squads/12345')
    await phone.by('paste-none').waitFor()
    await phone.by('cards-text').fill('Luke Skywalker (28)\n'.repeat(2000))
    await phone.by('paste-cut').waitFor()
    await phone.by('cards-text').fill(squad)
    expect(await phone.by('paste-none').or(phone.by('paste-cut')).count()).toBe(0)
    // Read to its end, a long line runs beside the signs, not across them.
    const sign = await phone.page.locator('.pasted .sign').first().boundingBox()
    const text = await phone.by('cards-text').boundingBox()
    expect(text?.x).toBeGreaterThanOrEqual((sign?.x ?? 0) + (sign?.width ?? 0))
    expect(await phone.by('understood').textContent()).toContain('4 of 6 lines understood')
    expect(await phone.by('look-guessed').textContent()).toContain('was read as Wedge Antilles')
    expect(await phone.by('look-unknown').textContent()).toContain('Zyxwv Qwerty')
    await checkPage(phone)
    await phone.by('look-right').click()
    await phone.by('look-guessed').waitFor({ state: 'detached' })
    // By keyboard one goes on with the next, and after the last below the text.
    expect(await focusedIn(phone)).toBe('look-unknown')
    await phone.by('look-another').click()
    // A card can be typed as it is called in German.
    await phone.by('look-find').fill('protonen')
    await phone.by('look-find-card').filter({ hasText: 'Proton Torpedoes' }).first().click()
    await phone.by('look-unknown').waitFor({ state: 'detached' })
    expect(await focusedIn(phone)).toBe('understood')

    await phone.by('to-cards').click()
    expect(await phone.by('sum-bar').textContent()).toBe('93 of 100')
    await phone.by('slot-0').click()
    await phone.by('slot-0-find').fill('engine')
    await phone.by('slot-0-find-card').first().click()
    expect(await phone.by('entry-0').textContent()).toContain('Engine Upgrade')
    expect(await phone.by('sum-bar').textContent()).toBe('97 of 100')
    await phone.by('slot-1').click()
    await phone.by('slot-1-find').fill('advanced proton')
    expect(await phone.by('slot-1-find-card').textContent()).toContain('would make 103 of 100')
    await phone.page.keyboard.press('Escape')
    await checkPage(phone)

    await phone.isWhole()
    await phone.page.context().setOffline(true)
    await phone.by('to-end').click()
    for (const one of ['coreasteroid0', 'coreasteroid3']) await phone.by(`tile-${one}`).check()
    expect(await phone.by('findings-obstacles').textContent()).toContain('XWEN-24')
    await phone.by('submit-list').click()
    expect(await phone.by('handed-in').count()).toBe(0)
    await phone.by('tile-yt2400debris1').check()
    await phone.by('no-findings').waitFor()
    await checkPage(phone)
    await phone.by('submit-list').click()
    await phone.page.getByText('on its way').waitFor()
    await phone.page.context().setOffline(false)
    await phone.by('handed-in').waitFor()
    expect(await phone.by('list-sheet').textContent()).toContain('R2-D2 (4), Engine Upgrade (4)')
    await checkPage(phone)
    expect(phone.complaints).toEqual([])
  })

  it('is read at the desk, corrected with what changes, and vouched for', async () => {
    const hall = await opened.anotherEvent({ date: day('2026-11-14') })
    await hall.register('Cid Marr', 'Dot Vance')
    const desk = await deskAt(hall)
    await desk.by('list-1').getByRole('button').click()
    await desk.by('cards-text').waitFor()
    // Let go over the page, where a text would be pasted.
    await dropFile(desk, '{"hello":"there"}')
    await desk.by('file-trouble').waitFor()
    const file = { name: 'squad.xws', mimeType: 'application/json', buffer: Buffer.from(xws) }
    await desk.by('cards-file').setInputFiles(file)
    expect(await desk.by('cards-text').inputValue()).toContain('Luke Skywalker')
    expect(await desk.by('obstacles').textContent()).toContain('3 of 3')
    expect(await desk.by('list-sheet').textContent()).toContain('Wedge Antilles, X-wing')
    await checkPage(desk)
    await desk.by('hand-in').click()
    // The next list opens with the answer; closed before, it would open over what comes.
    await desk.page.locator('.list-panel').getByRole('heading', { name: 'Dot Vance' }).waitFor()
    await desk.by('close-list').click()
    // Whoever closes one list goes on with the next from its row.
    await desk.page.locator('[data-testid=list-2] button:focus').waitFor()

    await desk.by('list-1').getByRole('button').click()
    // What was changed and not handed in is not the list that somebody vouches for.
    await desk.by('record-list-check').waitFor()
    const handedIn = await desk.by('cards-text').inputValue()
    await desk.by('cards-text').fill(`${handedIn}\nRookie Pilot`)
    await desk.by('not-handed-in').waitFor()
    expect(await desk.by('record-list-check').count()).toBe(0)
    await desk.page.getByRole('button', { name: 'Discard what was typed' }).click()
    await desk.by('record-list-check').click()
    await desk.by('checked-by').waitFor()
    await hall.give({ kind: 'announce-event' })
    await hall.give({ kind: 'start-stage' }, { override: 'lists on paper' })
    await desk.by('correct-reason').waitFor()
    await desk.by('slot-0-Elite').click()
    await desk.by('slot-0-Elite-find').fill('predator')
    await desk.page.keyboard.press('Enter')
    await desk.by('entry-0').getByRole('button', { name: 'Remove R2-D2' }).click()
    const changes = await desk.by('list-changes').textContent()
    expect(changes).toBe('Removed: R2-D2Added: Predator61 points before, 60 now.')
    await checkPage(desk)
    await desk.by('correct-reason').fill('as it lies on the table')
    await desk.by('hand-in').click()
    await desk.by('list-1').getByRole('button').click()
    await desk.page.locator('.corrections').getByText('Predator').waitFor()
    // A double press takes one ship out, not the one after it as well.
    await desk.by('cards-text').fill('Luke Skywalker\n\nWedge Antilles\n\nBiggs Darklighter')
    await desk.by('entry-2').waitFor()
    await desk.by('entry-0-remove').dblclick()
    await desk.by('entry-2').waitFor({ state: 'detached' })
    expect(await desk.by('entry-0').textContent()).toContain('Wedge Antilles')
    expect(desk.complaints).toEqual([])
  })

  it('is an army with a command deck', async () => {
    const hall = await opened.anotherEvent({ regulation: 'imperial-assault/de-2.2.1' })
    await hall.register('Cid Marr', 'Dot Vance')
    const other = await phoneAt(hall, 'p2')
    await other.by('cards-text').fill('Rebel Saboteur\nCommand deck\nElement of Suprise')
    await other.by('to-cards').click()
    const guess = other.by('command-deck-card').locator('.look small')
    expect(await guess.textContent()).toBe('please look')
    const phone = await phoneAt(hall, 'p1')
    await phone.by('way-names').click()
    await phone.by('name-group').fill('saboteur')
    expect(await phone.by('name-group-card').first().textContent()).toContain('Rebel · DE')
    await phone.by('name-group-card').first().click()
    await phone.by('name-command').fill('take init')
    await phone.by('name-command-card').first().click()
    await phone.by('to-cards').click()
    expect(await phone.by('entry-0').textContent()).toContain('Rebel Saboteur')
    expect(await phone.by('command-deck-card').textContent()).toContain('1 of 15 cards')
    await checkPage(phone)
    await phone.by('to-end').click()
    await phone.by('submit-list').click()
    expect(await phone.by('findings').textContent()).toContain('needed: exactly 15')
    expect(phone.complaints).toEqual([])
  })

  it('is decks by the numbers of their sets', async () => {
    const hall = await opened.anotherEvent({ regulation: 'card-game/de-2014' })
    await hall.register('Cid Marr')
    const desk = await deskAt(hall)
    await desk.by('list-1').getByRole('button').click()
    await desk.by('cards-text').fill('Light Side\nAffiliation: Jedi\n2x 1')
    await desk.by('slot-0').click()
    await desk.by('slot-0-find').fill('must go')
    await desk.page.keyboard.press('Enter')
    expect(await desk.by('entry-0').textContent()).toContain('3 of 10 objective sets')
    expect(await desk.by('entry-0').textContent()).toContain('In You Must Go')
    expect(await desk.by('entry-1').textContent()).toContain('no affiliation card yet')
    await desk.by('entry-0').getByRole('button', { name: 'Remove' }).first().dblclick()
    expect(await desk.by('entry-0').textContent()).toContain('2 of 10 objective sets')
    await checkPage(desk)
    expect(desk.complaints).toEqual([])
  })
})
