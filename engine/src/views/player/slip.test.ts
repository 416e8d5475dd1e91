import { describe, expect, it } from 'vitest'
import { anySquad, ship } from '../../../testing/squad.ts'
import { id, story } from '../../../testing/story.ts'
import { regulations } from '../../regulations/catalogue.ts'
import type { Result } from '../../vocabulary/result.ts'
import { ownView } from './own-view.ts'
import { slipDoubts, slipVerdict } from './slip.ts'

const slipOf = (regulation: string) => {
  const told = story({ players: 4, regulation })
  told.seats('p1 - p2', 'p3 - p4')
  const slip = ownView(told.state(), new Map(), id('p1'), null)?.table?.slip
  if (slip === undefined) throw new Error('has a table')
  return { told, slip }
}

const results: readonly Result[] = [
  { ending: 'destruction', score: [100, 37] },
  { ending: 'time', score: [60, 60] },
  { ending: 'time', score: [61, 250] },
  { ending: 'concession', by: 'first', score: [20, 30] },
  { ending: 'points', score: [40, 21] },
  { ending: 'games', games: ['first', 'second'] },
  { ending: 'won', winner: 'first', light: 'first' },
  { ending: 'intentional-draw', witness: '' },
]

describe('a slip', () => {
  it.each(regulations.map((one) => one.id))('is judged as the desk judges it, by %s', (name) => {
    const { told, slip } = slipOf(name)
    const match = told.matchOf('p1')
    for (const result of results) {
      const verdict = slipVerdict(slip, result)
      const decision = told.ask({ kind: 'enter-result', match: match.match, result })
      expect(verdict?.refusal ?? null).toEqual(decision.granted ? null : decision.refusal)
      expect(verdict?.earned === null).toBe(!decision.granted)
    }
  })

  it('of a bracket asks for a winner', () => {
    const { slip } = slipOf('x-wing/en-3.2')
    const level: Result = { ending: 'mutual-destruction', score: [100, 100] }
    const decided = slipVerdict({ ...slip, stage: 'elimination' }, level)
    expect(decided?.refusal).not.toBeNull()
    const won: Result = { ending: 'destruction', score: [100, 12] }
    expect(slipVerdict({ ...slip, stage: 'elimination' }, won)?.earned?.[0].outcome).toBe('win')
  })

  it('by a document nobody knows is judged by nobody', () => {
    const { slip } = slipOf('x-wing/en-3.2')
    expect(slipVerdict({ ...slip, regulation: 'lost' }, { ending: 'double-loss' })).toBeNull()
  })
})

it('is questioned by the lists that its phone knows', () => {
  const { slip } = slipOf('x-wing/en-3.2')
  const squad = anySquad({ ships: [ship({ id: 'one', points: 60 }), ship({ id: 'two' })] })
  const result: Result = { ending: 'time', score: [49, 49] }
  expect(slipDoubts(slip, [null, null], result)).toEqual([])
  expect(slipDoubts(slip, [squad, null], result)).toEqual([
    { seat: 'second', score: 49, below: 0, above: 50, rule: 'XWEN-46' },
  ])
  expect(slipDoubts(slip, [squad, squad], result)).toHaveLength(2)
  expect(slipDoubts({ ...slip, regulation: 'lost' }, [squad, squad], result)).toEqual([])
})
