import { expect, it } from 'vitest'
import { prizeLines, prizesTyped } from './prizes.ts'

it.each([
  ['trophy\ndice', { 1: 'trophy', 2: 'dice' }],
  ['trophy\n\ndice', { 1: 'trophy', 3: 'dice' }],
  ['1: trophy\n2-4: dice\ncard', { 1: 'trophy', 2: 'dice', 3: 'dice', 4: 'dice', 5: 'card' }],
  ['', {}],
  ['8. a map', { 8: 'a map' }],
])('prizes typed as %j', (text, prizes) => {
  expect(Object.fromEntries(prizesTyped(text))).toEqual(prizes)
})

it('what the settings say can be won goes to its places, and a prize for everyone to none', () => {
  const prizes = [
    { for: '1st', what: 'a trophy' },
    { for: '2nd – 4th', what: 'a ruler' },
    { for: 'everyone', what: 'a card' },
  ]
  expect(prizeLines({ prizes })).toBe('1: a trophy\n2-4: a ruler')
  expect(prizeLines({})).toBe('')
})
