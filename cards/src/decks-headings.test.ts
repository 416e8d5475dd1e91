import { describe, expect, it } from 'vitest'
import { decksOf, judged, numbersIn, read } from './decks.suite.ts'

const nine = '1\n2\n3\n5\n6\n7\n8\n9\n10'
const about = (text: string) =>
  read(text).lines.flatMap(({ is, text: said }) => (is === 'about' ? [said] : []))
const affiliations = (text: string) =>
  decksOf(text).map(({ affiliations: own }) => own.map(({ name }) => name).join('+'))

describe('a line that is no set', () => {
  it.each([
    `My Jedi deck\nAffiliation: Jedi\n${nine}`,
    `Store championship 2014\nJedi\n${nine}`,
    `My deck of nine\nby Ada\nObjectives:\n${nine}`,
    `My deck of nine\nJedi: ${nine.replaceAll('\n', ', ')}`,
    `Light Side\nJedi\n${nine.replace('9\n10', 'Neutral\n9\n10')}`,
    `Light Side\nJedi\n${nine.replace('9\n10', 'Neutral sets (2):\n9\n10')}`,
    `Deck 1\nLight Side\nJedi\n${nine}`,
    `Deck 2\nAffiliation: Jedi\n${nine}`,
    `Helle Seite der Macht\nJedi\n${nine}`,
    `Light Side of the Force\nJedi\n${nine}`,
  ])('does not make ten of nine sets: %j', (text) => {
    expect(numbersIn(text)).toEqual([['light', nine.replaceAll('\n', ' ')]])
    expect(judged(read(text).list).filter((found) => found.startsWith('too-few-sets'))).toEqual([
      expect.stringContaining('too-few-sets'),
    ])
  })

  it('is told of as one', () => {
    expect(about('My Jedi deck\nAffiliation: Jedi\n1')).toEqual(['My Jedi deck'])
    expect(about('Jedi\n1\nNeutrale Einsatzsets\n9')).toEqual(['Neutrale Einsatzsets'])
  })

  it('is a set that nobody knows where no heading is below it, or a set above it', () => {
    const unknown = (text: string) => read(text).lines.filter(({ is }) => is === 'unknown')
    expect(unknown('Jedi\nA Voyage to Dagobah\n1')).toHaveLength(1)
    expect(unknown('1\nA Voyage to Dagobah\nAffiliation: Jedi')).toHaveLength(1)
    expect(unknown('A Voyage to Dagobah\n1\n2')).toHaveLength(1)
  })
})

it('a side of the Force opens its deck in every language', () => {
  for (const [light, dark] of [
    ['Light Side of the Force', 'Dark Side of the Force'],
    ['Helle Seite der Macht', 'Dunkle Seite der Macht'],
    ['Jasna strona Mocy', 'Ciemna strona Mocy'],
  ]) {
    expect(numbersIn(`${light}\n1\nFoo\n${dark}: 21\nBar`).map(([side]) => side)).toEqual([
      'light',
      'dark',
    ])
  }
})

it('an affiliation may have its numbers behind it without a sign', () => {
  const text = 'LS: Jedi 1,1,2,2\nDS: Sith 19,19'
  expect(affiliations(text)).toEqual(['Jedi', 'Sith'])
  expect(numbersIn(text)).toEqual([
    ['light', '1 1 2 2'],
    ['dark', '19 19'],
  ])
  expect(numbersIn('Rebel Alliance 11 12\nImperial Navy #31')).toEqual([
    ['light', '11 12'],
    ['dark', '31'],
  ])
})

describe('side and affiliation in one line', () => {
  it.each([
    ['LS Jedi: 1 1 2', 'Jedi', 'light', '1 1 2'],
    ['Light Side\nLS Jedi: 1 1 2', 'Jedi', 'light', '1 1 2'],
    ['Jedi (Light)\n1, 1, 2', 'Jedi', 'light', '1 1 2'],
    ['Light: Jedi - 1, 1, 2', 'Jedi', 'light', '1 1 2'],
    ['Light Side - Jedi (3 sets)\n1\n1\n2', 'Jedi', 'light', '1 1 2'],
    ['Jedi light side deck\n2x 1\n2', 'Jedi', 'light', '1 1 2'],
    ['Imperial Navy - Dark\n26 26 27', 'Imperial Navy', 'dark', '26 26 27'],
    ['Sith/Dunkle Seite: 19, 19, 20', 'Sith', 'dark', '19 19 20'],
  ])('is no set more, and what is behind it is not lost: %j', (text, affiliation, side, sets) => {
    expect(affiliations(text)).toEqual([affiliation])
    expect(numbersIn(text)).toEqual([[side, sets]])
  })

  it('begins the second deck as well', () => {
    const text = 'LS Jedi: 1 1 2\nDS Sith: 19 19 20'
    expect(affiliations(text)).toEqual(['Jedi', 'Sith'])
    expect(numbersIn(text)).toEqual([
      ['light', '1 1 2'],
      ['dark', '19 19 20'],
    ])
  })
})
