import type { People } from '@topcut/engine'
import Papa from 'papaparse'
import { folded } from '../../../parts/found-by.ts'
import { longestName } from './save-person.ts'

const longestContact = 200

/** One line of a pasted list. */
export type TypedPerson = {
  readonly name: string
  readonly nickname: string
  readonly club: string
  readonly contact: string
  /** Who came together and asks not to meet in round 1. */
  readonly group: string
  readonly hasBye: boolean
  /** Who plays as this one team. */
  readonly members: readonly string[]
}

export const columns = [
  'name',
  'first',
  'last',
  'nickname',
  'club',
  'contact',
  'group',
  'bye',
  'members',
] as const
export type Column = (typeof columns)[number]

/** What people write above their columns, in three languages. */
const headings: { readonly [C in Column]: readonly string[] } = {
  name: ['name', 'player', 'full name', 'spieler', 'gracz', 'imie i nazwisko'],
  first: ['first name', 'given name', 'vorname', 'imie'],
  last: ['last name', 'surname', 'family name', 'nachname', 'nazwisko'],
  nickname: ['nickname', 'nick', 'alias', 'spitzname', 'pseudonim', 'ksywa'],
  club: ['club', 'team', 'verein', 'klub'],
  contact: ['contact', 'email', 'e-mail', 'mail', 'kontakt'],
  group: ['group', 'travel group', 'gruppe', 'reisegruppe', 'grupa'],
  bye: ['bye', 'earned bye', 'freilos', 'gewonnenes freilos', 'wolny los'],
  members: ['members', 'member', 'mitglieder', 'mitglied', 'czlonkowie', 'czlonek', 'sklad'],
}
const yes = ['x', '1', 'yes', 'y', 'ja', 'j', 'tak', 't', 'true']

/** One line of what was typed, or several where a cell in quotes holds them. */
type Row = { readonly cells: readonly string[]; readonly text: string }

const rowFrom = (cells: readonly string[], text: string): Row => ({
  cells: cells.map((cell) => cell.replace(/\s+/g, ' ').trim()),
  text: text.replace(/^\n+|\n+$/g, ''),
})

/** Null where a quote is opened that nothing closes. */
const quotedRows = (text: string, delimiter: string): readonly Row[] | null => {
  // Spreadsheets leave no blank before a quote, people do.
  const tight = text.replaceAll(new RegExp(`${delimiter} +"`, 'g'), `${delimiter}"`)
  const rows: Row[] = []
  let begin = 0
  let isSound = true
  Papa.parse(tight, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      isSound &&= errors.length === 0
      rows.push(rowFrom(data, tight.slice(begin, meta.cursor)))
      begin = meta.cursor
    },
  })
  return isSound ? rows : null
}

/**
 * Rows of cells; a cell in quotes may hold the separator, and lines. Quotes that enclose no cell are
 * letters: a name like `"Fox" Ana Lis` must not swallow the lines below it.
 */
const rowsOf = (text: string, delimiter: string): readonly Row[] => {
  const lines = text.split('\n')
  const quoted = text.includes('"') ? quotedRows(text, delimiter) : null
  const rows =
    quoted ??
    (text.includes('"') && lines.length > 1
      ? lines.flatMap((line) => rowsOf(line, delimiter))
      : lines.map((line) => rowFrom(line.split(delimiter), line)))
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** Where teams play, a team is whom the line is about; elsewhere it is the club. */
const columnOf = (heading: string, inTeams: boolean): Column | null => {
  // `Member 1` and `Member 2` are columns of one kind.
  const text = folded(heading).replace(/\s*\d+$/, '')
  if (inTeams && text === 'team') return 'name'
  return columns.find((column) => headings[column].includes(text)) ?? null
}

/** The columns a first line names; null where it is somebody's name already. */
const headedBy = (
  cells: readonly string[],
  inTeams: boolean,
): readonly (Column | null)[] | null => {
  const found = cells.map((cell) => columnOf(cell, inTeams))
  const hasName = found.some((one) => one === 'name' || one === 'first' || one === 'last')
  return hasName ? found : null
}

const unheaded: readonly Column[] = ['name', 'club', 'nickname', 'contact']
const unheadedTeams: readonly Column[] = ['name', 'members', 'club', 'contact']
const cut = (text: string, length = longestName): string => [...text].slice(0, length).join('')
const unnumbered = (text: string): string =>
  text.replace(/^[^\S\n]*(?:\d+[.)]|[-*•])[^\S\n]+/gm, '')

/** Several in one cell stand with a stroke between, or each in a cell of its own. */
const membersIn = (cells: readonly string[]): readonly string[] =>
  cells
    .flatMap((cell) => cell.split(/[/+&]/))
    .map((member) => cut(member.trim()))
    .filter((member) => member !== '')

const personIn = (
  cells: readonly string[],
  order: readonly (Column | null)[],
): TypedPerson | null => {
  const at = (column: Column) => cells[order.indexOf(column)] ?? ''
  const name = at('name') === '' ? `${at('first')} ${at('last')}`.trim() : at('name')
  if (name === '') return null
  return {
    name: cut(name),
    nickname: cut(at('nickname')),
    club: cut(at('club')),
    contact: cut(at('contact'), longestContact),
    group: cut(at('group')),
    hasBye: yes.includes(folded(at('bye'))),
    members: membersIn(cells.filter((_, index) => order[index] === 'members')),
  }
}

/** How a list is to be read where the organizer says so; null: as it looks. */
export type Reading = {
  readonly separator: '\t' | ';' | ',' | null
  readonly isHeaded: boolean | null
  /** By the place of a column, from 0. */
  readonly order: { readonly [column: number]: Column | null }
}

export const asItLooks: Reading = { separator: null, isHeaded: null, order: {} }

type Table = {
  readonly order: readonly (Column | null)[]
  /** Null where the columns are the usual ones. */
  readonly heading: Row | null
  readonly rows: readonly Row[]
}

/**
 * The heading tells what parts the columns, for the words of one are known; without one a comma
 * parts nothing: `Kern, Bo` is one name.
 */
const tableFound = (typed: string, inTeams: boolean): Table => {
  const text = typed.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const bare = text.includes('\t') ? '\t' : ';'
  for (const separator of ['\t', ';', ',']) {
    const [heading, ...rows] = rowsOf(text, separator)
    const order = heading === undefined ? null : headedBy(heading.cells, inTeams)
    if (heading === undefined || order === null) continue
    const below = heading.cells.length > 1 ? rows : rowsOf(text, bare).slice(1)
    return { order, heading, rows: below }
  }
  const order = inTeams ? unheadedTeams : unheaded
  return { order, heading: null, rows: rowsOf(unnumbered(text), bare) }
}

/**
 * How a file is read at first: in one that is called CSV a comma parts columns wherever nothing
 * else does; in a list that somebody typed it may be part of a name.
 */
export const readingOfFile = (name: string, text: string): Reading => {
  const isByComma = /\.csv$/i.test(name) && text.includes(',') && !/[;\t]/.test(text)
  return isByComma ? { ...asItLooks, separator: ',' } : asItLooks
}

/** The columns of a list, as they look or as they are said to be. */
export const tableTyped = (
  typed: string,
  inTeams: boolean,
  { separator, isHeaded, order: chosen }: Reading = asItLooks,
): Table => {
  const found = tableFound(typed, inTeams)
  const lines =
    separator === null
      ? [...(found.heading === null ? [] : [found.heading]), ...found.rows]
      : rowsOf(unnumbered(typed.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')), separator)
  const [first] = lines
  const headed =
    separator === null || first === undefined ? found.order : headedBy(first.cells, inTeams)
  const usual = inTeams ? unheadedTeams : unheaded
  const isBelow =
    isHeaded ?? (separator === null ? found.heading !== null : headed !== null && lines.length > 1)
  const heading = isBelow ? (first ?? null) : null
  const rows = isBelow ? lines.slice(1) : lines
  const base = isBelow ? (headed ?? usual) : usual
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const order = Array.from({ length: width }, (_, at) => {
    const said = chosen[at]
    return said === undefined ? (base[at] ?? null) : said
  })
  return { order, heading, rows }
}

/** The people in a pasted list: bare names one per line, or columns. */
export const personsTyped = (
  typed: string,
  inTeams = false,
  reading: Reading = asItLooks,
): readonly TypedPerson[] => {
  const { order, rows } = tableTyped(typed, inTeams, reading)
  return rows.flatMap(({ cells }) => personIn(cells, order) ?? [])
}

/** The list without some of its people, every column of the others as it was typed. */
export const leftTyped = (
  typed: string,
  inTeams: boolean,
  isLeft: (person: number) => boolean,
  reading: Reading = asItLooks,
): string => {
  const { order, heading, rows } = tableTyped(typed, inTeams, reading)
  const left = rows
    .filter(({ cells }) => personIn(cells, order) !== null)
    .filter((_, person) => isLeft(person))
  if (left.length === 0) return ''
  return [...(heading === null ? [] : [heading]), ...left].map(({ text }) => text).join('\n')
}

/** Two spellings that nobody can tell apart when they are called out. */
const sameName = (name: string): string => folded(name).trim().replace(/\s+/g, ' ')

/** Names that would stand on the list more than once. */
export const sharedNames = (typed: readonly TypedPerson[], people: People): readonly string[] => {
  const seen = new Set([...people.values()].map(({ name }) => sameName(name)))
  const shared = new Set<string>()
  for (const { name } of typed) {
    if (seen.has(sameName(name))) shared.add(name)
    seen.add(sameName(name))
  }
  return [...shared]
}
