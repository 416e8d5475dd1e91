import {
  awaiting,
  currentStage,
  type EventState,
  followingStage,
  type StageKind,
} from '@topcut/engine'
import { refused } from '../refusal.ts'
import type { RoundStage } from './scenario.ts'
import type { Telling } from './telling.ts'

/** The stage as a file names it: one word for every kind of elimination. */
export const roundStageOf = (kind: StageKind): RoundStage =>
  kind === 'double-elimination' ? 'elimination' : kind

/** Makes the cut and starts the next stage where the file goes on with it. */
export const reachStage = (tale: Telling, wanted: RoundStage, at: string): void => {
  const running = currentStage(tale.state())?.plan.kind ?? 'swiss'
  const due = dueStage(tale.state())
  if (roundStageOf(running) === wanted) {
    if (wanted === 'swiss' && due === 'swiss') startNext(tale, at)
    return
  }
  if (wanted === 'swiss') refuseSwiss(tale.state(), at)
  if (due !== null && due !== wanted) {
    refused({ code: 'wrong-stage', at, stage: wanted, expected: due })
  }
  startNext(tale, at)
}

/** The stage whose turn it is once the running one has had its rounds; null before that. */
const dueStage = (state: EventState): RoundStage | null => {
  if (awaiting(state).step !== 'make-cut') return null
  const next = followingStage(state)
  return next === null ? null : roundStageOf(next.kind)
}

const startNext = (tale: Telling, place: string): void => {
  tale.give({ kind: 'make-cut' }, { place })
  tale.give({ kind: 'start-stage' }, { place })
}

/** A round of the bracket without its `stage` would otherwise pass for a Swiss round. */
const refuseSwiss = ({ stages }: EventState, at: string): never => {
  const planned = stages[0]?.plan.rounds ?? 0
  return planned === 0
    ? refused({ code: 'wrong-stage', at, stage: 'swiss', expected: 'elimination' })
    : refused({ code: 'no-further-round', planned, at })
}
