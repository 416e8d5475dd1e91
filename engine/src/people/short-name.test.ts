import { describe, expect, it } from 'vitest'
import { shortName } from './short-name.ts'

describe('a short name', () => {
  it.each([
    ['Franz Kafka', 'Franz K.'],
    ['  Franz   Kafka ', 'Franz K.'],
    ['Johann Wolfgang Goethe', 'Johann G.'],
    ['Ludwig van Beethoven', 'Ludwig B.'],
    ['Otto von der Heide', 'Otto H.'],
    ['Maria Skłodowska-Curie', 'Maria S.'],
    ['Anna-Lena Öztürk', 'Anna-Lena Ö.'],
    ['Łukasz Żak', 'Łukasz Ż.'],
    ['Ewa Świątek', 'Ewa Ś.'],
    // Written with a letter and a mark of its own, as some keyboards do.
    ['Ewa S\u0301wia\u0328tek', 'Ewa Ś.'],
    ['Dr. Hans Meier', 'Hans M.'],
    ['Hans Meier jun.', 'Hans M.'],
    ['Hans Meier junior', 'Hans M.'],
    ['franz kafka', 'franz K.'],
    ['Platon', 'Platon'],
    ['Dr. Platon', 'Dr. Platon'],
    ['Franz K.', 'Franz K.'],
    ['𝒜da 𝒵use', '𝒜da 𝒵.'],
    ['J. R. R. Tolkien', 'J. T.'],
    ['Kern, Bo', 'Bo K.'],
    ['', ''],
  ])('of %s is %s', (name, short) => {
    expect(shortName(name)).toBe(short)
  })
})
