import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { bracketOf } from '../bracket-of.ts'
import { finalPlaces } from '../places.ts'
import { currentStage, isStageComplete, openMatches, openRound, plannedStages } from '../rounds.ts'

export const finishEvent: Decider<'finish-event'> = (state) => {
  const stage = currentStage(state)
  if (stage === null) return refuse({ code: 'stage-not-started' })
  const open = openRound(state)
  if (open !== null) {
    const tables = openMatches(state, open).map((match) => match.table)
    return refuse({ code: 'round-open', round: open.number, tables })
  }
  const index = state.stages.length - 1
  const isOpenEnded = stage.plan.kind === 'swiss' && stage.plan.rounds === null
  const isPlayed =
    stage.plan.kind === 'elimination'
      ? bracketOf(state, index).isDecided
      : isStageComplete(state) || (isOpenEnded && state.rounds.length > 0)
  if (!isPlayed) return refuse({ code: 'stage-running', stage: index + 1 })
  if (plannedStages(state)[index + 1] !== undefined) return refuse({ code: 'cut-needed' })
  const places = finalPlaces(state)
  // A disqualified player stands in the list, without a place.
  const champion = places.find(({ place }) => place !== null)
  if (champion === undefined) return refuse({ code: 'too-few-players', needed: 1, present: 0 })
  return grant([{ kind: 'event-finished', champion: champion.player, places }])
}
