import { describe, expect, it } from 'vitest'
import { slipCode } from './slip-code.ts'

describe('the code of a slip', () => {
  it.each([
    ['131-7', { event: null, short: null, match: '131-7' }],
    [' 131-7 ', { event: null, short: null, match: '131-7' }],
    [
      'http://192.168.0.7:8080/events/v0k3/match/131-7',
      { event: 'v0k3', short: null, match: '131-7' },
    ],
    [
      'https://elsewhere.example/events/v0k3/match/131-7/',
      { event: 'v0k3', short: null, match: '131-7' },
    ],
    [
      '/192.168.0.7:8080/events/v0-k3/match/131-12',
      { event: 'v0-k3', short: null, match: '131-12' },
    ],
    [
      'httpÖ--192.168.0.7Ö8080-events-v0k3-match-131ß7',
      { event: 'v0k3', short: null, match: '131-7' },
    ],
    ['HTTP://192.168.0.7:8080/J/K4R7N-131-7', { event: null, short: 'K4R7N', match: '131-7' }],
    ['httpÖ--192.168.0.7Ö8080-j-k4r7nß131ß7', { event: null, short: 'K4R7N', match: '131-7' }],
    ['131', null],
    ['7 100 60', null],
    ['ana lis', null],
    ['http://192.168.0.7:8080/events/v0k3/public', null],
    ['', null],
  ])('%s', (query, expected) => {
    expect(slipCode(query)).toEqual(expected)
  })
})
