import { describe, expect, it } from 'vitest'
import { nameOrder } from './name-order.ts'

const sorted = (names: readonly string[], language = 'en', inTeams = false) => {
  const { compare } = nameOrder(language, inTeams)
  // Whatever order they come in.
  const given = names.toSorted((a, b) => (a < b ? 1 : -1)).map((name) => ({ name }))
  return given.toSorted(compare).map(({ name }) => name)
}

describe('a list of names', () => {
  it.each([
    ['by surname, not by first name', ['Zoe Adler', 'Bo Kern', 'Ana Lis']],
    ['then by first names', ['Ana Kern', 'Bo Kern', 'Bo Maria Kern', 'Bo Zoe Kern']],
    [
      'a particle does not count',
      ['Ludwig van Beethoven', 'Ana Berg', 'Otto von der Heide', 'Vin Vogt'],
    ],
    ['a double name by its first half', ['Max Scholl', 'Maria Skłodowska-Curie', 'Al Zorn']],
    ['who has one name by that one', ['Zoe Oll', 'Platon', 'Ana Quint']],
    ['as it is written with a comma', ['Bo Kern', 'Kern, Cid', 'Dot Kern']],
    ['titles and additions do not count', ['Zoe Abel', 'Dr. Hans Meier jun.', 'Ana Nau']],
    [
      'where two share it by their numbers',
      ['Jan Kern (#2)', 'Jan Kern (#11)', 'Jana Kern', 'Ana Kerner'],
    ],
    ['who was erased by the number', ['#2', '#11', 'Ana Lis']],
  ])('%s', (_, names) => {
    expect(sorted(names)).toEqual(names)
  })

  it('in three scripts, each together', () => {
    const names = ['Zoe Adler', 'Łucja Żak', 'Ζωή Αλεξίου', 'Анна Белова', 'Борис Яшин']
    expect(sorted(names, 'pl')).toEqual(names)
  })

  it('by the alphabet of the reader', () => {
    const names = ['Ana Lzak', 'Ana Łabuda']
    expect(sorted(names, 'pl')).toEqual(names)
    expect(sorted(names, 'en')).toEqual(names.toReversed())
    expect(sorted(['Bo Öhm', 'Bo Ohn'], 'de')).toEqual(['Bo Öhm', 'Bo Ohn'])
  })

  it('by what is shown: the letters that a short name hides move it nowhere', () => {
    // Kafka, Kern and Kolb: in the order of their first names, whatever the rest is.
    expect(sorted(['Ana K.', 'Bo K.', 'Franz K.', 'Zoe L.'])).toEqual([
      'Ana K.',
      'Bo K.',
      'Franz K.',
      'Zoe L.',
    ])
    expect(sorted(['Zoe K.', 'Ana Kern'])).toEqual(['Zoe K.', 'Ana Kern'])
  })

  it('a team by its whole name', () => {
    const teams = ['Alpha Zwei', 'Roter Bund', 'Zwei Brüder']
    expect(sorted(teams, 'de', true)).toEqual(teams)
    const { compare } = nameOrder('de')
    const [two, red] = teams.slice(1).map((name) => ({ name, members: ['Ana Lis', 'Bo Kern'] }))
    expect(compare(two ?? expect.fail(), red ?? expect.fail())).toBeLessThan(0)
  })

  it('is looked up with the surname first', () => {
    const { lookedUp } = nameOrder('en')
    const names = ['Ana Lis', 'Otto von der Heide', 'Franz K. (#3)', 'Platon', '#7']
    expect(names.map((name) => lookedUp({ name }))).toEqual([
      'Lis Ana',
      'Heide Otto von der',
      'K. Franz',
      'Platon',
      '#7',
    ])
    expect(nameOrder('en', true).lookedUp({ name: 'Red Squadron' })).toBe('Red Squadron')
  })
})
