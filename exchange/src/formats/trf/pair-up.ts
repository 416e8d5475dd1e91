import type { Discrepancy } from '../../report/discrepancy.ts'
import type { FoundMatch, Said } from '../found.ts'
import type { TrfLine } from './read-line.ts'

const won = ['1', '+', 'W']
const drawn = ['=', 'D']
const lost = ['0', '-', 'L']
const byes = ['U', 'F', 'H', '+', '1']

type PairedUp = { readonly matches: readonly FoundMatch[]; readonly noted: readonly Discrepancy[] }

/** The matches of a round: each stands in two lines, which should say the same. */
export const matchesIn = (rows: readonly TrfLine[], round: number): PairedUp => {
  const matches: FoundMatch[] = []
  const noted: Discrepancy[] = []
  const done = new Set<number>()
  for (const row of rows) {
    const own = row.rounds[round]
    if (own === undefined || done.has(row.line)) continue
    const at = `line ${row.line}`
    const other = rows.find(({ number }) => number === own.opponent)
    if (own.opponent === 0) {
      if (byes.includes(own.result)) matches.push({ at, bye: row.name })
      if (own.result === 'H') noted.push(halfBye(row.name, round + 1))
      continue
    }
    if (other === undefined) {
      const players = [row.name, `#${own.opponent}`] as const
      matches.push({ at, players, said: saidOf(players, own.result, null) })
      continue
    }
    done.add(row.line)
    done.add(other.line)
    const theirs = other.rounds[round]
    const isFirst = own.colour !== 'b'
    const players = isFirst ? ([row.name, other.name] as const) : ([other.name, row.name] as const)
    const isMutual = theirs?.opponent === row.number
    const results = isFirst ? [own.result, theirs?.result] : [theirs?.result, own.result]
    if (!isMutual || !fits(own.result, theirs.result)) noted.push(contradiction(row, other, round))
    matches.push({ at, players, said: saidOf(players, results[0] ?? '', results[1] ?? null) })
  }
  return { matches, noted }
}

const fits = (one: string, two: string): boolean =>
  (won.includes(one) && lost.includes(two)) ||
  (lost.includes(one) && (won.includes(two) || lost.includes(two))) ||
  (drawn.includes(one) && drawn.includes(two)) ||
  (one === '' && two === '')

const contradiction = (row: TrfLine, other: TrfLine, round: number): Discrepancy => ({
  ...{ player: row.name, round: round + 1, what: 'winner', likely: null },
  file: `${row.rounds[round]?.result ?? ''} / ${other.rounds[round]?.result ?? ''}`,
  computed: '',
})

const halfBye = (player: string, round: number): Discrepancy => ({
  ...{ player, round, what: 'unknown-result', file: 'H', computed: '' },
  likely: 'result-of-another-title',
})

/** Without play: who did not come is known, and nothing else. */
const saidOf = (players: readonly [string, string], first: string, second: string | null): Said => {
  const exact = (ending: 'no-show', by: string): Said => ({
    kind: 'result',
    result: { ending, by },
  })
  if (first === '+' || second === '-')
    return second === '-' && first === '-'
      ? { kind: 'result', result: { ending: 'double-no-show' } }
      : exact('no-show', players[1])
  if (second === '+' || first === '-') return exact('no-show', players[0])
  if (won.includes(first)) return { kind: 'winner', winner: { player: players[0] } }
  if (drawn.includes(first)) return { kind: 'winner', winner: 'draw' }
  if (lost.includes(first)) {
    if (second !== null && lost.includes(second))
      return { kind: 'result', result: { ending: 'double-loss' } }
    return { kind: 'winner', winner: { player: players[1] } }
  }
  return first === '' ? { kind: 'nothing' } : { kind: 'unknown', text: first }
}
