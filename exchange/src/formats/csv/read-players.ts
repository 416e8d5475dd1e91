import type { Row } from '../../text/read-table.ts'
import { dayOf } from '../day-in.ts'
import type { Claims, Figure, Found, FoundPlayer } from '../found.ts'
import type { Lost, LostKind } from '../lost.ts'

const nameColumns = ['name', 'player', 'playername', 'player name', 'first name', 'last name']

export const isNameColumn = (column: string): boolean => nameColumns.includes(column)

/** What other columns hold that a scenario has no place for. */
const kinds: Readonly<Record<string, LostKind>> = {
  email: 'email',
  'email address': 'email',
  group: 'group',
  club: 'group',
  team: 'group',
  squad: 'squad-text',
  faction: 'faction',
}

const read = [
  'members',
  'score',
  'mov',
  'sos',
  'swiss_rank',
  'top_cut_rank',
  'date',
  'tournamentname',
]

/** One row per player: a list to begin with, or the end of an event without its rounds. */
export const readPlayers = (header: readonly string[], rows: readonly Row[]): Found => {
  const lost: Lost[] = []
  const cellOf = ({ cells }: Row, name: string) => cells[header.indexOf(name)] ?? ''
  const players = rows.flatMap((row): readonly FoundPlayer[] => {
    const cell = (name: string) => cellOf(row, name)
    const whole = ['name', 'player', 'playername', 'player name']
      .map(cell)
      .find((text) => text !== '')
    const name = whole ?? `${cell('first name')} ${cell('last name')}`.trim()
    const at = `line ${row.line}`
    header.forEach((column, index) => {
      if (isNameColumn(column) || read.includes(column) || (row.cells[index] ?? '') === '') return
      const kind = kinds[column]
      lost.push(
        kind === undefined
          ? { kind: 'field', of: column, where: at }
          : { kind, of: name, where: at, text: row.cells[index] ?? '' },
      )
    })
    if (name === '') {
      lost.push({ kind: 'field', of: row.cells.join(' '), where: at })
      return []
    }
    const members = cell('members')
      .split(/\s*[;&/+]\s*/)
      .filter((one) => one !== '')
    return [{ name, at, claims: readClaims(cell), ...(members.length === 2 ? { members } : {}) }]
  })
  const [first] = rows
  return {
    format: 'csv',
    name: first === undefined ? null : cellOf(first, 'tournamentname') || null,
    date: first === undefined ? null : dayOf(cellOf(first, 'date')),
    method: null,
    isForTeams: players.length > 0 && players.every(({ members }) => members !== undefined),
    players,
    rounds: [],
    lost,
  }
}

const readClaims = (cell: (name: string) => string): Claims => {
  const figure = (name: string, decimals: number): Figure | undefined =>
    /^\d+(\.\d+)?$/.test(cell(name)) ? { value: Number(cell(name)), decimals } : undefined
  const [points, margin, schedule] = [figure('score', 0), figure('mov', 0), figure('sos', 2)]
  const place = figure('swiss_rank', 0)?.value
  return {
    ...(points === undefined ? {} : { points }),
    ...(margin === undefined ? {} : { margin }),
    ...(schedule === undefined ? {} : { schedule }),
    ...(place === undefined ? {} : { place }),
  }
}
