import { expect, it } from 'vitest'
import { fragmentNames } from './fragment-names.ts'

it('names headings as code hosts do, the second of a name with a number', () => {
  const nameOf = fragmentNames()
  expect(nameOf('What cannot be checked?')).toBe('what-cannot-be-checked')
  expect(nameOf('`check`')).toBe('check')
  expect(nameOf('Check')).toBe('check-1')
  expect(nameOf('Kto z kim gra i dlaczego: żółw')).toBe('kto-z-kim-gra-i-dlaczego-żółw')
  expect(nameOf('A – B')).toBe('a--b')
})
