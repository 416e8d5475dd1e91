import { describe, expect, it } from 'vitest'
import { anySquad, foundIn, product, ship, upgrade } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import { day } from '../../vocabulary/instant.ts'
import { xWingPl } from './regulation.ts'

const { lists } = xWingPl
const found = (
  given: Parameters<typeof anySquad>[0],
  circumstances?: Parameters<typeof foundIn>[2],
) => foundIn(anySquad(given), lists, circumstances)

const polish = () => story({ regulation: xWingPl.id, lists: 'asked', started: false })
const hasList = { kind: 'submit-list', player: id('p1'), list: anySquad() } as const

describe('a squad', () => {
  it.each([
    { points: 99, codes: [] },
    { points: 100, codes: [] },
    { points: 101, codes: ['over-point-cap XWPL-22'] },
  ])('[XWPL-22] of $points points: $codes', ({ points, codes }) => {
    expect(found({ ships: [ship({ points })] })).toEqual(codes)
  })

  it.each(['rebel', 'imperial', 'scum'])('[XWPL-22] may be %s', (faction) => {
    expect(found({ faction, ships: [ship({ factions: { card: faction } })] })).toEqual([])
  })

  it('[XWPL-22] is of no other faction', () => {
    const ships = [ship({ factions: { card: 'hutt' } })]
    expect(found({ faction: 'hutt', ships })).toEqual(['faction-not-offered XWPL-22'])
  })

  it('[XWPL-23] may use models and dials of other factions, not cards and tokens', () => {
    const of = (faction: string, points: number) =>
      ship({ points, factions: { card: 'scum', token: 'scum', model: faction, dial: faction } })
    const ships = [of('rebel', 12), of('scum', 12), of('imperial', 40)]
    expect(found({ faction: 'scum', ships })).toEqual([])
    const token = ship({ factions: { card: 'scum', token: 'imperial' } })
    const card = ship({ factions: { card: 'imperial', token: 'scum' } })
    expect(found({ faction: 'scum', ships: [token] })).toEqual(['other-faction XWPL-23'])
    expect(found({ faction: 'scum', ships: [card] })).toEqual(['other-faction XWPL-23'])
  })

  it('[XWPL-22] has upgrades of its own faction', () => {
    const other = ship({ upgrades: [upgrade({ faction: 'imperial' })] })
    expect(found({ ships: [other] })).toEqual(['other-faction XWPL-22'])
  })

  it.each(['2015-12-31', '2016-01-01'])('[XWPL-24] has either damage deck on %s', (date) => {
    const on = { date: day(date) }
    expect(found({ damageDeck: 'original' }, on)).toEqual([])
    expect(found({ damageDeck: 'force-awakens' }, on)).toEqual([])
    expect(found({ damageDeck: 'none' }, on)).toEqual(['damage-deck-not-allowed XWPL-24'])
  })

  it.each([
    ['three different ones', ['coreasteroid0', 'coreasteroid1', 'yt2400debris0'], []],
    [
      'one twice',
      ['coreasteroid0', 'coreasteroid0', 'yt2400debris0'],
      ['obstacle-repeated XWPL-25'],
    ],
    ['two', ['coreasteroid0', 'coreasteroid1'], ['obstacle-count XWPL-25']],
    [
      'four',
      ['coreasteroid0', 'coreasteroid1', 'coreasteroid2', 'coreasteroid3'],
      ['obstacle-count XWPL-25'],
    ],
    [
      'an unknown one',
      ['coreasteroid0', 'coreasteroid1', 'coreasteroid6'],
      ['obstacle-unknown XWPL-25'],
    ],
  ])('[XWPL-25] chooses obstacles: %s', (_, obstacles, codes) => {
    expect(found({ obstacles })).toEqual(codes)
  })

  it.each([
    ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
    ['coreasteroid3', 'coreasteroid4', 'coreasteroid5'],
    ['core2asteroid0', 'core2asteroid1', 'core2asteroid2'],
    ['core2asteroid3', 'core2asteroid4', 'core2asteroid5'],
    ['yt2400debris0', 'yt2400debris1', 'yt2400debris2'],
    ['vt49decimatordebris0', 'vt49decimatordebris1', 'vt49decimatordebris2'],
  ])('[XWPL-25] chooses from 18 obstacles: %s, %s, %s', (...obstacles) => {
    expect(found({ obstacles })).toEqual([])
  })

  it('[XWPL-31] has no proxies for cards and ships', () => {
    expect(found({ ships: [ship({ proxies: ['card'] })] })).toEqual(['proxy XWPL-31'])
    expect(found({ ships: [ship({ proxies: ['model'] })] })).toEqual(['proxy XWPL-31'])
    expect(found({ ships: [ship({ proxies: ['token'] })] })).toEqual([])
  })

  it('[XWPL-33] has no epic parts', () => {
    expect(found({ ships: [ship({ marks: ['epic'] })] })).toEqual(['barred-mark XWPL-33'])
    const ships = [ship({ upgrades: [upgrade({ marks: ['limited', 'epic'] })] })]
    expect(found({ ships })).toEqual(['barred-mark XWPL-33'])
  })
})

describe('its products', () => {
  const premiere = { polish: day('2016-05-20'), german: day('2016-01-01') }
  const on = (date: string, released: ReturnType<typeof product>['released'] = premiere) =>
    found({ ships: [ship({ product: product({ released }) })] }, { date: day(date) })

  it('[XWPL-34] may be played from the day of the Polish premiere on', () => {
    expect(on('2016-05-19')).toEqual(['not-released XWPL-34'])
    expect(on('2016-05-20')).toEqual([])
    expect(on('2016-05-20', { polish: null })).toEqual(['not-released XWPL-34'])
    expect(on('2016-05-20', { german: day('2016-01-01') })).toEqual(['release-unknown XWPL-34?'])
  })
})

describe('its list', () => {
  it.each([
    [{ ships: [] }, 'ships'],
    [{ total: null }, 'total'],
    [{ damageDeck: null }, 'damage-deck'],
    [{ obstacles: null }, 'obstacles'],
  ])('[XWPL-27] has to say %j', (given, missing) => {
    const told = polish()
    const refusal = told.refuses({ ...hasList, list: anySquad(given) })
    expect(refusal).toMatchObject({ code: 'list-not-allowed', findings: [{ missing }] })
  })

  it('[XWPL-27] is handed in where the event asks for it, and only there', () => {
    const told = polish()
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    const asks = polish()
    asks.does({ kind: 'set-details', details: { listsAsked: true } })
    asks.does({ kind: 'announce-event' })
    const missing = { code: 'lists-missing', rule: 'XWPL-27', overridable: true }
    expect(asks.refuses({ kind: 'start-stage' })).toMatchObject(missing)
  })

  it('[XWPL-21] can be filled in on site until the start', () => {
    const told = polish()
    told.does({ kind: 'set-details', details: { listsAsked: true } })
    told.does({ kind: 'announce-event' })
    for (const player of ['p1', 'p2', 'p3', 'p4']) told.does({ ...hasList, player: id(player) })
    told.does({ kind: 'start-stage' })
  })

  it.each([
    ['ships', { ships: [ship({ name: 'Other' }), ship()] }],
    ['obstacles', { obstacles: ['coreasteroid1', 'core2asteroid5', 'vt49decimatordebris2'] }],
    ['damage-deck', { damageDeck: 'force-awakens' }],
  ])('[XWPL-26] is locked for the whole event: %s', (part, given) => {
    const told = polish()
    told.does(hasList)
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    const locked = { code: 'lists-locked', player: 'p1', rule: 'XWPL-26' }
    expect(told.refuses({ ...hasList, list: anySquad(given) })).toEqual(locked)
    const warnings = told.does({
      ...hasList,
      kind: 'correct-list',
      list: anySquad(given),
      reason: 'as played',
      possibleAdvantage: false,
    })
    expect(warnings).toMatchObject([
      { code: 'list-finding', finding: { code: 'squad-changed', rule: 'XWPL-26', part } },
    ])
  })
})
