import { bracketOf } from '../event/reading/bracket/bracket-of.ts'
import { followingStage } from '../event/reading/following-stage.ts'
import { currentStage, isBracket, isStageComplete } from '../event/reading/rounds.ts'
import { overRefusal } from '../event/spine/over-refusal.ts'
import type { EventState, Match, Round } from '../event/spine/state.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { remembered } from './remembered.ts'

/**
 * All is played and the organizer has not finished the event: who has won is told at the ceremony,
 * not by a screen before it.
 */
export const isEndKept = (state: EventState): boolean => {
  const stage = currentStage(state)
  if (stage === null || state.about.champion === 'at-once') return false
  if (overRefusal(state) !== null) return false
  return isBracket(stage.plan.kind)
    ? bracketOf(state, state.stages.length - 1).isDecided
    : isStageComplete(state) && followingStage(state) === null
}

/** The state but for what tells who has won; the two who played for it know their own result. */
export const withoutEnd = (state: EventState, player?: PlayerId): EventState => {
  const last = state.rounds.at(-1)
  // A bracket can be over before a round of it is played: then nobody is left to meet.
  if (last?.stage !== state.stages.length - 1 || !isEndKept(state)) return state
  if (!isBracket(currentStage(state)?.plan.kind ?? 'swiss')) return lastRoundOpen(state, last)
  const isOwn = last.matches.some((id) => state.matches.get(id)?.players.some((p) => p === player))
  return isOwn ? state : finalUntold(state, last)
}

/** Standings go by closed rounds, and those after the last one are the places. */
const lastRoundOpen = remembered((state: EventState, last: Round): EventState => {
  const open: Round = { ...last, status: 'published', clock: null }
  return { ...state, rounds: [...state.rounds.slice(0, -1), open] }
})

const finalUntold = remembered((state: EventState, last: Round): EventState => {
  const matches = new Map(state.matches)
  for (const id of last.matches) {
    const match = matches.get(id)
    if (match !== undefined) matches.set(id, untold(match, last))
  }
  return { ...state, matches }
})

/** Over, or everybody would wait for a table that has gone home. */
const untold = (match: Match, { clock }: Round): Match => ({
  ...match,
  result: null,
  endedAt: match.endedAt ?? match.startedAt ?? clock?.startedAt ?? null,
})
