import { expect, it, vi } from 'vitest'
import { programWords } from './program-words.ts'

it('speaks the language asked for, before the terminal’s own', () => {
  vi.stubEnv('LC_ALL', 'pl_PL.UTF-8')
  expect(programWords('de').keptIn('here')).toBe('Alles wird gespeichert in here')
  expect(programWords().keptIn('here')).toBe('Wszystko jest zapisywane w here')
  expect(programWords('fr').keptIn('here')).toBe('Wszystko jest zapisywane w here')
})
