import { expect, it } from 'vitest'
import { prizesTyped } from './prizes.ts'

it.each([
  ['trophy\ndice', { 1: 'trophy', 2: 'dice' }],
  ['trophy\n\ndice', { 1: 'trophy', 3: 'dice' }],
  ['1: trophy\n2-4: dice\ncard', { 1: 'trophy', 2: 'dice', 3: 'dice', 4: 'dice', 5: 'card' }],
  ['', {}],
  ['8. a map', { 8: 'a map' }],
])('prizes typed as %j', (text, prizes) => {
  expect(Object.fromEntries(prizesTyped(text))).toEqual(prizes)
})
