import { refused } from '../../refusal.ts'
import { roundStages } from '../../scenario/scenario.ts'
import type { Row } from '../../text/read-table.ts'
import type { Found, FoundMatch, FoundRound, Method } from '../found.ts'
import type { Lost } from '../lost.ts'
import { readSaid } from './ending-cell.ts'

const known = ['stage', 'round', 'table', 'first', 'second', 'score1', 'score2', 'ending', 'winner']

/** One row per match; a round is every row with its number. */
export const readMatches = (header: readonly string[], rows: readonly Row[]): Found => {
  const cellOf = ({ cells }: Row, name: string) => cells[header.indexOf(name)] ?? ''
  const rounds = new Map<
    string,
    { stage: FoundRound['stage']; number: number; matches: FoundMatch[]; at: string }
  >()
  for (const row of rows) {
    const cell = (name: string) => cellOf(row, name)
    const stage = roundStages.find((one) => one === (cell('stage').toLowerCase() || 'swiss'))
    if (stage === undefined) broken(row, 'columns', roundStages.join(' | '))
    const number = numberIn(row, cell('round') || '1', 'round') ?? 1
    const key = `${stage} ${number}`
    const round = rounds.get(key) ?? {
      stage: stage ?? 'swiss',
      number,
      matches: [],
      at: lineOf(row),
    }
    rounds.set(key, round)
    round.matches.push(readMatch(row, cell))
  }
  const order = (stage: FoundRound['stage']) => roundStages.indexOf(stage)
  const sorted = [...rounds.values()].toSorted(
    (a, b) => order(a.stage) - order(b.stage) || a.number - b.number,
  )
  const names = [
    ...new Set(
      sorted.flatMap(({ matches }) =>
        matches.flatMap((one) => ('bye' in one ? [one.bye] : one.players)),
      ),
    ),
  ]
  return {
    format: 'csv',
    name: null,
    date: null,
    method: methodOf(rows.map((row) => cellOf(row, 'ending'))),
    players: names.map((name) => ({ name, at: '', claims: {} })),
    rounds: sorted.map(({ stage, matches, at }) => ({ stage, matches, at })),
    lost: strangeColumns(header, rows),
  }
}

const lineOf = ({ line }: Row): string => `line ${line}`

const readMatch = (row: Row, cell: (name: string) => string): FoundMatch => {
  const [first, second] = [cell('first'), cell('second')]
  if (first === '' && second === '') broken(row, 'columns', 'first')
  if (first === '' || second === '') return { at: lineOf(row), bye: first || second }
  const [a, b] = [numberIn(row, cell('score1'), 'score1'), numberIn(row, cell('score2'), 'score2')]
  const score = a === null || b === null ? null : ([a, b] as const)
  const winner = cell('winner') === '' ? null : cell('winner')
  const said = readSaid({ ending: cell('ending'), score, winner }, [first, second])
  return { at: lineOf(row), players: [first, second], said }
}

const numberIn = (row: Row, text: string, column: string): number | null => {
  if (text === '') return null
  return /^[+-]?\d+([.,]\d+)?$/.test(text)
    ? Number(text.replace(',', '.'))
    : broken(row, 'number', column)
}

const broken = ({ line }: Row, wanted: 'number' | 'columns', named: string): never =>
  refused({ code: 'broken-file', format: 'csv', line, wanted, named })

/** What was played, told by endings that only one way of scoring has. */
const methodOf = (endings: readonly string[]): Method | null => {
  const has = (pattern: RegExp) => endings.some((ending) => pattern.test(ending))
  if (has(/^(first|second|draw|unplayed|annulled|double-loss \/|won|forfeit|timeout)/))
    return 'two-games'
  if (has(/^(points|defeat)\b/) || has(/"tie"/)) return 'victory-points'
  return has(/^(destruction|mutual-destruction)/) ? 'destroyed-points' : null
}

const strangeColumns = (header: readonly string[], rows: readonly Row[]): readonly Lost[] =>
  header.flatMap((name, index) =>
    known.includes(name) || rows.every(({ cells }) => (cells[index] ?? '') === '')
      ? []
      : [{ kind: 'field', of: name, where: 'line 1' }],
  )
