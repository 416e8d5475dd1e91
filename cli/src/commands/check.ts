import {
  checkRound,
  type Event,
  type EventState,
  type Fact,
  isDeparture,
  openEvent,
  type RoundCheck,
  type RoundFinding,
} from '@topcut/engine'
import { playScenario } from '../scenario/play.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { telling } from '../scenario/telling.ts'

/** Every round in the file, judged against the state it was paired on. */
export const check = (scenario: Scenario): unknown => {
  const { log } = playScenario(scenario, { leftOut: 'lenient' })
  const rounds = log.flatMap(({ n, fact }) => {
    if (fact.kind !== 'round-paired') return []
    const before = openEvent(log.slice(0, n - 1))
    if (before.state === null) return []
    const own = scenario.rounds[fact.round - 1]?.entropy ?? null
    return [{ round: fact.round, ...judge(before, before.state, fact, own) }]
  })
  return { rounds, clean: !rounds.some(({ findings }) => findings.some(isDeparture)) }
}

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

const judge = (
  before: Event,
  state: EventState,
  round: RoundPaired,
  entropy: string | null,
): RoundCheck => {
  const { findings, receipt } = checkRound(state, round)
  const isDrawn = state.stages[round.stage]?.plan.kind === 'swiss' && entropy !== null
  const differs = isDrawn && !isSameDraw(round, drawAgain(before, entropy))
  const finding: RoundFinding = { kind: 'entropy-differs', players: [] }
  return { findings: differs ? [...findings, finding] : findings, receipt }
}

/** The round that this entropy gives. */
const drawAgain = (before: Event, entropy: string): RoundPaired | null => {
  const [entry] = telling(before).give({ kind: 'pair-round' }, { entropy })
  return entry?.fact.kind === 'round-paired' ? entry.fact : null
}

const isSameDraw = (played: RoundPaired, drawn: RoundPaired | null): boolean => {
  const shape = ({ pairings, byes }: RoundPaired) =>
    JSON.stringify([
      pairings.map(({ players }) => [...players].sort()).sort(),
      byes.map(({ player }) => player),
    ])
  return drawn !== null && shape(played) === shape(drawn)
}
