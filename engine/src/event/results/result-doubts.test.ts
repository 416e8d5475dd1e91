import { describe, expect, it } from 'vitest'
import { anySquad, ship, upgrade } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import type { Result, Score } from '../../vocabulary/result.ts'
import type { ListOf } from '../../vocabulary/squad-list.ts'

const freighter = ship({
  id: 'freighter',
  points: 38,
  size: 'large',
  hull: 8,
  shields: 5,
  upgrades: [upgrade({ id: 'turret', points: 5 })],
})
const fighter = ship({ id: 'fighter', points: 25 })
const known = anySquad({ ships: [freighter, fighter, fighter] })

const withLists = (lists: readonly ListOf<'squad'>[], regulation = 'x-wing/en-3.2') => {
  const told = story({ regulation, players: 2 })
  lists.forEach((list, index) => {
    told.does({ kind: 'submit-list', player: id(`p${index + 1}`), list })
  })
  told.seats('p1 - p2')
  return told
}

const warned = (lists: readonly ListOf<'squad'>[], result: Result, regulation?: string) => {
  const told = withLists(lists, regulation)
  const { match } = told.matchAt(1)
  return told.does({ kind: 'enter-result', match, result })
}
const atTime = (...score: Score): Result => ({ ending: 'time', score })

describe('a score that the ships do not add up to', () => {
  it('[XWEN-46] is questioned, with the nearest that they do', () => {
    expect(warned([known, known], atTime(38, 25))).toEqual([
      {
        code: 'score-unreachable',
        table: 1,
        player: 'p1',
        score: 38,
        below: 25,
        above: 43,
        rule: 'XWEN-46',
      },
    ])
  })

  it('is questioned for each of the two', () => {
    expect(warned([known, known], atTime(38, 1))).toMatchObject([
      { player: 'p1', below: 25, above: 43 },
      { player: 'p2', below: 0, above: 21 },
    ])
  })

  it.each([0, 21, 25, 43, 46, 50, 68, 71])('%i is none: ships, halves, both', (score) => {
    expect(warned([known, known], atTime(score, score === 0 ? 25 : 0))).toEqual([])
  })

  it('a squad that is gone counts in full, whatever it cost', () => {
    const whole = { ending: 'destruction', score: [100, 43] } as const
    expect(warned([known, known], whole)).toEqual([])
    expect(warned([known, known], atTime(93, 0))).toMatchObject([{ below: 71, above: 100 }])
  })

  it('[XWDE-85] a ship of two points of hull has no half where less than half has to be left', () => {
    const small = { ...freighter, hull: 2, shields: 0 }
    const squad = anySquad({ ships: [small, fighter] })
    expect(warned([squad, squad], atTime(21, 0))).toEqual([])
    expect(warned([squad, squad], atTime(21, 0), 'x-wing/de')).toMatchObject([
      { below: 0, above: 25, rule: 'XWDE-85' },
    ])
  })

  it('[XWPL-48] is questioned by the Polish document as well', () => {
    expect(warned([known, known], atTime(38, 25), 'x-wing/pl')).toMatchObject([
      { score: 38, rule: 'XWPL-48' },
    ])
  })

  it('nothing is asked about cards that nobody knows, nor without a list', () => {
    const typed = anySquad({
      ships: [freighter, ship({ id: 'fighter', upgrades: [upgrade({ points: 3 })] })],
    })
    expect(warned([typed, typed], atTime(38, 25))).toEqual([])
    expect(warned([], atTime(38, 25))).toEqual([])
    expect(warned([known], atTime(38, 24))).toMatchObject([{ player: 'p2', score: 24 }])
  })

  it('nothing is asked of who gives up', () => {
    expect(warned([known, known], { ending: 'concession', by: 'second', score: [38, 7] })).toEqual(
      [],
    )
  })

  it('is told to whoever reports it, and to whoever amends it', () => {
    const told = withLists([known, known])
    const { match } = told.matchAt(1)
    const doubt = { code: 'score-unreachable', score: 38 }
    const result = atTime(38, 25)
    expect(told.does({ kind: 'report-result', match, player: id('p1'), result })).toMatchObject([
      doubt,
    ])
    told.does({ kind: 'enter-result', match, result: atTime(43, 25) })
    expect(
      told.does({ kind: 'amend-result', match, result, reason: 'counted again' }),
    ).toMatchObject([doubt])
  })
})
