import { type PublicRecord, shortCode } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { codesOf, compareCode } from './compare-code.ts'

const short = ['AAAABBBBCCCCDDDD', '', 'AAAAXXXXCCCCDDDD', 'R5KD8WQN2TFMV3HX']
const whole = ['A1', '', 'B2', 'C3'].map((two) => two.repeat(32))
const codes = { short, whole }

describe('a code typed off a sheet', () => {
  it.each([
    ['', { kind: 'nothing' }],
    ['  - ', { kind: 'nothing' }],
    ['r', { kind: 'same', letters: 1, isWhole: false }],
    ['R5KD 8W', { kind: 'same', letters: 6, isWhole: false }],
    ['r5kd-8wqn-2tfm-v3hx', { kind: 'same', letters: 16, isWhole: true }],
    ['R5KD–8WQN‑2TFM—V3HX', { kind: 'same', letters: 16, isWhole: true }],
    ['R5KD 8WQN 2TFM V3HXX', { kind: 'too-long' }],
    ['c3'.repeat(32), { kind: 'same', letters: 64, isWhole: true }],
    ['a1'.repeat(32), { kind: 'older', entry: 1, isWhole: true }],
    [`${'c3'.repeat(31)}c4`, { kind: 'differs', letter: 64 }],
    ['c3'.repeat(31), { kind: 'too-long' }],
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
    expect(compareCode({ short: [''], whole: [''] }, 'R5')).toEqual({ kind: 'differs', letter: 1 })
  })

  it('is held against the code and the hash of every entry that has one', () => {
    const hash = '0123456789abcdef'.repeat(4)
    const entries = [{ hash: 'none' }, { hash }] as unknown as PublicRecord['entries']
    const own = codesOf({ entries } as PublicRecord)
    for (const typed of [shortCode(hash), hash, ` ${hash.toUpperCase()}`]) {
      expect(compareCode(own, typed)).toMatchObject({ kind: 'same', isWhole: true })
    }
  })
})
