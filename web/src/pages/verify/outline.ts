import type { PublicRecord } from '@topcut/engine'

/** What there is to check, known as soon as a record is there. */
export type Outline = {
  readonly name: string
  readonly regulation: string
  readonly rounds: readonly number[]
  readonly results: number
  readonly places: number
  /** How many went on; null before the cut. */
  readonly cut: number | null
  /** The matches of the stages after it. */
  readonly bracket: number
  /** Rounds that were changed by hand after they had been published. */
  readonly changed: ReadonlySet<number>
  /** Whether the lots were fixed beforehand, as they are today. */
  readonly isCommitted: boolean
}

/** Nobody has looked at the file yet: a list may be anything else. */
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const plainName = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Whatever follows the Swiss rounds: a bracket, a last match. */
const isAfterSwiss = (plan: unknown): boolean => {
  const kind = (plan as { kind?: unknown } | null | undefined)?.kind
  return kind !== undefined && kind !== 'swiss'
}

export const outlineOf = ({ entries, standings, places }: PublicRecord): Outline => {
  const facts = entries.map(({ fact }) => fact)
  const of = (kind: string) => facts.filter((fact) => fact.kind === kind)
  const [created] = facts
  const numbers = of('round-paired').flatMap(({ round }) =>
    typeof round === 'number' ? [round] : [],
  )
  const brackets = of('stage-started')
    .filter(({ plan }) => isAfterSwiss(plan))
    .map(({ stage }) => stage)
  const games = new Map(
    of('round-paired').map(({ round, stage, pairings }) => [
      round,
      brackets.includes(stage) ? listIn(pairings).length : 0,
    ]),
  )
  const cut = of('cut-made').at(-1)
  return {
    name: plainName(created?.['name']),
    regulation: plainName(created?.['regulation']),
    rounds: [...new Set(numbers)].sort((a, b) => a - b),
    results: of('result-entered').length,
    places: Math.max(listIn(standings.rows).length, listIn(places).length),
    cut: cut === undefined ? null : listIn(cut['seeds']).length,
    bracket: [...games.values()].reduce((sum, one) => sum + one, 0),
    changed: new Set(
      of('round-repaired').flatMap(({ round }) => (typeof round === 'number' ? [round] : [])),
    ),
    isCommitted: created?.['committed'] !== undefined,
  }
}
