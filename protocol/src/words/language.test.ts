import { describe, expect, it } from 'vitest'
import { isLanguage, languageFrom, languages } from './language.ts'

describe('languageFrom', () => {
  it.each([
    [undefined, 'en'],
    [null, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['pl-PL', 'pl'],
    ['DE-at', 'de'],
    ['pl,en;q=0.8', 'pl'],
    ['fr-FR, de;q=0.7, en;q=0.3', 'de'],
    ['en;q=0.3, pl;q=0.9', 'pl'],
    ['en; q=0.5, de; Q=0.6', 'de'],
    ['de;q=0, pl;q=0.1', 'pl'],
    ['de;q=0', 'en'],
    ['de;q=much, pl;q=0.2', 'pl'],
    ['de;q=7, pl;q=0.2', 'pl'],
    ['de;q=0.5, pl;q=0.5', 'de'],
    ['fr, *;q=0.5', 'en'],
    ['*, de;q=0.5', 'en'],
    ['tlh', 'en'],
    [';;,,', 'en'],
  ] as const)('reads %j as %s', (header, language) => {
    expect(languageFrom(header)).toBe(language)
  })
})

describe('isLanguage', () => {
  it('knows exactly the three', () => {
    expect(languages.map(isLanguage)).toEqual([true, true, true])
    expect(['fr', 'EN', '', 'toString', undefined, null, 1].map(isLanguage)).not.toContain(true)
  })
})
