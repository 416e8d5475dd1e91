import { describe, expect, it } from 'vitest'
import { decks, setOf } from './decks.suite.ts'

const { sets, products, affiliations } = decks
const numbers = Array.from({ length: 284 }, (_, index) => index + 1)

describe('the catalogue of sets', () => {
  it('has the sets 1 to 284, none missing and none twice', () => {
    expect(sets.map(({ number }) => number)).toEqual(numbers)
    expect(new Set(sets.map(({ name }) => name)).size).toBe(284)
  })

  it('has six cards in each, the objective first', () => {
    expect(sets.filter(({ cards }) => cards.length !== 6)).toEqual([])
    const others = sets.filter(
      ({ name, octgn, cards: [first, ...rest] }) =>
        first?.title !== name ||
        first.octgn !== octgn ||
        first.type !== 'Objective' ||
        rest.some(({ type }) => type === 'Objective'),
    )
    expect(others).toEqual([])
  })

  it('has every id of a card once', () => {
    const ids = sets.flatMap(({ cards }) => cards.map(({ octgn }) => octgn))
    expect(new Set(ids).size).toBe(284 * 6)
  })

  it('binds 35 sets to their affiliation, and leaves 27 but once in a deck', () => {
    const locked = sets.filter((set) => set.locked === true)
    expect(locked).toHaveLength(35)
    expect(locked.filter(({ affiliation }) => affiliation === undefined)).toEqual([])
    expect(sets.filter(({ most }) => most === 1)).toHaveLength(27)
    expect(sets.filter(({ most = 1 }) => most !== 1)).toEqual([])
  })

  it('names only products and affiliations that it has, of the same side', () => {
    const known = new Set(products.map(({ id }) => id))
    expect(products).toHaveLength(41)
    expect(sets.filter(({ product }) => !known.has(product))).toEqual([])
    const strangers = sets.filter(
      ({ affiliation, side }) =>
        affiliation !== undefined &&
        affiliations.find(({ name }) => name === affiliation)?.side !== side,
    )
    expect(strangers).toEqual([])
  })

  it('has three affiliations of each side, and sets that are of none', () => {
    const of = (side: string) => affiliations.filter((one) => one.side === side)
    expect([of('light').length, of('dark').length]).toEqual([3, 3])
    expect(sets.filter(({ affiliation }) => affiliation === undefined)).toHaveLength(21)
    expect(setOf(17)).toMatchObject({ name: 'Tribal Support', most: 1 })
  })
})
