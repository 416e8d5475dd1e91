import { bracketOf } from '../event/bracket-of.ts'
import { standingsOf } from '../event/ledger-of.ts'
import { byeLevels, without } from '../event/pair-swiss-round.ts'
import { isActive } from '../event/rounds.ts'
import { rulesOf } from '../event/rules.ts'
import type { EventState } from '../event/state.ts'
import { swissField } from '../event/swiss-field.ts'
import type { Fact } from '../log/fact.ts'
import { pairElimination } from '../pairing/elimination.ts'
import { type Field, hasMet, metInRounds } from '../pairing/field.ts'
import { lowerBound, reachesBound, roundCost } from '../pairing/objective.ts'
import { otherBye } from '../pairing/other-bye.ts'
import { bestPairs } from '../pairing/swiss.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Receipt } from '../vocabulary/pairing.ts'
import type { RuleId } from '../vocabulary/rule.ts'

/** Something about a round that the document would have otherwise, or that people should know. */
export type RoundFinding = {
  readonly kind:
    | 'avoidable-rematch'
    | 'rematch'
    | 'bye-by-rule'
    | 'repeated-bye'
    | 'left-out'
    | 'not-optimal'
    | 'wrong-seed'
    | 'entropy-differs'
  readonly players: readonly PlayerId[]
  readonly rule?: RuleId
  /** `bye-by-rule`, `wrong-seed`: who it should have been. */
  readonly expected?: readonly PlayerId[]
  readonly metInRounds?: readonly number[]
  /** `not-optimal`: the receipt of the best round. */
  readonly best?: Pick<Receipt, 'rematches' | 'softConflicts' | 'crossings' | 'spanSquares'>
}

export type RoundCheck = {
  readonly findings: readonly RoundFinding[]
  readonly receipt: Receipt | null
}

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

/** Departures from the document; the other findings only tell what could not be helped. */
export const isDeparture = ({ kind }: RoundFinding): boolean =>
  kind !== 'rematch' && kind !== 'repeated-bye'

/** Judges a round against the state it was paired on. */
export const checkRound = (before: EventState, round: RoundPaired): RoundCheck => {
  const kind = before.stages[round.stage]?.plan.kind ?? 'swiss'
  return kind === 'elimination' ? checkBracket(before, round) : checkSwiss(before, round)
}

const checkBracket = (before: EventState, round: RoundPaired): RoundCheck => {
  const { rule } = rulesOf(before.created).regulation.cut.seeding
  const due = pairElimination(
    bracketOf(before, round.stage).next,
    before.stages[round.stage]?.entrants ?? [],
    (player) => isActive(before, player),
  )
  const findings = round.pairings.flatMap(({ players, game }): readonly RoundFinding[] => {
    const ruled: readonly PlayerId[] =
      due.pairings.find((pairing) => pairing.game === game)?.players ?? []
    const isSame = players.every((player) => ruled.includes(player))
    return isSame ? [] : [{ kind: 'wrong-seed', players, expected: ruled, rule }]
  })
  return { findings, receipt: null }
}

const checkSwiss = (before: EventState, round: RoundPaired): RoundCheck => {
  const everybody = swissField(before, round.entropy)
  const sitting = [...round.byes.map(({ player }) => player), ...round.leftOut]
  const field = sitting.reduce(without, everybody)
  const pairs = round.pairings.map(({ players }) => players)
  const cost = roundCost(field, pairs)
  // A round that reaches the bound needs no better one to be compared with.
  const isCertain = field.points.size % 2 === 1 || reachesBound(cost, lowerBound(field))
  const best = isCertain ? cost : roundCost(field, bestPairs(field))
  const isOptimal = JSON.stringify(cost) === JSON.stringify(best)
  const { pairing } = rulesOf(before.created).regulation
  const leftOut: readonly RoundFinding[] =
    round.leftOut.length > 0 ? [{ kind: 'left-out', players: round.leftOut }] : []
  const notOptimal: readonly RoundFinding[] = isOptimal
    ? []
    : [{ kind: 'not-optimal', players: [], rule: pairing.laterRounds.rule, best }]
  const { receipt } = round
  return {
    findings: [
      ...leftOut,
      ...rematches(field, round, cost.rematches > best.rematches, pairing.rematch.rule),
      ...byes(before, everybody, round),
      ...notOptimal,
    ],
    receipt:
      receipt?.certified === 'by-hand' && isOptimal
        ? { ...receipt, certified: 'exact', otherBye: betterBye(before, everybody, field, round) }
        : receipt,
  }
}

/** Who else could have sat out with fewer rematches; a round entered as played never asked. */
const betterBye = (
  before: EventState,
  everybody: Field,
  field: Field,
  { byes, receipt }: RoundPaired,
): PlayerId | null => {
  const [bye, ...more] = byes
  if (bye === undefined || more.length > 0) return null
  const points = everybody.points.get(bye.player) ?? 0
  const candidates = byeLevels(before, everybody).flat()
  return otherBye(field, bye.player, points, candidates, receipt?.rematches ?? 0)
}

const rematches = (
  field: Field,
  round: RoundPaired,
  isAvoidable: boolean,
  rule: RuleId,
): readonly RoundFinding[] =>
  round.pairings
    .filter(({ players: [a, b] }) => hasMet(field.met, a, b))
    .map(({ players }) => ({
      kind: isAvoidable ? 'avoidable-rematch' : 'rematch',
      players,
      rule,
      metInRounds: metInRounds(field.met, players[0], players[1]),
    }))

const byes = (
  before: EventState,
  everybody: Field,
  round: RoundPaired,
): readonly RoundFinding[] => {
  const { bye } = rulesOf(before.created).regulation
  const { rule } = everybody.isFirstRound ? bye.firstRound : bye.laterRounds
  const isOdd = everybody.points.size % 2 === 1
  const ruled = isOdd ? (byeLevels(before, everybody)[0] ?? []) : []
  const tallies = new Map(standingsOf(before).map(({ player, tally }) => [player, tally.byes]))
  return round.byes.flatMap(({ player }): readonly RoundFinding[] => {
    const isRuled = ruled.includes(player) && round.byes.length === 1
    const wrong: readonly RoundFinding[] = isRuled
      ? []
      : [{ kind: 'bye-by-rule', players: [player], expected: ruled, rule }]
    const repeated: readonly RoundFinding[] =
      (tallies.get(player) ?? 0) > 0 ? [{ kind: 'repeated-bye', players: [player], rule }] : []
    return [...wrong, ...repeated]
  })
}
