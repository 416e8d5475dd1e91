import { expect, it } from 'vitest'
import { isUntouched, type ListDraft } from './list-draft.ts'

it('nothing is wrong with a list before anything is typed, as text too', () => {
  const form: ListDraft['form'] = { kind: 'decks', decks: [], members: [] }
  expect(isUntouched(null, null)).toBe(true)
  expect(isUntouched(null, { kind: 'text', text: 'Wedge' })).toBe(false)
  expect(isUntouched({ as: 'text', form, text: ' \n' }, null)).toBe(true)
  expect(isUntouched({ as: 'text', form, text: 'Wedge' }, null)).toBe(false)
  expect(isUntouched({ as: 'form', form, text: '' }, null)).toBe(false)
})
