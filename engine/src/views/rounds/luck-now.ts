import { isCommitted, roundToDraw, wordsFor } from '../../event/luck/draw-luck.ts'
import { currentStage, isBracket, roundsOfStage } from '../../event/reading/rounds.ts'
import type { EventState } from '../../event/spine/state.ts'

/** The lot of the next round while the hall may still add to it. */
export type LuckNow = {
  readonly round: number
  /** What has been added, the earliest first. */
  readonly hall: EventState['luck']['hall']
}

/** Null where lots are not fixed before, where the round is drawn, and where none is drawn any more. */
export const luckNow = (state: EventState): LuckNow | null => {
  const round = roundToDraw(state)
  const isOver = state.finished !== null || state.cancelled !== null
  if (!isCommitted(state) || isOver || state.luck.drawn[round] !== undefined) return null
  return isDrawnByLot(state) ? { round, hall: wordsFor(state, round) } : null
}

/** In a bracket the seeds say who meets whom: a word would change nothing. */
const isDrawnByLot = (state: EventState): boolean => {
  const stage = currentStage(state)
  if (stage === null) return true
  const { kind, rounds } = stage.plan
  const played = roundsOfStage(state, state.stages.length - 1).length
  // Once the cut is made a stage is over, also one without a planned end.
  const isCut = state.cut?.stage === state.stages.length
  return !isBracket(kind) && !isCut && (rounds === null || played < rounds)
}
