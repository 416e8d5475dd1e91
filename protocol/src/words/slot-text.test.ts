import { expect, it } from 'vitest'
import { slotText } from './slot-text.ts'

it('a place for an upgrade has a word, and a strange one its own', () => {
  expect(slotText('en', 'Elite')).toBe('elite talent')
  expect(slotText('de', 'Salvaged Astromech')).toBe('Ausgedienter Astromechdroide')
  expect(slotText('pl', 'Turret')).toBe('wieżyczka')
  expect(slotText('pl', 'Saddle')).toBe('Saddle')
})
