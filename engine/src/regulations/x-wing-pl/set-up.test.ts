import { describe, expect, it } from 'vitest'
import { anySquad, ship } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import { setUpView } from '../../views/set-up.ts'
import type { ListOf } from '../../vocabulary/squad-list.ts'
import { xWingPl } from './regulation.ts'

/** Two players with these squads at table 1; the first seat is p1's. */
const table = (first: Partial<ListOf<'squad'>>, second: Partial<ListOf<'squad'>>) => {
  const told = story({ regulation: xWingPl.id, players: 2, started: false })
  told.does({ kind: 'submit-list', player: id('p1'), list: anySquad(first) })
  told.does({ kind: 'submit-list', player: id('p2'), list: anySquad(second) })
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
  ])('[XWPL-35] totals %i and %i: %s decides about initiative', (first, second, value) => {
    expect(table(of(first), of(second)).initiative).toEqual({ rule: 'XWPL-35', value })
  })

  it('[XWPL-35] two squads of one faction mark all their ships', () => {
    const scum = { faction: 'scum', ships: [ship({ factions: { card: 'scum' } })] }
    expect(table({}, {}).mirrorMatch).toEqual({ rule: 'XWPL-35', value: true })
    expect(table({}, scum).mirrorMatch).toEqual({ rule: 'XWPL-35', value: false })
  })

  it('[XWPL-35] one shows white, the other black; all may be done before the start call', () => {
    expect(table({}, {})).toMatchObject({
      identification: { rule: 'XWPL-35', value: ['white', 'black'] },
      complete: { rule: 'XWPL-35', value: 'may-precede-start-call' },
      map: null,
      side: null,
    })
  })
})

it('[XWPL-35] nobody is told to add up the opponent’s list', () => {
  const told = story({ regulation: xWingPl.id })
  expect(told.refuses({ kind: 'order-points-check' })).toMatchObject({
    code: 'not-in-this-regulation',
  })
})
