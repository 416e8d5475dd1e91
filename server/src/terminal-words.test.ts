import { describe, expect, it } from 'vitest'
import { terminalLanguage } from './terminal-words.ts'

describe('the language of the terminal', () => {
  it.each([
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LANG: 'pl_PL.UTF-8', LC_ALL: '' }, 'pl'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'de_DE@euro' }, 'de'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'C' }, 'en'],
  ])('%j: %s', (settings, language) => expect(terminalLanguage(settings, 'pl')).toBe(language))

  it.each([
    ['de-DE', 'de'],
    ['pl', 'pl'],
    ['en-US', 'en'],
    ['fr-FR', 'en'],
  ])('is that of the machine where nothing is set: %s', (locale, language) => {
    expect(terminalLanguage({}, locale)).toBe(language)
    expect(terminalLanguage({ LC_ALL: '', LANG: '' }, locale)).toBe(language)
  })
})
