import { peopleFrom } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player } from '../../../../testing/sample-event.suite.ts'
import {
  asItLooks,
  leftTyped,
  personsTyped,
  readingOfFile,
  sharedNames,
  tableTyped,
} from './persons-typed.ts'

const names = (text: string) => personsTyped(text).map(({ name }) => name)

describe('a list of names', () => {
  it('is one name per line, however it was pasted', () => {
    expect(names(' Ana  Lis\r\n\n2. Bo Kern\n- Cid Marr\n3) Dot\n• Emil \n')).toEqual([
      'Ana Lis',
      'Bo Kern',
      'Cid Marr',
      'Dot',
      'Emil',
    ])
  })

  it('keeps a name that begins with a number, and one with a comma', () => {
    expect(names('4LOM\n8 Ball\nKern, Bo')).toEqual(['4LOM', '8 Ball', 'Kern, Bo'])
  })

  it('keeps quotes that are part of a name, and every line below them', () => {
    expect(names('"Fox" Ana Lis\nBo "the Bear" Kern\nCid "\nDot')).toEqual([
      '"Fox" Ana Lis',
      'Bo "the Bear" Kern',
      'Cid "',
      'Dot',
    ])
  })

  it('is cut where the server would refuse it', () => {
    expect(names('ż'.repeat(90))).toEqual(['ż'.repeat(80)])
  })

  it('tells which names would stand there twice', () => {
    const people = peopleFrom([{ player: player(1), name: 'Ana Lis' }])
    expect(sharedNames(personsTyped('Bo\nana lis\nBo\nCid'), people)).toEqual(['ana lis', 'Bo'])
  })
})

describe('a list with columns', () => {
  const ana = {
    name: 'Ana Lis',
    nickname: '',
    club: '',
    contact: '',
    group: '',
    hasBye: false,
    members: [],
  }

  it('takes name, club and nickname from a pasted sheet without a heading', () => {
    expect(personsTyped('Ana Lis\tHarbour\tFox\nBo Kern')).toEqual([
      { ...ana, club: 'Harbour', nickname: 'Fox' },
      { ...ana, name: 'Bo Kern' },
    ])
    expect(personsTyped('1. Ana Lis; Harbour')).toEqual([{ ...ana, club: 'Harbour' }])
  })

  it.each([
    'Club,Name,Bye,Travel group,Nick\n"Harbour, East",Ana Lis,yes,north,Fox',
    'Verein;Name;Freilos;Reisegruppe;Spitzname\nHarbour, East;Ana Lis;ja;north;Fox',
    'Klub\tImię\tNazwisko\tWolny los\tGrupa\tPseudonim\nHarbour, East\tAna\tLis\ttak\tnorth\tFox',
  ])('goes by its heading: %s', (text) => {
    expect(personsTyped(text)).toEqual([
      { ...ana, club: 'Harbour, East', hasBye: true, group: 'north', nickname: 'Fox' },
    ])
  })

  it.each([
    ['quotes within quotes', 'Name,Club\n"Ana Lis","The ""Harbour"", East"'],
    ['a cell of two lines', 'Name;Club\r\nAna Lis;"The ""Harbour"",\r\nEast"\r\n'],
    ['line ends of old machines', 'Name\tClub\rAna Lis\t"The ""Harbour"", East"\r'],
    ['a mark of its encoding', '\uFEFFName;Club\nAna Lis;"The ""Harbour"", East"'],
    ['blanks before a quote', 'Ana Lis;  "The ""Harbour"", East"'],
    ['a quote that is never closed', 'Ana Lis; "The ""Harbour"", East"\n"Bo; Club'],
  ])('is read with %s', (_, text) => {
    expect(personsTyped(text)[0]).toEqual({ ...ana, club: 'The "Harbour", East' })
  })

  it('loses nobody to a quote that is never closed', () => {
    expect(personsTyped('Name;Club\nAna Lis;"Harbour\nBo Kern;"East; West"')).toEqual([
      { ...ana, club: '"Harbour' },
      { ...ana, name: 'Bo Kern', club: 'East; West' },
    ])
  })

  it.each([
    'Red Squadron; Ana Lis / Bo Kern; Harbour',
    'Team;Club;Members\nRed Squadron;Harbour;Ana Lis & Bo Kern',
    'Team\tMember 1\tMember 2\tClub\nRed Squadron\tAna Lis\tBo Kern\tHarbour',
    'Verein;Name;Mitglieder\nHarbour;Red Squadron;Ana Lis+Bo Kern',
    'Klub;Team;Członek 1;Członek 2\nHarbour;Red Squadron;Ana Lis;Bo Kern',
  ])('takes the people of a team: %s', (text) => {
    expect(personsTyped(text, true)).toEqual([
      { ...ana, name: 'Red Squadron', club: 'Harbour', members: ['Ana Lis', 'Bo Kern'] },
    ])
  })

  it('leaves out lines without a name and columns it does not know', () => {
    expect(personsTyped('Name;Paid;Contact\nAna Lis;12;ana@example.org\n;;')).toEqual([
      { ...ana, contact: 'ana@example.org' },
    ])
  })
})

describe('a list that is read as the organizer says', () => {
  const read = (text: string, reading: Partial<typeof asItLooks>) =>
    personsTyped(text, false, { ...asItLooks, ...reading }).map(({ name, club }) => [name, club])

  it('parts a name and a town at the comma only where that is said', () => {
    const text = 'Carla Meier, Köln\nBo Kern, "Bonn, West"'
    expect(read(text, {})).toEqual([
      ['Carla Meier, Köln', ''],
      ['Bo Kern, "Bonn, West"', ''],
    ])
    expect(read(text, { separator: ',' })).toEqual([
      ['Carla Meier', 'Köln'],
      ['Bo Kern', 'Bonn, West'],
    ])
  })

  it.each([
    ['players.csv', 'Carla Meier,Köln\nBo Kern,Bonn', ','],
    ['PLAYERS.CSV', 'Name,Club\nBo Kern,Bonn', ','],
    ['players.csv', 'Kern, Bo;Bonn', null],
    ['players.csv', 'Bo Kern\nCarla Meier', null],
    ['players.txt', 'Kern, Bo\nMeier, Carla', null],
  ])('parts at commas what is called CSV and has nothing else: %s %j', (name, text, separator) => {
    expect(readingOfFile(name, text)).toEqual({ ...asItLooks, separator })
  })

  it('goes by a heading in a file of commas as well', () => {
    const text = 'Club,Name\n"Bonn, West",Bo Kern'
    expect(read(text, readingOfFile('players.csv', text))).toEqual([['Bo Kern', 'Bonn, West']])
  })

  it('takes other columns than it would, and none where one is left out', () => {
    const text = 'Harbour;Ana Lis;12'
    expect(read(text, { order: { 0: 'club', 1: 'name', 2: null } })).toEqual([
      ['Ana Lis', 'Harbour'],
    ])
    expect(personsTyped(text, false, { ...asItLooks, order: { 1: null } })[0]?.club).toBe('')
  })

  it('leaves out a first line in words it does not know, or takes it for somebody', () => {
    expect(read('Participant;City\nAna Lis;Harbour', { isHeaded: true })).toEqual([
      ['Ana Lis', 'Harbour'],
    ])
    expect(read('Name;Club\nAna Lis;Harbour', { isHeaded: false })).toHaveLength(2)
  })

  it('names its columns as far as the longest line goes', () => {
    const { order, heading } = tableTyped('Name,Paid,Club\nAna Lis,12,Harbour,x', false)
    expect(order).toEqual(['name', null, 'club', null])
    expect(heading?.cells).toEqual(['Name', 'Paid', 'Club'])
  })

  it('keeps every typed column of those who were not taken', () => {
    const reading = { ...asItLooks, separator: ',' as const, order: { 1: 'group' as const } }
    const left = leftTyped('Ana, north\nBo, "south, east"', false, (at) => at === 1, reading)
    expect(personsTyped(left, false, reading)).toMatchObject([{ name: 'Bo', group: 'south, east' }])
  })
})

describe('a list of which some were not taken', () => {
  it.each([
    ['bare names', 'Ana Lis\n2. Bo "the Bear" Kern\n- Cid Marr', 'Bo "the Bear" Kern\nCid Marr'],
    [
      'columns without a heading',
      'Ana Lis; Harbour\n\nBo Kern; East; Bear\n3) Cid Marr;;;cid@example.org',
      'Bo Kern; East; Bear\nCid Marr;;;cid@example.org',
    ],
    [
      'a heading, with columns that nobody knows',
      'Paid\tName\tBye\r\n12\tAna Lis\tx\r\n\tBo Kern\tx\r\n10\tCid Marr\t\r\n',
      'Paid\tName\tBye\n\tBo Kern\tx\n10\tCid Marr\t',
    ],
    [
      'cells in quotes',
      'Name,Club\nAna Lis,\n"Bo Kern","Harbour,\nEast"\nCid Marr, "East ""Side"""',
      'Name,Club\n"Bo Kern","Harbour,\nEast"\nCid Marr,"East ""Side"""',
    ],
    [
      'quotes that nothing closes',
      'Name;Club\nAna Lis;Harbour\nBo Kern;"East\nCid Marr;West',
      'Name;Club\nBo Kern;"East\nCid Marr;West',
    ],
  ])('keeps every column of the others: %s', (_, typed, left) => {
    const isLeft = (person: number) => person > 0
    expect(leftTyped(typed, false, isLeft)).toBe(left)
    expect(personsTyped(left)).toEqual(personsTyped(typed).slice(1))
  })

  it('keeps the people of a team', () => {
    const typed = 'Team;Member 1;Member 2\nRed;Ana;Bo\nBlue;Cid;Dot'
    expect(leftTyped(typed, true, (team) => team === 1)).toBe(
      'Team;Member 1;Member 2\nBlue;Cid;Dot',
    )
  })

  it('is empty when all were', () => {
    expect(leftTyped('Name;Club\nAna Lis;Harbour\n;nobody', false, () => false)).toBe('')
  })
})
