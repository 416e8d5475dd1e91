import { expect, it } from 'vitest'
import { dayText } from './day-text.ts'

it.each([
  ['en', '3 October 2015'],
  ['de', '3. Oktober 2015'],
  ['pl', '3 października 2015'],
] as const)('writes a day in %s', (language, text) => {
  expect(dayText(language, '2015-10-03')).toBe(text)
})

it('shows what is no day as it is', () => {
  expect(dayText('en', 'some day')).toBe('some day')
})
