import { organizerRefusals } from '../../event/leaders/office.ts'
import { rulingRefusals } from '../../event/leaders/ruling-leader.ts'
import { leaderRefusals } from '../../event/leaders/seconds.ts'
import { bracketOf } from '../../event/reading/bracket/bracket-of.ts'
import { followingStage } from '../../event/reading/following-stage.ts'
import { lateListRefusals, listRefusals } from '../../event/reading/list-gate.ts'
import { missionRefusals } from '../../event/reading/missions.ts'
import { confirmationRefusals, materialRefusals } from '../../event/reading/round-gates.ts'
import {
  activePlayers,
  currentStage,
  isBracket,
  isStageComplete,
  openMatches,
  openRound,
} from '../../event/reading/rounds.ts'
import { announcedChanges, announcedRefusals } from '../../event/set-up/announced-changes.ts'
import { planNow, untoldSeconds } from '../../event/set-up/announcements.ts'
import type { AnnouncedChange } from '../../event/set-up/answers.ts'
import type { Refusal } from '../../event/spine/answers.ts'
import { overRefusal } from '../../event/spine/over-refusal.ts'
import type { EventState } from '../../event/spine/state.ts'

/**
 * What the day is waiting for: always one next step, and what is missing for it. `against` is what
 * the document says against the step for now: to be settled first, or overridden with a reason.
 */
export type Awaiting = { readonly against?: readonly Refusal[] } & (
  | { readonly step: 'register-players'; readonly registered: number }
  | {
      readonly step: 'check-in-players'
      readonly missing: number
      /** What can be done without them; absent while too few are there to play. */
      readonly without?: 'announce-event' | 'start-stage'
    }
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
)

export const awaiting = (state: EventState): Awaiting => {
  const next = nextStep(state)
  const against = whatSpeaksAgainst(state, next)
  return against.length === 0 ? next : { ...next, against }
}

const whatSpeaksAgainst = (state: EventState, { step }: Awaiting): readonly Refusal[] => {
  const round = openRound(state)
  switch (step) {
    case 'announce-event':
      return announcedRefusals(state, changesNow(state))
    case 'start-stage':
      return state.stages.length > 0
        ? []
        : [
            ...leaderRefusals(state),
            ...missionRefusals(state),
            ...listRefusals(state),
            ...organizerRefusals(state),
          ]
    case 'pair-round':
      return [...materialRefusals(state), ...lateListRefusals(state)]
    case 'publish-round':
      return round === null ? [] : [...rulingRefusals(state, round), ...untoldSeconds(state)]
    case 'close-round':
      return round === null ? [] : confirmationRefusals(state, round)
    default:
      return []
  }
}

const nextStep = (state: EventState): Awaiting => {
  if (overRefusal(state) !== null) return { step: 'nothing' }
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
  if (isBracket(stage.plan.kind)) {
    const isOver = bracketOf(state, state.stages.length - 1).isDecided
    return isOver ? { step: 'finish-event' } : { step: 'pair-round', round: next }
  }
  if (activePlayers(state).length < 2) return { step: 'finish-event' }
  // A stage without a planned end is over once its cut is made.
  const isCut = state.cut?.stage === state.stages.length
  if (!isCut && !isStageComplete(state)) return { step: 'pair-round', round: next }
  const following = followingStage(state)
  if (following === null) return { step: 'finish-event' }
  return isCut
    ? { step: 'start-stage', stage: state.stages.length + 1 }
    : { step: 'make-cut', size: following.cut ?? 0 }
}

const beforeTheStart = (state: EventState): Awaiting => {
  const players = [...state.players.values()].filter(({ status }) => status === 'registered')
  if (players.length < 2) return { step: 'register-players', registered: players.length }
  const missing = players.filter(({ checkedIn }) => !checkedIn).length
  const present = players.length - missing
  const isTold = state.announced?.headCount === present && changesNow(state).length === 0
  if (missing > 0) {
    const without = isTold ? 'start-stage' : 'announce-event'
    return { step: 'check-in-players', missing, ...(present < 2 ? {} : { without }) }
  }
  if (!isTold) return { step: 'announce-event' }
  return { step: 'start-stage', stage: 1 }
}

/** What players were told and is not so any more, by those who are there now. */
const changesNow = (state: EventState): readonly AnnouncedChange[] => {
  const { stages, headCount } = planNow(state)
  return stages === null ? [] : announcedChanges(state, stages, headCount)
}
