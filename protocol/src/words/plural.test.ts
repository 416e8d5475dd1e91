import { describe, expect, it } from 'vitest'
import { plural } from './plural.ts'

const results = {
  one: '{{count}} wynik',
  few: '{{count}} wyniki',
  many: '{{count}} wyników',
  other: '{{count}} wyniku',
}

describe('plural', () => {
  it.each([
    [0, '0 wyników'],
    [1, '1 wynik'],
    [2, '2 wyniki'],
    [4, '4 wyniki'],
    [5, '5 wyników'],
    [12, '12 wyników'],
    [14, '14 wyników'],
    [21, '21 wyników'],
    [22, '22 wyniki'],
    [25, '25 wyników'],
    [101, '101 wyników'],
    [112, '112 wyników'],
    [1022, '1022 wyniki'],
    [1.5, '1,5 wyniku'],
  ])('counts %d in Polish', (n, text) => {
    expect(plural('pl', n, results)).toBe(text)
  })

  it.each([
    [0, '0 results', '0 Ergebnisse'],
    [1, '1 result', '1 Ergebnis'],
    [2, '2 results', '2 Ergebnisse'],
    [21, '21 results', '21 Ergebnisse'],
    [1.5, '1.5 results', '1,5 Ergebnisse'],
  ])('counts %d in English and German', (n, english, german) => {
    expect(plural('en', n, { one: '{{count}} result', other: '{{count}} results' })).toBe(english)
    expect(plural('de', n, { one: '{{count}} Ergebnis', other: '{{count}} Ergebnisse' })).toBe(
      german,
    )
  })

  it('takes the words for nothing where there are some', () => {
    expect(plural('en', 0, { zero: 'nobody', one: 'one', other: 'many' })).toBe('nobody')
    expect(plural('pl', 0, { ...results, zero: 'nic' })).toBe('nic')
    expect(plural('pl', 5, { ...results, zero: 'nic' })).toBe('5 wyników')
  })
})
