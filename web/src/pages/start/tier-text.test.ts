import { expect, it } from 'vitest'
import { tierText } from './tier-text.ts'

it('a tier is called as the document of its event calls it, side by side in one list', () => {
  expect(tierText('de', 'card-game/de-2014', 'competitive')).toBe('kompetitiv')
  expect(tierText('de', 'imperial-assault/de-2.2.1', 'competitive')).toBe('formal')
  expect(tierText('de', 'written by a later version', 'competitive')).toBe('formal')
})
