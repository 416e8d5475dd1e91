import {
  checkRound,
  type Event,
  type EventState,
  type Fact,
  isBracket,
  type MatchId,
  openEvent,
  type PlayerId,
  type Result,
  type RoundCheck,
  rulesOf,
} from '@topcut/engine'
import { playScenario, type Scenario, telling } from '@topcut/exchange'
import { checkOutput } from '../output/check.ts'

/** Every round in the file, judged against the state it was paired on. */
export const check = (scenario: Scenario): unknown => {
  const { log, state } = playScenario(scenario, { leftOut: 'lenient' })
  const resultOf = (match: MatchId) => state?.matches.get(match)?.result ?? null
  return checkOutput(
    log.flatMap(({ n, fact }) => {
      if (fact.kind !== 'round-paired') return []
      const own = scenario.rounds[fact.round - 1]?.entropy ?? null
      return [{ round: fact.round, ...judge(openEvent(log.slice(0, n - 1)), fact, own, resultOf) }]
    }),
  )
}

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

const judge = (
  before: Event,
  round: RoundPaired,
  entropy: string | null,
  resultOf: (match: MatchId) => Result | null,
): RoundCheck => {
  const { state } = before
  if (state === null) return { findings: [], receipt: null }
  const { findings, receipt } = checkRound(state, round, resultOf)
  if (entropy === null || !isByChance(state, round)) return { findings, receipt }
  const players = seatedOtherwise(round, drawAgain(before, entropy))
  return {
    findings: players.length > 0 ? [...findings, { kind: 'entropy-differs', players }] : findings,
    receipt,
  }
}

/** Whether lots decide who meets: neither a folded list nor a seeded bracket leaves a choice. */
const isByChance = (state: EventState, { stage, round }: RoundPaired): boolean => {
  const { plan, places = null, firstRound } = state.stages[stage] ?? {}
  if (plan !== undefined && isBracket(plan.kind)) return places !== null && firstRound === round
  const { laterRounds } = rulesOf(state.created).regulation.pairing
  return round === 1 || laterRounds.value !== 'fold'
}

/** The round that this entropy gives. */
const drawAgain = (before: Event, entropy: string): RoundPaired | null => {
  const entries = telling(before).give({ kind: 'pair-round' }, { entropy })
  const paired = entries.find(({ fact }) => fact.kind === 'round-paired')?.fact
  return paired?.kind === 'round-paired' ? paired : null
}

/** Who sits opposite somebody else, or sits out, other than in the draw. */
const seatedOtherwise = (played: RoundPaired, drawn: RoundPaired | null): readonly PlayerId[] => {
  const due = drawn === null ? new Map() : opponentsIn(drawn)
  const listed = [...opponentsIn(played), ...played.leftOut.map((one) => [one, undefined] as const)]
  return listed.flatMap(([player, opponent]) => (due.get(player) === opponent ? [] : [player]))
}

/** Everybody with the opponent, null for a bye. */
const opponentsIn = ({ pairings, byes }: RoundPaired): ReadonlyMap<PlayerId, PlayerId | null> =>
  new Map<PlayerId, PlayerId | null>([
    ...pairings.flatMap(({ players: [a, b] }) => [[a, b] as const, [b, a] as const]),
    ...byes.map(({ player }) => [player, null] as const),
  ])
