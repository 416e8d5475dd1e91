import { describe, expect, it } from 'vitest'
import { anySquad, ship } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import type { Ask } from '../../event/spine/ask.ts'
import { setUpView } from '../../views/set-up.ts'
import type { ListOf } from '../../vocabulary/squad-list.ts'
import { xWingEn32 } from './regulation.ts'

/** Two players with these squads at table 1; the first seat is p1's. */
const table = (
  first: Partial<ListOf<'squad'>>,
  second: Partial<ListOf<'squad'>>,
  by: Partial<Ask> = {},
) => {
  const told = story({ regulation: xWingEn32.id, players: 2, started: false })
  told.does({ kind: 'submit-list', player: id('p1'), list: anySquad(first) }, by)
  told.does({ kind: 'submit-list', player: id('p2'), list: anySquad(second) }, by)
  told.does({ kind: 'announce-event' })
  told.does({ kind: 'start-stage' })
  told.seats('p1 - p2')
  return setUpView(told.state(), told.matchAt(1))
}
const of = (points: number) => ({ ships: [ship({ points })] })

describe('at the table', () => {
  it.each([
    [98, 100, 'first'],
    [100, 99, 'second'],
    [100, 100, 'coin'],
  ])('[XWEN-39] totals %i and %i: %s decides about initiative', (first, second, value) => {
    expect(table(of(first), of(second)).initiative).toEqual({ rule: 'XWEN-39', value })
  })

  const squadOf = (faction: string) => ({
    faction,
    ships: [ship({ factions: { card: faction } })],
  })

  it.each([
    ['rebel', 'rebel', true],
    ['scum', 'scum', true],
    ['rebel', 'imperial', false],
    ['scum', 'rebel', false],
  ])('[XWEN-40] %s against %s is a mirror match: %s', (first, second, value) => {
    expect(table(squadOf(first), squadOf(second)).mirrorMatch).toEqual({ rule: 'XWEN-40', value })
  })

  it.each([
    ['rebel', 'resistance', true],
    ['first-order', 'imperial', true],
    ['resistance', 'first-order', false],
  ])('[XWEN-40] %s counts with %s as one faction: %s', (first, second, value) => {
    const overridden = { override: 'of a smaller faction' }
    expect(table(squadOf(first), squadOf(second), overridden).mirrorMatch).toEqual({
      rule: 'XWEN-40',
      value,
    })
  })

  it('[XWEN-39] one shows white, the other black; all is done before the start call', () => {
    expect(table({}, {})).toMatchObject({
      identification: { rule: 'XWEN-39', value: ['white', 'black'] },
      complete: { rule: 'XWEN-39', value: 'before-start-call' },
      map: null,
      side: null,
    })
  })
})
