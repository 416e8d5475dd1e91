import { playerId } from '@topcut/engine'
import { refusalSentence, warningSentence } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { ruledPieces } from './ruled-pieces.ts'

describe('a sentence that names a rule', () => {
  it('is cut where the rule stands, so that it opens there', () => {
    expect(ruledPieces('Too much. (XWEN-21) And late. (LCG-29)')).toEqual([
      { text: 'Too much. ', rule: 'XWEN-21' },
      { text: ' And late. ', rule: 'LCG-29' },
      { text: '' },
    ])
  })

  it('is left as it is where it names none', () => {
    expect(ruledPieces('Round 3 (UTC-5) is published.')).toEqual([
      { text: 'Round 3 (UTC-5) is published.' },
    ])
  })

  it('is found in every refusal and warning that has a rule', () => {
    const refused = refusalSentence('de', { code: 'reason-needed', rule: 'XWEN-17' })
    const players = [playerId('a'), playerId('b')] as const
    const warned = warningSentence('pl', { code: 'rematch', players, rule: 'IA-40' })
    expect(ruledPieces(refused).map(({ rule }) => rule)).toContain('XWEN-17')
    expect(ruledPieces(warned).map(({ rule }) => rule)).toContain('IA-40')
  })
})
