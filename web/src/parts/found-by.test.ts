import { describe, expect, it } from 'vitest'
import { isFoundBy, rankOf } from './found-by.ts'

describe('finding', () => {
  it.each([
    ['', 'Ana Lis', 0],
    ['ana', 'Ana Lis', 0],
    ['ANA  L', 'Ana Lis', 0],
    ['lis', 'Ana Lis', 1],
    ['lis ana', 'Ana Lis', 1],
    ['is', 'Ana Lis', 2],
    ['bo', 'Ana Lis', null],
    ['wisniewska', 'Małgorzata Dębska-Wiśniewska', 1],
    ['malg deb', 'Małgorzata Dębska-Wiśniewska', 1],
    ['strasse', 'Straße', 0],
  ])('“%s” in “%s”: %s', (query, text, rank) => {
    expect(rankOf(query, text)).toBe(rank)
  })

  it('needs every word that was typed', () => {
    expect(isFoundBy('ana kern', 'Ana Lis')).toBe(false)
    expect(isFoundBy('ana l', 'Ana Lis')).toBe(true)
  })
})
