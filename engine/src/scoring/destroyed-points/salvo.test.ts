import { describe, expect, it } from 'vitest'
import { rollsObjection, type ShipInSalvo, salvoDice } from './salvo.ts'

const left = (primaryWeapon: number): ShipInSalvo => ({ primaryWeapon, destroyed: false })
const lost = (primaryWeapon: number): ShipInSalvo => ({ primaryWeapon, destroyed: true })

describe('the dice of a final salvo', () => {
  it('[XWDE-88] each side rolls the printed primary weapons of its ships that are left', () => {
    expect(salvoDice([[left(3), left(2), lost(4)], [left(2)]])).toEqual([5, 2])
  })

  it('[XWDE-88] a ship without a primary weapon adds nothing, so a side may roll none', () => {
    expect(salvoDice([[left(0), lost(3)], [left(3)]])).toEqual([0, 3])
  })

  it('[XWDE-89] after mutual destruction all ships of both squads fire', () => {
    expect(salvoDice([[lost(3), lost(2)], [lost(4)]])).toEqual([5, 4])
  })

  it('[XWDE-89] while one side has a ship left it is no mutual destruction', () => {
    expect(
      salvoDice([
        [lost(3), lost(2)],
        [lost(4), left(1)],
      ]),
    ).toEqual([0, 1])
  })
})

describe('the rolls of a final salvo', () => {
  const objects = (dice: readonly [number, number], ...hits: readonly [number, number][]) =>
    rollsObjection({ salvo: 'first', salvoRolls: { dice, hits } }, 'XWDE-88')
  const differ = { code: 'salvo-rolls-differ', rule: 'XWDE-88' }

  it('[XWDE-88] more hits win, equal ones are rolled again', () => {
    expect(objects([5, 4], [3, 2])).toBeNull()
    expect(objects([5, 4], [2, 2], [0, 0], [1, 0])).toBeNull()
  })

  it('[XWDE-88] they may be left out', () => {
    expect(rollsObjection({ salvo: 'first' }, 'XWDE-88')).toBeNull()
  })

  it.each<[string, readonly [number, number], readonly [number, number][]]>([
    ['no roll', [5, 4], []],
    ['an equal last roll', [5, 4], [[2, 2]]],
    ['the other one with more hits', [5, 4], [[2, 3]]],
    [
      'a roll after a decided one',
      [5, 4],
      [
        [2, 1],
        [3, 2],
      ],
    ],
    ['more hits than dice', [2, 4], [[3, 2]]],
    ['part of a hit', [5, 4], [[2.5, 2]]],
    ['less than no hit', [5, 4], [[0, -1]]],
    ['no dice on either side', [0, 0], [[0, 0]]],
    ['part of a die', [2.5, 2], [[2, 1]]],
  ])('[XWDE-88] %s decides nothing', (_, dice, hits) => {
    expect(objects(dice, ...hits)).toEqual(differ)
  })
})
