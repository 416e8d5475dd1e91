import { dueGames, pairChart } from '../../event/reading/bracket/due-games.ts'
import { isBracket } from '../../event/reading/rounds.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import { standingsOf } from '../../event/reading/standings-of.ts'
import { isDrawnByLot } from '../../event/rounds/by-hand/lots-by-hand.ts'
import { byeLevels, without } from '../../event/rounds/pair-swiss-round.ts'
import { swissField } from '../../event/rounds/swiss-field.ts'
import type { Fact } from '../../event/spine/answers.ts'
import type { EventState } from '../../event/spine/state.ts'
import { type Field, hasMet, metInRounds } from '../../pairing/field/field.ts'
import { takeSeated } from '../../pairing/field/fixed-pairs.ts'
import { foldMethod, foldPairs } from '../../pairing/fold/fold.ts'
import { otherBye } from '../../pairing/other-bye.ts'
import {
  lowerBound,
  type RoundCost,
  reachesBound,
  roundCost,
} from '../../pairing/swiss/objective.ts'
import { bestPairs, pairSwiss, swissMethod } from '../../pairing/swiss/swiss.ts'
import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { Bye, Pairing, Receipt } from '../../vocabulary/pairing.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import { atSeat, type Pair } from '../../vocabulary/seat.ts'

/** Something about a round that the document would have otherwise, or that people should know. */
type RoundFinding = {
  readonly kind:
    | 'avoidable-rematch'
    | 'rematch'
    | 'bye-by-rule'
    | 'repeated-bye'
    | 'left-out'
    | 'not-optimal'
    | 'wrong-seed'
    | 'wrong-side'
    | 'entropy-differs'
  readonly players: readonly PlayerId[]
  readonly rule?: RuleId
  /** `bye-by-rule`, `wrong-seed`, `wrong-side` (who plays light): who it should have been. */
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

type ResultOf = (match: MatchId) => Result | null

/** Judges a round against the state it was paired on, and how it was played where that is known. */
export const checkRound = (
  before: EventState,
  round: RoundPaired,
  resultOf: ResultOf = () => null,
): RoundCheck => {
  const kind = before.stages[round.stage]?.plan.kind ?? 'swiss'
  return isBracket(kind) ? checkBracket(before, round, resultOf) : checkSwiss(before, round)
}

const checkBracket = (before: EventState, round: RoundPaired, resultOf: ResultOf): RoundCheck => {
  // Whatever comes out of the lots is as good as anything else.
  if (isDrawnByLot(before)) return { findings: [], receipt: null }
  const { rule } = rulesOf(before.created).regulation.cut.seeding
  const { pairings, early } = dueGames(before)
  const due = [...pairings, ...pairChart(before, early).pairings]
  const findings = round.pairings.flatMap(({ players, game }): readonly RoundFinding[] => {
    const ruled: readonly PlayerId[] = due.find((pairing) => pairing.game === game)?.players ?? []
    const isSame = players.every((player) => ruled.includes(player))
    return isSame ? [] : [{ kind: 'wrong-seed', players, expected: ruled, rule }]
  })
  return { findings: [...findings, ...wrongSides(before, round, due, resultOf)], receipt: null }
}

/** Games in which somebody else played the light side than the counts, or the last game, say. */
const wrongSides = (
  before: EventState,
  round: RoundPaired,
  due: readonly Pairing[],
  resultOf: ResultOf,
): readonly RoundFinding[] => {
  const { sides } = rulesOf(before.created).regulation.elimination
  return round.pairings.flatMap((pairing): readonly RoundFinding[] => {
    const { side } = due.find(({ game }) => game === pairing.game) ?? {}
    const result = resultOf(pairing.match)
    if (side === undefined || !('light' in side)) return []
    if (result?.ending !== 'won' && result?.ending !== 'timeout') return []
    const { players } = pairing
    if (atSeat(players, result.light) === side.light) return []
    const rule = (pairing.game === 'GF2' ? sides?.lastGame : sides?.laterRounds)?.rule
    const told = rule === undefined ? {} : { rule }
    return [{ kind: 'wrong-side', players, expected: [side.light], ...told }]
  })
}

const checkSwiss = (before: EventState, round: RoundPaired): RoundCheck => {
  const entered = swissField(before, round.entropy)
  // Byes won elsewhere are nobody's to give.
  const earned = round.byes.filter(({ kind }) => kind === 'earned').map(({ player }) => player)
  const everybody = earned.reduce(without, entered)
  const given = round.byes.filter(({ kind }) => kind !== 'earned')
  const sitting = [...given.map(({ player }) => player), ...round.leftOut]
  const present = sitting.reduce(without, everybody)
  const { open: field, others } = takeSeated(
    present,
    round.pairings.map(({ players }) => players),
  )
  const { isRuled, best, receipt } = judge(before, field, others, round)
  const cost = roundCost(field, others)
  const { pairing } = rulesOf(before.created).regulation
  const leftOut: readonly RoundFinding[] =
    round.leftOut.length > 0 ? [{ kind: 'left-out', players: round.leftOut }] : []
  const notOptimal: readonly RoundFinding[] = isRuled
    ? []
    : [{ kind: 'not-optimal', players: [], rule: pairing.laterRounds.rule, best }]
  return {
    findings: [
      ...leftOut,
      ...rematches(field, round, cost.rematches > best.rematches, pairing.rematch.rule),
      ...byes(before, everybody, given),
      ...notOptimal,
      ...drawnOtherwise(present, round),
    ],
    receipt:
      receipt !== null && receipt.certified !== 'by-hand'
        ? { ...receipt, otherBye: betterBye(before, everybody, field, given, receipt) }
        : receipt,
  }
}

type Judged = {
  readonly isRuled: boolean
  readonly best: RoundCost
  readonly receipt: Receipt | null
}

/** Whether the round is what the document's method gives: the one fold, or a best one by chance. */
const judge = (
  before: EventState,
  field: Field,
  pairs: readonly Pair<PlayerId>[],
  round: RoundPaired,
): Judged => {
  const cost = roundCost(field, pairs)
  const { receipt } = round
  const isFold = rulesOf(before.created).regulation.pairing.laterRounds.value === 'fold'
  if (isFold && !field.isFirstRound && field.points.size % 2 === 0) {
    const numbers = new Map([...before.players.values()].map((one) => [one.player, one.number]))
    // A round entered as played has no version of its own.
    const { name, version } = round.method
    const folded = foldPairs(field, numbers, name === foldMethod.name ? version : undefined)
    const isRuled = pairs.every(([a, b]) =>
      folded.some((players) => players.includes(a) && players.includes(b)),
    )
    const certified = isRuled ? ('fold' as const) : ('by-hand' as const)
    const best = roundCost(field, folded)
    return { isRuled, best, receipt: receipt === null ? null : { ...receipt, certified } }
  }
  // A round that reaches the bound needs no better one to be compared with.
  const isCertain = field.points.size % 2 === 1 || reachesBound(cost, lowerBound(field))
  const best = isCertain ? cost : roundCost(field, bestPairs(field))
  const isRuled = JSON.stringify(cost) === JSON.stringify(best)
  const isExact = receipt?.certified === 'by-hand' && isRuled
  return { isRuled, best, receipt: isExact ? { ...receipt, certified: 'exact' } : receipt }
}

/** Who meets somebody else than the lots on record say, drawn again as the method did then. */
const drawnOtherwise = (field: Field, round: RoundPaired): readonly RoundFinding[] => {
  if (round.method.name !== swissMethod.name) return []
  const drawn = new Map<PlayerId, PlayerId>()
  for (const { players } of pairSwiss(field, round.method.version).pairings) {
    drawn.set(players[0], players[1]).set(players[1], players[0])
  }
  const players = round.pairings.flatMap(({ players: [a, b] }) =>
    drawn.get(a) === b ? [] : [a, b],
  )
  return players.length > 0 ? [{ kind: 'entropy-differs', players }] : []
}

/** Who else could have sat out with fewer rematches; a round entered as played never asked. */
const betterBye = (
  before: EventState,
  everybody: Field,
  field: Field,
  given: readonly Bye[],
  receipt: Receipt,
): PlayerId | null => {
  const [bye, ...more] = given
  if (bye === undefined || more.length > 0) return null
  const points = everybody.points.get(bye.player) ?? 0
  const candidates = byeLevels(before, everybody).flat()
  return otherBye(field, bye.player, points, candidates, receipt.rematches)
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
  given: readonly Bye[],
): readonly RoundFinding[] => {
  const { bye } = rulesOf(before.created).regulation
  const { rule } = everybody.isFirstRound ? bye.firstRound : bye.laterRounds
  const isOdd = everybody.points.size % 2 === 1
  const ruled = isOdd ? (byeLevels(before, everybody)[0] ?? []) : []
  const tallies = new Map(standingsOf(before).map(({ player, tally }) => [player, tally.byes]))
  return given.flatMap(({ player }): readonly RoundFinding[] => {
    const isRuled = ruled.includes(player) && given.length === 1
    const wrong: readonly RoundFinding[] = isRuled
      ? []
      : [{ kind: 'bye-by-rule', players: [player], expected: ruled, rule }]
    const repeated: readonly RoundFinding[] =
      (tallies.get(player) ?? 0) > 0 ? [{ kind: 'repeated-bye', players: [player], rule }] : []
    return [...wrong, ...repeated]
  })
}
