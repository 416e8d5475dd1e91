import { departures } from '../../structure/compare.ts'
import type { StageKind, StagePlan } from '../../vocabulary/stage.ts'
import { bracketOf } from '../reading/bracket/bracket-of.ts'
import { followingStage } from '../reading/following-stage.ts'
import {
  activePlayers,
  currentStage,
  isBracket,
  isStageComplete,
  openMatches,
  openRound,
} from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

/** Rounds without a planned end are over when the organizer says so. */
const hasOpenEnd = (state: EventState): boolean => currentStage(state)?.plan.rounds === null

type CutDue =
  | { readonly refusal: Refusal }
  /** What it leads to, and how many go on. */
  | { readonly kind: StageKind; readonly size: number }

/** The cut that can be made now, or why there is none. */
export const cutDue = (state: EventState): CutDue => {
  if (currentStage(state) === null) return { refusal: { code: 'stage-not-started' } }
  if (state.cut?.stage === state.stages.length) return { refusal: { code: 'cut-already-made' } }
  const plan = followingStage(state)
  // Of a stage without a planned end no cut will ever be due.
  if (plan === null && hasOpenEnd(state)) return { refusal: { code: 'no-further-stage' } }
  // A level end of rounds without a planned end still needs its final match.
  const isOver =
    isStageComplete(state) ||
    (plan?.kind === 'final-match' && hasOpenEnd(state) && state.rounds.length > 0)
  if (openRound(state) !== null || !isOver) return { refusal: { code: 'cut-not-due' } }
  if (plan === null || plan.cut === null) return { refusal: { code: 'no-further-stage' } }
  return { kind: plan.kind, size: plan.cut }
}

/** Why the event cannot be finished now. */
export const endRefusal = (state: EventState): Refusal | null => {
  const stage = currentStage(state)
  if (stage === null) return { code: 'stage-not-started' }
  const open = openRound(state)
  if (open !== null) {
    const tables = openMatches(state, open).map((match) => match.table)
    return { code: 'round-open', round: open.number, tables }
  }
  const index = state.stages.length - 1
  // With nobody left to pair the event could never end otherwise.
  const isDeserted = stage.plan.kind === 'swiss' && activePlayers(state).length < 2
  // A stage is over once its cut is made, whatever its plan became since.
  const isCut = state.cut?.stage === state.stages.length
  const isOpenEnded = stage.plan.kind === 'swiss' && hasOpenEnd(state)
  const isPlayed = isBracket(stage.plan.kind)
    ? bracketOf(state, index).isDecided
    : isStageComplete(state) || isCut || isDeserted || (isOpenEnded && state.rounds.length > 0)
  if (!isPlayed) return { code: 'stage-running', stage: index + 1 }
  return !isDeserted && followingStage(state) !== null ? { code: 'cut-needed' } : null
}

/** A stage without a planned end is held against the document's minimum when it ends. */
export const minimumAtTheEnd = (state: EventState): readonly Refusal[] => {
  if (currentStage(state)?.plan.kind !== 'swiss' || !hasOpenEnd(state)) return []
  const { created, rounds, stages } = state
  const played: StagePlan = { kind: 'swiss', rounds: rounds.length, cut: null }
  const clauses = rulesOf(created).regulation.structure
  return departures([played], created.tier, stages[0]?.entrants.length ?? 0, clauses)
    .filter(({ strength }) => strength === 'minimum')
    .map(({ what, ruled, planned, rule }) => {
      return { code: 'below-minimum', what, minimum: ruled, planned, rule, overridable: true }
    })
}
