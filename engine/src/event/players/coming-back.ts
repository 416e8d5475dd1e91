import type { Actor } from '../../vocabulary/role.ts'
import { currentStage, isRunning, openRound } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState, PlayerState } from '../spine/state.ts'
import { missedRounds } from './entering.ts'
import { hallRefusals } from './places-in-hall.ts'

/** Leaves after the round that is played: nothing is missed, and nobody has gone yet. */
export const isStillHere = (state: EventState, { lastRound }: PlayerState): boolean =>
  lastRound !== null && isRunning(state, lastRound)

/**
 * Players take back what they wished themselves, as long as it has changed nothing: no round has
 * gone without them, and no pairing waits that would be thrown away.
 */
const isOwnWish = (state: EventState, { leftBySelf, lastRound }: PlayerState): boolean =>
  leftBySelf &&
  missedRounds(state, (lastRound ?? 0) + 1).length === 0 &&
  openRound(state)?.status !== 'paired'

/** What speaks against letting somebody back in, asked for by a leader or by the player. */
export const comingBackRefusals = (
  state: EventState,
  before: PlayerState,
  by: Actor,
): readonly Refusal[] => {
  const { player, lastRound } = before
  if (by.role === 'player' && !isOwnWish(state, before)) {
    return [{ code: 'return-by-organizer' }]
  }
  if (isStillHere(state, before)) return hallRefusals(state, player)
  const isOff = rulesOf(state.created).readings.readmission === 'off'
  const stage = currentStage(state)
  const isSameStage =
    stage !== null && (lastRound ?? 0) + 1 >= stage.firstRound && stage.plan.kind === 'swiss'
  // After a cut only those come back who had gone on.
  const isInStage = state.stages.length < 2 || stage?.entrants.includes(player) === true
  const isCut = state.cut?.stage === state.stages.length
  return [
    ...(isOff ? [{ code: 'readmission-off', player, overridable: true } as const] : []),
    ...hallRefusals(state, player),
    ...(!isSameStage || !isInStage || isCut ? [{ code: 'stage-over', player } as const] : []),
  ]
}
