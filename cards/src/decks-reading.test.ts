import { describe, expect, it } from 'vitest'
import {
  asPrinted,
  putCard,
  readList,
  suggestCards,
  writeList,
} from '../../engine/src/cards/list-cards.ts'
import type { SquadList } from '../../engine/src/vocabulary/squad-list.ts'
import { decks, decksOf, numbersIn, read, setOf } from './decks.suite.ts'

const affiliations = (text: string) =>
  decksOf(text).map(({ affiliations: own }) => own.map(({ name }) => name).join('+'))
const unknown = (text: string) =>
  read(text).lines.flatMap((line) =>
    line.is === 'unknown' ? [[line.text, line.nearest.map(({ name }) => name)] as const] : [],
  )
const guessed = (text: string) =>
  read(text).lines.flatMap(({ is, nearest: [first] }) => (is === 'guessed' ? [first?.name] : []))

describe('decks in a text', () => {
  it.each([
    ['a line each', 'Light Side\n1\n2\nDark Side\n21\n22'],
    ['numbers in a row', 'Light: 1, 2\nDark: 21; 22'],
    ['without headings', '1, 2, 21, 22'],
    ['by affiliation', 'Jedi\n1 2\nSith\n21 22'],
    ['behind affiliations', 'Jedi: 1, 2\nSith: 21 22'],
    ['behind a side and an affiliation', 'Light side: Jedi: 1, 2\nDark side: Sith – 21; 22'],
    [
      'names',
      "Light Side\nA Hero's Journey\nIn You Must Go\nDark Side\nBlack Squadron Assault\n22",
    ],
    [
      'names with numbers',
      "Helle Seite\n1. A Hero's Journey\nIn You Must Go (#2)\nDunkle Seite\n#21\n22",
    ],
    [
      'names of another edition',
      'Helle Seite:\nHeldenreise (#1)\n#2\nDunkle Seite:\nSet 21\nSet 22',
    ],
    ['in Polish', 'Jasna strona\nZestaw 1\nZestaw 2\n\nCiemna strona\n• 21\n• 22'],
    [
      'misspelt',
      'Light\nA heros jorney\nIn you must goo\nDark\nBlak Squadron Asault\nThe Hart of the Empire',
    ],
    ['as Windows writes it', 'Light Side\r\n1\r\n2\r\n\r\nDark Side\r\n21\r\n22\r\n'],
    [
      'side and affiliation on a line',
      'Light side, affiliation: Jedi\n1\n2\nDunkle Seite, Fraktion: Sith\n21\n22',
    ],
    [
      'from a page',
      '<h3>Light Side</h3><ul><li>1</li><li>In You Must Go</li></ul>\n<p>Dark Side</p>21<br/>22',
    ],
    ['from a forum', '[b]Light Side[/b]\n[list][*]1[*]2[/list]\n[b]Dark Side[/b]\n*21*\n22'],
    ['under an address', 'https://example.org/decks/7\nLight Side\n1\n2\nDark Side\n21\n22'],
    ['decks by their affiliations', 'Jedi deck (light)\n1\n2\nSith Deck:\n21\n22'],
    ['with a title', 'My two decks\nLight Side\n1\n2\nDark Side\n21\n22\nTotal: 4'],
  ])('%s', (_, text) => {
    expect(numbersIn(text)).toEqual([
      ['light', '1 2'],
      ['dark', '21 22'],
    ])
    expect(unknown(text)).toEqual([])
  })

  it.each([
    ['2x 1', '1 1'],
    ['2 x 1', '1 1'],
    ['1 x2', '1 1'],
    ['2x#12', '12 12'],
    ['12x2', '12 12'],
    ['2x12', '12 12'],
    ["2 A Hero's Journey", '1 1'],
    ["A Hero's Journey x2", '1 1'],
    ["A Hero's Journey (x2)", '1 1'],
    ["A Hero's Journey (2x)", '1 1'],
    ["2× A Hero's Journey (#1)", '1 1'],
    ["1 A Hero's Journey", '1'],
    ['2 In You Must Go', '2'],
    ['2x 1, 12, 2x 4', '1 1 12 4 4'],
    ['The Secret of Yavin 4', '5'],
    ['The Secret of Yavin 4 x2', '5 5'],
  ])('copies: %s', (line, numbers) => {
    expect(numbersIn(`Light\n${line}`)).toEqual([['light', numbers]])
  })

  it.each([
    ['2 In You Must Go\n2 Forgotten Heroes', '2 2 3 3'],
    ["1 A Hero's Journey\n2 In You Must Go\n1 Forgotten Heroes", '1 2 2 3'],
    ['In You Must Go (2)\nForgotten Heroes (1)', '2 2 3'],
    ['2 In You Must Go\nForgotten Heroes (2)', '2 3 3'],
    ["1 A Hero's Journey\n2 In You Must Go\n3 Forgotten Heroes", '1 2 3'],
    ['2 In You Must Go\n12 Draw Their Fire', '2 12'],
    ['In You Must Go (2)', '2'],
    ['In You Must Go (2)\n2 Forgotten Heroes', '2 3 3'],
    ['2x In You Must Go (#2)\n2 Forgotten Heroes', '2 2 3 3'],
  ])('a number is a count where others are: %j', (lines, numbers) => {
    expect(numbersIn(`Light\n${lines}`)).toEqual([['light', numbers]])
  })

  it.each(['1-1', '1/2', '1.1', '1 - 2'])('%s is no set', (text) => {
    expect(unknown(`Light\n3\n${text}`)).toEqual([[text, []]])
    const { list } = read(`Light\n3\n${text}`)
    expect(asPrinted(decks, list)).toEqual(list)
  })

  it('has one name with a comma, however it is spelt', () => {
    expect(numbersIn("Light\nI Don't Like You, Either")).toEqual([['light', '240']])
    expect(numbersIn('Light\nI Dont like you, Eiter')).toEqual([['light', '240']])
  })

  it.each([
    ['Light Side\nAffiliation: Jedi\n1', ['Jedi']],
    ['Light Side – Jedi\n1', ['Jedi']],
    ['Light Side (Rebel Alliance)\n1', ['Rebel Alliance']],
    ['Helle Seite\nFraktion: Schmuggler und Spione\n1', ['Smugglers and Spies']],
    ['Ciemna strona\nPrzynależność: Szumowiny i nikczemnicy\n21', ['Scum and Villainy']],
    ['Dark\nAffiliation: Imperal Navy\n21', ['Imperial Navy']],
    ['Dark\nAffiliation: Pirates\n21', ['Pirates']],
    ['Jedi Deck\n1\nSith-Deck\n21', ['Jedi', 'Sith']],
    ['Jedi deck (light)\nAffiliation: Jedi\n1', ['Jedi']],
    ['Jedi: 1, 1, 2, 2\nSith: 19 19 20 20', ['Jedi', 'Sith']],
    ['Smugglers & Spies\n15\nScum & Villainy\n21', ['Smugglers and Spies', 'Scum and Villainy']],
    ['Light\nFraktion: Schmuggler & Spione\n15', ['Smugglers and Spies']],
    ['Jedi deck\nAffiliation: Rebel Alliance\n1', ['Rebel Alliance']],
  ])('affiliations: %s', (text, names) => {
    expect(affiliations(text)).toEqual(names)
  })

  it('is that of a team where a side has two decks; who plays which is not in it', () => {
    const { list } = read('Jedi\n1\nRebel Alliance\n11\nSith\n21\nImperial Navy\n31')
    expect(list).toMatchObject({
      kind: 'team-decks',
      decks: [
        { side: 'light', owner: null, teamMate: null },
        { side: 'light' },
        { side: 'dark' },
        { side: 'dark' },
      ],
    })
  })

  it('names what nobody knows, with the right set among the nearest three', () => {
    const [text, nearest] = unknown('Light\n1\nA Voyage to Dagobah\n2')[0] ?? []
    expect(text).toBe('A Voyage to Dagobah')
    expect(nearest).toContain('A Journey to Dagobah')
    expect(decksOf('Light\n1\nA Voyage to Dagobah')[0]?.objectives[1]).toMatchObject({
      name: 'A Voyage to Dagobah',
    })
    expect(unknown('Light\n1\n300')).toMatchObject([['300', { length: 3 }]])
  })

  it('takes one of two names that are as near for neither', () => {
    expect(guessed('Light\n1\nJourney')).toEqual([])
    expect(unknown('Light\n1\nJourney')).toHaveLength(1)
  })

  it.each(decks.sets.filter(({ number }) => number % 9 === 0))(
    'knows $name with a letter too few, one too many and two in the wrong order',
    ({ name, number }) => {
      const middle = Math.floor(name.length / 2)
      const swapped = `${name.slice(0, middle)}${name[middle + 1] ?? ''}${name[middle]}${name.slice(middle + 2)}`
      const texts = [name.slice(0, middle) + name.slice(middle + 1), `${name}e`, swapped]
      for (const text of texts) {
        expect(decksOf(`Light\n1\n${text}`)[0]?.objectives[1]?.set).toBe(`${number}`)
      }
    },
  )

  it.each([
    '',
    '\n\n',
    'Wedge Antilles (29)\nPredator',
    '{"faction":"rebel","pilots":[]}',
    '{',
    '[]',
  ])('is no text of decks: %j', (text) => {
    expect(readList(decks, text)).toBeNull()
  })

  it('keeps what the sleeves are', () => {
    expect(decksOf('Light\nSleeves: opaque\n1')[0]?.sleeves).toBe('opaque')
    expect(decksOf('Helle Seite\nHüllen: blickdicht\n1')[0]?.sleeves).toBe('opaque')
  })

  it('says of every line where it went', () => {
    const { lines } = read('Light Side\nAffiliation: Jedi\n2x 1\n4, 5')
    expect(lines.map(({ line, is, where }) => [line, is, where?.entry])).toEqual([
      [0, 'about', undefined],
      [1, 'card', 0],
      [2, 'card', 1],
      [3, 'card', 3],
      [3, 'card', 4],
    ])
  })
})

const card = (octgn: string, name: string, qty = 1) =>
  `<card qty="${qty}" id="${octgn}">${name}</card>`
const file = (affiliation: string, numbers: readonly number[], more = '') => {
  const sets = numbers.map(setOf)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="d5cf89e5-1984-4fb8-a36f-0d55d6e3cc1f">
  <section name="Affiliation" shared="False">${card('00000000-0000-0000-0000-000000000001', affiliation)}</section>
  <section name="Objective Deck" shared="False">
    ${sets.map(({ octgn, name }) => card(octgn, name)).join('\n    ')}
  </section>
  <section name="Command Deck" shared="False">
    ${sets.flatMap(({ cards }) => cards.slice(1).map(({ octgn, title }) => card(octgn, title))).join('\n    ')}
    ${more}
  </section>
</deck>`
}

describe('decks in a file', () => {
  it('are one or two after each other, each of the side of its affiliation', () => {
    expect(numbersIn(file('Jedi', [1, 2]))).toEqual([['light', '1 2']])
    const both = `${file('Sith', [21, 1])}\n${file('Jedi', [1, 2])}`
    expect(numbersIn(both)).toEqual([
      ['dark', '21 1'],
      ['light', '1 2'],
    ])
    expect(affiliations(both)).toEqual(['Sith', 'Jedi'])
  })

  it('do not list again what a set brings, only what none of them does', () => {
    expect(decksOf(file('Jedi', [1, 2]))[0]?.commands).toEqual([])
    const stray = setOf(4).cards[1]
    expect(
      decksOf(file('Jedi', [1, 2], card(stray?.octgn ?? '', 'Red Five')))[0]?.commands,
    ).toEqual([expect.objectContaining({ name: 'Red Five', set: '4' })])
  })

  it('are read by their ids, whatever the names, and by their names without ids', () => {
    const text = file('Jedi', [1, 2])
    expect(numbersIn(text.replaceAll("A Hero's Journey", 'Heldenreise'))).toEqual([
      ['light', '1 2'],
    ])
    expect(numbersIn(text.replaceAll(/ id="[^"]*"/g, ''))).toEqual([['light', '1 2']])
    expect(numbersIn(text.replaceAll("A Hero's", 'A Hero&apos;s').toUpperCase())).toEqual([
      ['light', '1 2'],
    ])
    expect(numbersIn(text.replaceAll('"', "'").replace("qty='1'", "qty='2'"))).toEqual([
      ['light', '1 2'],
    ])
  })

  it('name the cards that nobody knows', () => {
    const more = card('00000000-0000-0000-0000-000000000009', 'Grand Inquisitor')
    expect(unknown(file('Jedi', [1, 2], more))).toMatchObject([['Grand Inquisitor', {}]])
  })
})

describe('decks that were exported here', () => {
  it('are read as they were', () => {
    const { list } = read('Light\nAffiliation: Jedi\nSleeves: art\n2x 1\nFoo bar\nDark\n21')
    expect(read(JSON.stringify(list)).list).toEqual(list)
    expect(read(JSON.stringify({ player: 'Ada', list })).list).toEqual(list)
  })

  it('are those of nobody: whoever owned them is in another event', () => {
    const { list } = read('Jedi\n1\nRebel Alliance\n11\nSith\n21\nImperial Navy\n31')
    const text = JSON.stringify(list).replaceAll('"owner":null', '"owner":"p1"')
    expect(read(text).list).toEqual(list)
  })
})

describe('a deck put together card by card', () => {
  const nothing: SquadList = { kind: 'decks', decks: [] }
  const names = (list: SquadList, deck: number, typed: string) =>
    suggestCards(decks, list, { in: 'deck', deck }, typed).map(({ id, about }) => `${id} ${about}`)

  it('is offered sets of its side by name and number, and an affiliation while it has none', () => {
    expect(names(nothing, 0, 'jedi').slice(0, 2)).toEqual(['Jedi ', '7 #7'])
    expect(names(nothing, 0, '12')[0]).toBe('12 #12')
    expect(names(nothing, 0, 'rebellen')).toEqual(['Rebel Alliance '])
    const { list } = read('Dark\nAffiliation: Sith\n21')
    expect(names(list, 0, 'jedi')).not.toContain('7 #7')
    expect(names(list, 0, 'sith')).not.toContain('Sith ')
  })

  it('gets what is put into it; what is of no deck yet begins one', () => {
    const place = { in: 'list' } as const
    const list = ['Jedi', '1', '21', '1'].reduce<SquadList>(
      (before, id) => putCard(decks, before, place, id),
      nothing,
    )
    expect(writeList(decks, list)).toBe(
      "Light Side\nAffiliation: Jedi\n2x A Hero's Journey (#1)\n\nDark Side\nBlack Squadron Assault (#21)\n",
    )
    const wrong = putCard(decks, list, { in: 'deck', deck: 1 }, '2')
    expect(wrong).toMatchObject({ decks: [{}, { objectives: [{ id: '21' }, { id: '2' }] }] })
    expect(putCard(decks, list, place, 'no such card')).toBe(list)
  })
})

it('a set with a sign for the word between its names is the one it is called', () => {
  expect(numbersIn('Dark side\nHit & Run\n2x Bait & Switch')).toEqual([['dark', '18 272 272']])
  expect(guessed('Dark side\nHit & Run\n2x Bait & Switch')).toEqual([])
})

it('a misspelt set in a row between its number and its copies is one set', () => {
  const rows = "Light side\n1,A Hero's Jorney,2\nIn You Mst Go,2,1\n3;Forgoten Heroes;1"
  expect(numbersIn(rows)).toEqual([['light', '1 1 2 3']])
  expect(guessed(rows)).toEqual(["A Hero's Journey", 'In You Must Go', 'Forgotten Heroes'])
})

it.each(['Heroes and Legend (2)', 'Heroes and Legend 2', '97,Heroes and Legend,2'])(
  'a count behind a name that lacks its last letter is no letter of it: %s',
  (line) => {
    expect(numbersIn(`Light side\n${line}`)).toEqual([['light', '97 97']])
  },
)

it.each([
  ['Dark side\nScim and Villainy\n2x Hit and Run', 'Scum and Villainy', 'dark'],
  ['Dunkle Seite (Imperiale Flottte)\nHit and Run x2', 'Imperial Navy', 'dark'],
  ['Schmugler und Spione: 2x Hit and Run', 'Smugglers and Spies', 'light'],
  ['Rebel Aliance\n2x Hit and Run', 'Rebel Alliance', 'light'],
])('a misspelt affiliation is no set that nobody knows: %s', (text, name, side) => {
  expect(affiliations(text)).toEqual([name])
  expect(guessed(text)).toEqual([name])
  expect(numbersIn(text)).toEqual([[side, '18 18']])
})

it('a set that has more in its name than an affiliation is a set that nobody knows', () => {
  expect(affiliations('Dark side\nSith\nImperial Navy Reserves')).toEqual(['Sith'])
  expect(unknown('Dark side\nSith\nImperial Navy Reserves')).toHaveLength(1)
})

it('a table in Markdown has a set a row', () => {
  const text =
    "Light side\n| Set | Name | Copies |\n|---|---|---|\n| 1 | A Hero's Jorney | 2 |\n| 3 | Forgotten Heroes | 1 |"
  expect(numbersIn(text)).toEqual([['light', '1 1 3']])
})
