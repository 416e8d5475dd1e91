import { describe, expect, it } from 'vitest'
import { id, role, story } from '../../../testing/story.ts'
import type { PairConstraint } from '../../vocabulary/pairing.ts'

const constrain = (one: string, other: string, as: PairConstraint, reason = 'brothers') =>
  ({ kind: 'constrain-pair', players: [id(one), id(other)], as, reason }) as const

describe('constrain-pair', () => {
  it('puts two players on record who must not meet, with the reason', () => {
    const told = story()
    expect(told.facts(constrain('p1', 'p2', 'forbidden'))).toEqual([
      {
        kind: 'pair-constrained',
        players: ['p1', 'p2'],
        as: 'forbidden',
        reason: 'brothers',
      },
    ])
    expect(told.state().constraints).toEqual([{ players: ['p1', 'p2'], as: 'forbidden' }])
  })

  it.each(['forbidden', 'fixed'] as const)(
    'every round paired from now on keeps to it: %s',
    (as) => {
      const told = story({ players: 6 })
      told.does(constrain('p1', 'p2', as))
      for (let time = 0; time < 20; time++) {
        told.does({ kind: 'pair-round' }, { entropy: `draw-${time}` })
        const together = told.state().rounds[0]?.matches.some((match) => {
          const players = told.state().matches.get(match)?.players
          return [id('p1'), id('p2')].every((player) => players?.includes(player))
        })
        expect(together).toBe(as === 'fixed')
      }
    },
  )

  it('the later word holds, in whatever order the two are named', () => {
    const told = story()
    told.does(constrain('p1', 'p2', 'forbidden'))
    told.does(constrain('p2', 'p1', 'fixed'))
    expect(told.state().constraints).toEqual([{ players: ['p2', 'p1'], as: 'fixed' }])
    told.does(constrain('p1', 'p2', 'free'))
    expect(told.state().constraints).toEqual([])
  })

  it('throws a pairing away that nobody has seen, and says so', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    expect(told.does(constrain('p1', 'p2', 'forbidden'))).toEqual([
      { code: 'pairing-discarded', round: 1 },
    ])
    expect(told.state().rounds).toEqual([])
  })

  it.each([
    ['somebody unknown', constrain('p1', 'nobody', 'fixed'), { code: 'unknown-player' }],
    ['one player twice', constrain('p1', 'p1', 'fixed'), { code: 'plays-self', player: 'p1' }],
    ['no reason', constrain('p1', 'p2', 'fixed', ' '), { code: 'reason-needed' }],
    ['nothing to free', constrain('p1', 'p2', 'free'), { code: 'pair-not-constrained' }],
    ['a second fixed opponent', constrain('p4', 'p1', 'fixed'), { code: 'paired-twice' }],
  ] as const)('refuses %s', (_, command, refusal) => {
    const told = story()
    told.does(constrain('p3', 'p4', 'fixed'))
    expect(told.refuses(command)).toMatchObject(refusal)
  })

  it('is not for a judge to say', () => {
    const told = story()
    expect(told.refuses(constrain('p1', 'p2', 'fixed'), role('judge')).code).toBe('not-allowed')
  })
})
