import { describe, expect, it } from 'vitest'
import { anySquad, ship } from '../../../testing/squad.ts'
import { id, role, story } from '../../../testing/story.ts'
import { setUpView } from '../../views/set-up.ts'
import type { ListOf } from '../../vocabulary/squad-list.ts'
import { xWingDe } from './regulation.ts'

/** Two players with these squads at table 1; the first seat is p1's. */
const table = (first: Partial<ListOf<'squad'>>, second: Partial<ListOf<'squad'>>) => {
  const told = story({ regulation: xWingDe.id, players: 2, started: false })
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
    [100, 100, 'lot'],
  ])('[XWDE-52] totals %i and %i: %s decides about initiative', (first, second, value) => {
    expect(table(of(first), of(second)).initiative).toEqual({ rule: 'XWDE-52', value })
  })

  it('[XWDE-52] two squads of one faction mark all their ships', () => {
    const scum = { faction: 'scum', ships: [ship({ factions: { card: 'scum' } })] }
    expect(table({}, {}).mirrorMatch).toEqual({ rule: 'XWDE-52', value: true })
    expect(table({}, scum).mirrorMatch).toEqual({ rule: 'XWDE-52', value: false })
  })

  it('[XWDE-52] one shows white, the other black; all may be done before the start call', () => {
    expect(table({}, {})).toMatchObject({
      identification: { rule: 'XWDE-52', value: ['white', 'black'] },
      complete: { rule: 'XWDE-52', value: 'may-precede-start-call' },
      map: null,
      side: null,
    })
  })
})

describe('adding up the opponent’s list', () => {
  const ordered = () => {
    const told = story({ regulation: xWingDe.id })
    told.does({ kind: 'order-points-check' })
    told.seats('p1 - p2', 'p3 - p4')
    return told
  }

  it('[XWDE-53] is ordered before round 1, and each player signs', () => {
    const told = ordered()
    const { match } = told.matchAt(1)
    told.does({ kind: 'sign-points-check', match, player: id('p2') })
    expect(setUpView(told.state(), told.matchAt(1)).pointsCheck).toEqual({
      rule: 'XWDE-53',
      value: [false, true],
    })
  })

  it('[XWDE-53] is for the marshal, and too late once round 1 is under way', () => {
    const told = story({ regulation: xWingDe.id })
    told.seats('p1 - p2', 'p3 - p4')
    told.wins('p1')
    const over = { code: 'points-check-over', rule: 'XWDE-53' }
    expect(told.refuses({ kind: 'order-points-check' }, role('marshal'))).toEqual(over)
  })
})
