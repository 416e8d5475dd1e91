import type { StagePlan } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { planText } from './plan-text.ts'

const swiss = (rounds: number | null, cut: number | null = null): StagePlan => ({
  kind: 'swiss',
  rounds,
  cut,
})
const elimination = (cut: number | null): StagePlan => ({ kind: 'elimination', rounds: null, cut })

describe('planText', () => {
  it('puts the stages of a day in a row', () => {
    const stages = [swiss(5), elimination(8)]
    expect(planText('en', stages)).toBe('5 Swiss rounds, cut to the Top 8, elimination rounds')
    expect(planText('de', stages)).toBe(
      '5 Schweizer Runden, Schnitt auf die Top-8, K.\u00a0o.-Runden',
    )
    expect(planText('pl', stages)).toBe('5 rund szwajcarskich, odcięcie do Top 8, rundy pucharowe')
  })

  it.each([
    [
      'double-elimination',
      'double elimination rounds',
      'Doppel-K.o.-Runden',
      'rundy podwójnej eliminacji',
    ],
    ['final-match', 'final match', 'Final-Begegnung', 'mecz finałowy'],
  ] as const)('ends a plan with %s', (kind, en, de, pl) => {
    const stages = [swiss(4), { kind, rounds: null, cut: 2 }]
    expect(planText('en', stages)).toBe(`4 Swiss rounds, cut to the Top 2, ${en}`)
    expect(planText('de', stages)).toBe(`4 Schweizer Runden, Schnitt auf die Top-2, ${de}`)
    expect(planText('pl', stages)).toBe(`4 rundy szwajcarskie, odcięcie do Top 2, ${pl}`)
  })

  it('counts only rounds that are fixed', () => {
    expect(planText('en', [swiss(null)])).toBe('Swiss rounds')
    expect(planText('en', [elimination(null)])).toBe('elimination rounds')
  })

  it.each([
    [1, '1 runda szwajcarska'],
    [3, '3 rundy szwajcarskie'],
    [7, '7 rund szwajcarskich'],
  ])('counts %d rounds in Polish', (rounds, words) => {
    expect(planText('pl', [swiss(rounds)])).toBe(words)
  })
})
