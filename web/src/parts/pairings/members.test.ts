import { expect, it } from 'vitest'
import { sideName } from './members.ts'

it('a team stands with its people, whoever plays alone by the name', () => {
  expect(sideName({ name: 'Zwei Brüder', members: ['Ana Lis', 'Bo K.'] })).toBe(
    'Zwei Brüder (Ana Lis / Bo K.)',
  )
  expect(sideName({ name: 'Ana L.', members: [] })).toBe('Ana L.')
  expect(sideName({ name: 'Ana L.' })).toBe('Ana L.')
})
