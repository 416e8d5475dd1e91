import { describe, expect, it } from 'vitest'
import { anySquad, ship, squadFindings } from '../../../testing/squad.ts'
import { squads } from './squads.ts'

const codes = (...given: Parameters<typeof anySquad>) =>
  squadFindings(anySquad(...given), squads).map(({ code, rule }) => `${code} ${rule}`)

describe('a squad', () => {
  it.each([
    { points: 99, found: [] },
    { points: 100, found: [] },
    { points: 101, found: ['over-point-cap XWDE-29'] },
  ])('[XWDE-29] of $points points: $found', ({ points, found }) => {
    expect(codes({ ships: [ship({ points })] })).toEqual(found)
  })

  it('[XWDE-30] may use models and dials of other factions', () => {
    const of = (faction: string, points: number) =>
      ship({
        points,
        factions: { card: 'scum', token: 'scum', model: faction, dial: faction },
      })
    const ships = [
      of('rebel', 12),
      of('rebel', 12),
      of('scum', 12),
      of('scum', 12),
      of('imperial', 40),
    ]
    expect(codes({ faction: 'scum', ships })).toEqual([])
    const token = ship({ factions: { card: 'scum', token: 'imperial' } })
    expect(codes({ faction: 'scum', ships: [token] })).toEqual(['other-faction XWDE-30'])
    expect(squads.oneFaction.value).toEqual(['card', 'token'])
  })

  it('[XWDE-30] is of one of three factions', () => {
    expect(squads.factions.value).toEqual(
      ['rebel', 'imperial', 'scum'].map((faction) => ({ faction, includes: [] })),
    )
    const ships = [ship({ factions: { card: 'hutt' } })]
    expect(codes({ faction: 'hutt', ships })).toEqual(['faction-not-offered XWDE-30'])
  })

  it('[XWDE-31] has either damage deck on any day', () => {
    for (const damageDeck of ['original', 'force-awakens'])
      expect(codes({ damageDeck })).toEqual([])
    expect(squads.damageDecks.value).toEqual(
      ['original', 'force-awakens'].map((deck) => ({ deck, from: null, before: null })),
    )
  })

  it.each([
    ['three different ones', ['coreasteroid0', 'coreasteroid1', 'yt2400debris0'], true],
    ['one twice', ['coreasteroid0', 'coreasteroid0', 'yt2400debris0'], false],
    ['two', ['coreasteroid0', 'coreasteroid1'], false],
    ['four', ['coreasteroid0', 'coreasteroid1', 'coreasteroid2', 'coreasteroid3'], false],
  ])('[XWDE-32] chooses obstacles: %s', (_, obstacles, isLegal) => {
    const found = codes({ obstacles })
    expect(found.length === 0).toBe(isLegal)
    expect(found.every((one) => one.endsWith('XWDE-32'))).toBe(true)
    const { count, different, pool } = squads.obstacles.value
    expect([count, different, new Set(pool).size, pool.length]).toEqual([3, true, 18, 18])
  })

  it('[XWDE-48] has no epic parts', () => {
    expect(codes({ ships: [ship({ marks: ['epic'] })] })).toEqual(['barred-mark XWDE-48'])
    expect(squads.barredMarks.value).toEqual(['epic'])
  })

  it('[XWDE-46] has no proxies', () => {
    expect(codes({ ships: [ship({ proxies: ['card'] })] })).toEqual(['proxy XWDE-46'])
    expect(squads.noProxies.value).toEqual(['card', 'model'])
  })

  it('[XWDE-33] stays as it was handed in', () => {
    expect(squads.locked.value).toEqual(['ships', 'obstacles', 'damage-deck'])
  })

  it('[XWDE-34] is listed where the event asks for it', () => {
    expect(squads.list.value).toEqual({
      required: 'by-event',
      contents: ['ships', 'total', 'damage-deck', 'obstacles'],
    })
  })

  it('[XWDE-52] with the lower total decides about initiative', () => {
    expect(squads.initiative.value).toEqual({ decides: 'lower-total', equal: 'lot' })
    expect(squads.mirrorMatch.value).toBe('own-faction')
  })
})
