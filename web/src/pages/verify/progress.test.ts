import type { CheckedRound, VerifyStep } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { beginning, doneOf, withStep } from './progress.ts'

const round = (number: number, redrawn = true): VerifyStep => ({
  step: 'round',
  round: { round: number, redrawn, tables: 4 } as CheckedRound,
  of: 2,
})

describe('how far a check has come', () => {
  const steps: readonly VerifyStep[] = [
    { step: 'chain', entries: 9, problems: 0 },
    round(1),
    round(2),
    { step: 'results', results: 8 },
    { step: 'standings', places: 8, agrees: true },
  ]
  const all = steps.reduce((before, step) => withStep(before, step, 10), beginning)

  it('keeps what each step said and how long it took', () => {
    expect(all).toMatchObject({
      whole: { isSound: true, took: 10 },
      roundsTook: 20,
      counted: { results: 8, took: 10 },
      placed: { agrees: true, took: 10 },
      took: 50,
      status: 'working',
    })
    expect(all.rounds.map((one) => one.round)).toEqual([1, 2])
  })

  it('grows with every step up to the whole', () => {
    const shares = steps.map((_, n) =>
      doneOf(
        steps.slice(0, n + 1).reduce((before, step) => withStep(before, step, 1), beginning),
        2,
      ),
    )
    expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1])
  })

  it('counts a round that was drawn again as it came out last', () => {
    const twice = withStep(withStep(beginning, round(1, false), 1), round(1), 1)
    expect(twice.rounds).toEqual([expect.objectContaining({ round: 1, redrawn: true })])
  })
})
