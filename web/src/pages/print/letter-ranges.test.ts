import { describe, expect, it } from 'vitest'
import { letterRanges } from './letter-ranges.ts'

describe('the letters of a leaf', () => {
  it.each([
    [[['Ana Lis', 'Ben Kern']], ['A – B']],
    [[['Ana Lis', 'Ana Nowak']], ['A']],
    [
      [
        ['Ana Lis', 'Kerstin Vogt'],
        ['Kim Wu', 'Żaneta Dębska'],
      ],
      ['A – Ke', 'Ki – Ż'],
    ],
    [
      [
        ['Ana Lis', 'Jan Nowak'],
        ['Jan Nowak (#9)', 'Jan Zak'],
      ],
      ['A – Jan Nowak', 'Jan Nowak – J'],
    ],
    [
      [['Łukasz'], ['Mia']],
      ['Ł', 'M'],
    ],
    [[[]], ['']],
  ])('%j: %j', (leaves, ranges) => {
    expect(letterRanges(leaves)).toEqual(ranges)
  })
})
