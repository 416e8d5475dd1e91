import { expect, it } from 'vitest'
import { story } from '../../../testing/story.ts'

it.each(['opponents', 'everybody', 'leaders'] as const)('open-lists to %s', (to) => {
  const told = story()
  expect(told.state().listsOpenTo).toBe('leaders')
  expect(told.facts({ kind: 'open-lists', to })).toEqual([{ kind: 'lists-opened', to }])
  expect(told.state().listsOpenTo).toBe(to)
})
