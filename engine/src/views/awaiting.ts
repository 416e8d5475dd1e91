import { bracketOf } from '../event/bracket-of.ts'
import {
  currentStage,
  isStageComplete,
  openMatches,
  openRound,
  plannedStages,
} from '../event/rounds.ts'
import type { EventState } from '../event/state.ts'

/** What the day is waiting for: always one next step, and what is missing for it. */
export type Awaiting =
  | { readonly step: 'register-players'; readonly registered: number }
  | { readonly step: 'check-in-players'; readonly missing: number }
  | { readonly step: 'announce-event' }
  | { readonly step: 'start-stage'; readonly stage: number }
  | { readonly step: 'pair-round'; readonly round: number }
  | { readonly step: 'publish-round'; readonly round: number }
  | {
      readonly step: 'enter-results'
      readonly round: number
      readonly tables: readonly number[]
      readonly of: number
      readonly isClockRunning: boolean
    }
  | { readonly step: 'close-round'; readonly round: number }
  | { readonly step: 'make-cut'; readonly size: number }
  | { readonly step: 'finish-event' }
  | { readonly step: 'nothing' }

export const awaiting = (state: EventState): Awaiting => {
  if (state.finished !== null) return { step: 'nothing' }
  const stage = currentStage(state)
  if (stage === null) return beforeTheStart(state)
  const round = openRound(state)
  if (round !== null) {
    if (round.status === 'paired') return { step: 'publish-round', round: round.number }
    const tables = openMatches(state, round).map((match) => match.table)
    if (tables.length === 0) return { step: 'close-round', round: round.number }
    return {
      step: 'enter-results',
      round: round.number,
      tables,
      of: round.matches.length,
      isClockRunning: round.clock !== null,
    }
  }
  const next = state.rounds.length + 1
  if (stage.plan.kind === 'elimination') {
    const isOver = bracketOf(state, state.stages.length - 1).isDecided
    return isOver ? { step: 'finish-event' } : { step: 'pair-round', round: next }
  }
  if (!isStageComplete(state)) return { step: 'pair-round', round: next }
  const following = plannedStages(state)[state.stages.length]
  if (following === undefined) return { step: 'finish-event' }
  return state.cut?.stage === state.stages.length
    ? { step: 'start-stage', stage: state.stages.length + 1 }
    : { step: 'make-cut', size: following.cut ?? 0 }
}

const beforeTheStart = (state: EventState): Awaiting => {
  const players = [...state.players.values()].filter(({ status }) => status === 'registered')
  if (players.length < 2) return { step: 'register-players', registered: players.length }
  const missing = players.filter(({ checkedIn }) => !checkedIn).length
  if (missing > 0) return { step: 'check-in-players', missing }
  if (state.announced === null || state.announced.headCount !== players.length) {
    return { step: 'announce-event' }
  }
  return { step: 'start-stage', stage: 1 }
}
