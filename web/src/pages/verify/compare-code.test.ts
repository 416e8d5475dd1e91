import { describe, expect, it } from 'vitest'
import { compareCode } from './compare-code.ts'

const codes = ['AAAABBBBCCCCDDDD', '', 'AAAAXXXXCCCCDDDD', 'R5KD8WQN2TFMV3HX']

describe('a code typed off a sheet', () => {
  it.each([
    ['', { kind: 'nothing' }],
    ['  - ', { kind: 'nothing' }],
    ['r', { kind: 'same', letters: 1, isWhole: false }],
    ['R5KD 8W', { kind: 'same', letters: 6, isWhole: false }],
    ['r5kd-8wqn-2tfm-v3hx', { kind: 'same', letters: 16, isWhole: true }],
    ['R5KD 8WQN 2TFM V3HXX', { kind: 'too-long' }],
    ['R5KE', { kind: 'differs', letter: 4 }],
    // Three letters may be those of any entry.
    ['AAA', { kind: 'differs', letter: 1 }],
    ['AAAA', { kind: 'older', entry: 3, isWhole: false }],
    ['aaaa bbbb cccc dddd', { kind: 'older', entry: 1, isWhole: true }],
    ['AAAA BBBB CCCC DDDX', { kind: 'differs', letter: 1 }],
  ])('%s', (typed, expected) => {
    expect(compareCode(codes, typed)).toEqual(expected)
  })

  it('is compared with nothing where the record has no code', () => {
    expect(compareCode([''], 'R5')).toEqual({ kind: 'differs', letter: 1 })
  })
})
