import type { Scenario, ScenarioMatch, ScenarioRound } from '../scenario/scenario.ts'
import type { UnsaidKind } from './unsaid-kinds.ts'

/** Something that a written file does not give back, and how often. */
export type Unsaid = { readonly what: UnsaidKind; readonly count: number }

const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** Fields in the order of their names: the order in which they were set says nothing. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}

/** What of a scenario is not in another that was read from what was written of it. */
export const unsaid = (own: Scenario, again: Scenario): readonly Unsaid[] => {
  const counts = new Map<UnsaidKind, number>()
  const note = (what: UnsaidKind, count = 1) => {
    if (count > 0) counts.set(what, (counts.get(what) ?? 0) + count)
  }
  const whole = ['date', 'tier', 'structure', 'entropy', 'options', 'missions'] as const
  for (const what of whole) if (!isSame(own[what], again[what])) note(what)
  notePlayers(own, again, note)
  note('rounds', Math.abs(own.rounds.length - again.rounds.length))
  own.rounds.forEach((round, index) => {
    const other = again.rounds[index]
    if (other !== undefined) noteRound(round, other, note)
  })
  return [...counts].map(([what, count]) => ({ what, count }))
}

type Note = (what: UnsaidKind, count?: number) => void

const notePlayers = (own: Scenario, again: Scenario, note: Note): void => {
  const found = new Map(again.players.map((player) => [player.name, player]))
  const fields = ['earnedBye', 'avoid', 'squadPoints', 'from', 'members'] as const
  for (const player of own.players) {
    const other = found.get(player.name)
    if (other === undefined) note('player')
    else for (const what of fields) if (!isSame(player[what], other[what])) note(what)
  }
  const order = (scenario: Scenario) => scenario.players.map(({ name }) => name)
  const isAll =
    own.players.length === again.players.length && own.players.every(({ name }) => found.has(name))
  if (!isAll && own.players.length <= again.players.length) note('player')
  if (isAll && !isSame(order(own), order(again))) note('players')
}

const noteRound = (round: ScenarioRound, other: ScenarioRound, note: Note): void => {
  const fields = ['drop', 'readmit', 'disqualify', 'rulings'] as const
  const plain = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).toSorted()
  for (const what of fields) if (!isSame(plain(round[what]), plain(other[what]))) note(what)
  if (round.stage !== other.stage) note('stage')
  if (round.entropy !== other.entropy) note('entropy')
  const seats = (match: ScenarioMatch) =>
    JSON.stringify('bye' in match ? [match.bye] : match.players)
  const found = new Map(other.matches.map((match) => [seats(match), match]))
  const isSeated = round.matches.every((match) => found.has(seats(match)))
  if (!isSeated || found.size !== round.matches.length) note('matches')
  for (const match of round.matches) {
    const twin = found.get(seats(match))
    if (twin !== undefined && 'players' in match && 'players' in twin) noteResult(match, twin, note)
  }
}

type Played = Extract<ScenarioMatch, { readonly players: unknown }>

const noteResult = ({ result }: Played, { result: other }: Played, note: Note): void => {
  if (isSame(result, other)) return
  if (result === null || other === null) note('result')
  else note(result.ending === other.ending ? 'score' : 'ending')
}
