import { regulationOf } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { printWords } from '../../../words/print.ts'
import { byHandRules } from './by-hand-rules.ts'

const rulesBy = (id: string, stage: 'swiss' | 'elimination', round: number) => {
  const regulation = regulationOf(id)
  if (regulation === null) throw new Error(id)
  const told = byHandRules(regulation, stage, round, 'casual', printWords('en'))
  return told.flatMap(({ rules }) => rules)
}

describe('pairing by hand', () => {
  it('[XWDE-68] later rounds go by points groups, the first by lot', () => {
    expect(rulesBy('x-wing/de', 'swiss', 3)).toContain('XWDE-68')
    expect(rulesBy('x-wing/de', 'swiss', 1)).toContain('XWDE-67')
    expect(rulesBy('x-wing/de', 'swiss', 1)).not.toContain('XWDE-68')
  })

  it('[LCG-34] the card game folds its groups', () => {
    expect(rulesBy('card-game/de-2014', 'swiss', 2)).toContain('LCG-34')
  })

  it('tells about the bracket once it is played', () => {
    const rules = rulesBy('x-wing/de', 'elimination', 6)
    expect(rules).toContain('XWDE-76')
    expect(rules).not.toContain('XWDE-68')
  })
})
