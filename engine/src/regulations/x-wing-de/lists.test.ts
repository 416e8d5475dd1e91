import { describe, expect, it } from 'vitest'
import { anySquad, foundIn, product, ship, upgrade } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import { unambiguousName } from '../../legality/same-name.ts'
import { day } from '../../vocabulary/instant.ts'
import { xWingDe } from './regulation.ts'

const { lists } = xWingDe
const found = (
  given: Parameters<typeof anySquad>[0],
  circumstances?: Parameters<typeof foundIn>[2],
) => foundIn(anySquad(given), lists, circumstances)

const german = () => story({ regulation: xWingDe.id, lists: 'asked', started: false })
const hasList = { kind: 'submit-list', player: id('p1'), list: anySquad() } as const

describe('a squad', () => {
  it.each([
    { points: 99, codes: [] },
    { points: 100, codes: [] },
    { points: 101, codes: ['over-point-cap XWDE-29'] },
  ])('[XWDE-29] of $points points: $codes', ({ points, codes }) => {
    expect(found({ ships: [ship({ points })] })).toEqual(codes)
  })

  it.each(['rebel', 'imperial', 'scum'])('[XWDE-30] may be %s', (faction) => {
    expect(found({ faction, ships: [ship({ factions: { card: faction } })] })).toEqual([])
  })

  it('[XWDE-30] is of no other faction', () => {
    const ships = [ship({ factions: { card: 'hutt' } })]
    expect(found({ faction: 'hutt', ships })).toEqual(['faction-not-offered XWDE-30'])
  })

  it('[XWDE-30] may use models and dials of other factions, not cards and tokens', () => {
    const of = (faction: string, points: number) =>
      ship({ points, factions: { card: 'scum', token: 'scum', model: faction, dial: faction } })
    const ships = [of('rebel', 12), of('scum', 12), of('imperial', 40)]
    expect(found({ faction: 'scum', ships })).toEqual([])
    const token = ship({ factions: { card: 'scum', token: 'imperial' } })
    const card = ship({ factions: { card: 'imperial', token: 'scum' } })
    expect(found({ faction: 'scum', ships: [token] })).toEqual(['other-faction XWDE-30'])
    expect(found({ faction: 'scum', ships: [card] })).toEqual(['other-faction XWDE-30'])
    const other = ship({ upgrades: [upgrade({ faction: 'imperial' })] })
    expect(found({ ships: [other] })).toEqual(['other-faction XWDE-30'])
  })

  it.each(['2015-12-31', '2016-01-01'])('[XWDE-31] has either damage deck on %s', (date) => {
    const on = { date: day(date) }
    expect(found({ damageDeck: 'original' }, on)).toEqual([])
    expect(found({ damageDeck: 'force-awakens' }, on)).toEqual([])
    expect(found({ damageDeck: 'none' }, on)).toEqual(['damage-deck-not-allowed XWDE-31'])
  })

  it.each([
    ['three different ones', ['coreasteroid0', 'coreasteroid1', 'yt2400debris0'], []],
    [
      'one twice',
      ['coreasteroid0', 'coreasteroid0', 'yt2400debris0'],
      ['obstacle-repeated XWDE-32'],
    ],
    ['two', ['coreasteroid0', 'coreasteroid1'], ['obstacle-count XWDE-32']],
    [
      'four',
      ['coreasteroid0', 'coreasteroid1', 'coreasteroid2', 'coreasteroid3'],
      ['obstacle-count XWDE-32'],
    ],
    [
      'an unknown one',
      ['coreasteroid0', 'coreasteroid1', 'coreasteroid6'],
      ['obstacle-unknown XWDE-32'],
    ],
  ])('[XWDE-32] chooses obstacles: %s', (_, obstacles, codes) => {
    expect(found({ obstacles })).toEqual(codes)
  })

  it.each([
    ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
    ['coreasteroid3', 'coreasteroid4', 'coreasteroid5'],
    ['core2asteroid0', 'core2asteroid1', 'core2asteroid2'],
    ['core2asteroid3', 'core2asteroid4', 'core2asteroid5'],
    ['yt2400debris0', 'yt2400debris1', 'yt2400debris2'],
    ['vt49decimatordebris0', 'vt49decimatordebris1', 'vt49decimatordebris2'],
  ])('[XWDE-32] chooses from 18 obstacles: %s, %s, %s', (...obstacles) => {
    expect(found({ obstacles })).toEqual([])
  })

  it('[XWDE-46] has no proxies for cards and ships', () => {
    expect(found({ ships: [ship({ proxies: ['card'] })] })).toEqual(['proxy XWDE-46'])
    expect(found({ ships: [ship({ proxies: ['model'] })] })).toEqual(['proxy XWDE-46'])
    expect(found({ ships: [ship({ proxies: ['token'] })] })).toEqual([])
  })

  it('[XWDE-48] has no epic parts', () => {
    expect(found({ ships: [ship({ marks: ['epic'] })] })).toEqual(['barred-mark XWDE-48'])
    const ships = [ship({ upgrades: [upgrade({ marks: ['limited', 'epic'] })] })]
    expect(found({ ships })).toEqual(['barred-mark XWDE-48'])
  })
})

describe('its products', () => {
  const out = (released: ReturnType<typeof product>['released'], date: string, language?: string) =>
    found(
      { ships: [ship({ product: product({ released }), ...(language ? { language } : {}) })] },
      { date: day(date) },
    )
  const released = { german: day('2016-10-28'), english: day('2016-06-01') }

  it.each(['german', 'english'])('[XWDE-47] two weeks after the German edition, in %s', (of) => {
    expect(out(released, '2016-11-10', of)).toEqual(['not-released XWDE-47'])
    expect(out(released, '2016-11-11', of)).toEqual([])
  })

  it('[XWDE-47] without a German edition never', () => {
    const never = { german: null, english: day('2016-06-01') }
    expect(out(never, '2017-06-01')).toEqual(['not-released XWDE-47'])
    expect(out({ english: day('2016-06-01') }, '2017-06-01')).toEqual(['release-unknown XWDE-47?'])
  })

  it('[XWDE-47] in no other language', () => {
    expect(out(released, '2017-01-01', 'polish')).toEqual(['language-not-allowed XWDE-47'])
  })

  it('[XWDE-35] named where another card has the same name and cost', () => {
    const namesakes = ['Millennium Falke', 'Helden des Widerstands']
    const han = ship({ name: 'Han Solo', points: 46, product: null, namesakes })
    const falcon = upgrade({ name: 'Millennium Falke', points: 1, product: null, namesakes })
    const ships = [{ ...han, upgrades: [falcon] }]
    expect(found({ ships })).toEqual(['name-ambiguous XWDE-35', 'name-ambiguous XWDE-35'])
    const named = { ...han, product: product({ name: 'Helden des Widerstands' }) }
    expect(found({ ships: [named, ship({ product: null })] })).toEqual([])
    expect(unambiguousName(named)).toBe('Han Solo (Helden des Widerstands)')
    expect(unambiguousName(han)).toBe('Han Solo')
  })
})

describe('its list', () => {
  it.each([
    [{ ships: [] }, 'ships'],
    [{ total: null }, 'total'],
    [{ damageDeck: null }, 'damage-deck'],
    [{ obstacles: null }, 'obstacles'],
  ])('[XWDE-34] has to say %j', (given, missing) => {
    const told = german()
    const refusal = told.refuses({ ...hasList, list: anySquad(given) })
    expect(refusal).toMatchObject({ code: 'list-not-allowed', findings: [{ missing }] })
  })

  it('[XWDE-34] is handed in where the event asks for it, and only there', () => {
    const told = german()
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    const asks = german()
    asks.does({ kind: 'set-details', details: { listsAsked: true } })
    asks.does({ kind: 'announce-event' })
    const missing = { code: 'lists-missing', rule: 'XWDE-34', overridable: true }
    expect(asks.refuses({ kind: 'start-stage' })).toMatchObject(missing)
  })

  it('[XWDE-28] can be filled in on site until the start', () => {
    const told = german()
    told.does({ kind: 'set-details', details: { listsAsked: true } })
    told.does({ kind: 'announce-event' })
    for (const player of ['p1', 'p2', 'p3', 'p4']) told.does({ ...hasList, player: id(player) })
    told.does({ kind: 'start-stage' })
  })

  it.each([
    ['ships', { ships: [ship({ name: 'Other' }), ship()] }],
    ['obstacles', { obstacles: ['coreasteroid1', 'core2asteroid5', 'vt49decimatordebris2'] }],
    ['damage-deck', { damageDeck: 'force-awakens' }],
  ])('[XWDE-33] is locked for the whole event: %s', (part, given) => {
    const told = german()
    told.does(hasList)
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    const locked = { code: 'lists-locked', player: 'p1', rule: 'XWDE-33' }
    expect(told.refuses({ ...hasList, list: anySquad(given) })).toEqual(locked)
    const warnings = told.does({
      ...hasList,
      kind: 'correct-list',
      list: anySquad(given),
      reason: 'as played',
      possibleAdvantage: false,
    })
    expect(warnings).toMatchObject([
      { code: 'list-finding', finding: { code: 'squad-changed', rule: 'XWDE-33', part } },
    ])
  })

  it('[XWDE-36] is corrected by a leader, who looks into a possible advantage', () => {
    const told = german()
    told.does(hasList)
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    const correction = { ...hasList, kind: 'correct-list', reason: 'the box was missing' } as const
    expect(told.does({ ...correction, possibleAdvantage: false })).toEqual([])
    expect(told.does({ ...correction, possibleAdvantage: true })).toEqual([
      { code: 'investigate', player: 'p1', rule: 'XWDE-36' },
    ])
    expect(told.state().lists.get(id('p1'))?.corrections).toHaveLength(2)
  })
})
