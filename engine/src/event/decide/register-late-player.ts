import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { discardPairing } from '../discard-pairing.ts'
import { missedRounds } from '../missed.ts'
import { nextNumber } from '../players.ts'
import { currentStage, isStageComplete } from '../rounds.ts'
import { rulesOf } from '../rules.ts'

/** Comes after the start: joins the next round, with unpaired losses for the rounds missed. */
export const registerLatePlayer: Decider<'register-late-player'> = (state, { player }) => {
  const before = state.players.get(player)
  if (before !== undefined && before.status !== 'registered') {
    return refuse({ code: 'already-registered', player })
  }
  const stage = currentStage(state)
  if (stage === null) return refuse({ code: 'registration-still-open', player })
  if (stage.plan.kind !== 'swiss' || state.cut !== null || isStageComplete(state)) {
    return refuse({ code: 'stage-over', player })
  }
  if (rulesOf(state.created).readings.lateEntry === 'refuse') {
    return refuse({ code: 'late-entry-refused', player })
  }
  const { facts, warnings } = discardPairing(state)
  const number = before?.number ?? nextNumber(state)
  const missed = missedRounds(state, stage.firstRound)
  return grant([...facts, { kind: 'player-entered-late', player, number, missed }], warnings)
}
