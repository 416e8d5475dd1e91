import { expect, it } from 'vitest'
import { overlayAsked, overlayFragment } from './overlay-asked.ts'

const whole = { table: null, hasLists: true, hasStanding: true, isAtTop: false }

it.each([
  ['', whole],
  ['12', { ...whole, table: 12 }],
  ['no-lists', { ...whole, hasLists: false }],
  [
    '12,no-lists,no-standing,top',
    { table: 12, hasLists: false, hasStanding: false, isAtTop: true },
  ],
])('the address of an overlay asks for it: %s', (fragment, asked) => {
  expect(overlayAsked(fragment)).toEqual(asked)
  expect(overlayFragment(asked)).toBe(fragment)
})

it.each(['0', '-1', '1.5', '12345', 'standings', ',,'])(
  'what says nothing is not heard: %s',
  (text) => {
    expect(overlayAsked(text)).toEqual(whole)
  },
)
