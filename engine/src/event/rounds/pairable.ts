import type { StageKind } from '../../vocabulary/stage.ts'
import { bracketToPair } from '../reading/bracket/bracket-of.ts'
import { followingStage } from '../reading/following-stage.ts'
import {
  activePlayers,
  currentStage,
  isBracket,
  isStageComplete,
  openMatches,
  openRound,
} from '../reading/rounds.ts'
import type { Fact, Refusal } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'

type Ready =
  | { readonly refusal: Refusal }
  /** `facts` come first: a pairing that waits to be published makes way. */
  | { readonly kind: StageKind; readonly facts: readonly Fact[] }

/** Whether a next round can be paired now. */
export const pairable = (state: EventState): Ready => {
  const stage = currentStage(state)
  if (stage === null) return { refusal: { code: 'stage-not-started' } }
  const open = openRound(state)
  if (open?.status === 'published') {
    const tables = openMatches(state, open).map((match) => match.table)
    const { number: round } = open
    return {
      refusal:
        tables.length > 0
          ? { code: 'results-missing', round, tables }
          : { code: 'round-open', round, tables },
    }
  }
  const facts: readonly Fact[] =
    open === null ? [] : [{ kind: 'round-unpaired', round: open.number }]
  if (isBracket(stage.plan.kind)) {
    const bracket = bracketToPair(state)
    return bracket.next.length === 0
      ? { refusal: { code: 'no-further-round', planned: bracket.rounds.length } }
      : { kind: stage.plan.kind, facts }
  }
  // Once the cut is made a stage is over, also one without a planned end.
  const isCut = state.cut?.stage === state.stages.length
  if (isCut || isStageComplete(state)) {
    if (followingStage(state) !== null) {
      return { refusal: { code: 'cut-needed' } }
    }
    return { refusal: { code: 'no-further-round', planned: stage.plan.rounds ?? 0 } }
  }
  const present = activePlayers(state).length
  if (present < 2) return { refusal: { code: 'too-few-players', needed: 2, present } }
  return { kind: 'swiss', facts }
}
