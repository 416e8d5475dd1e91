import { lastOf, plannedStages, playingOn } from './model.mjs'

/**
 * Whether it was the turn of a fact, by what players had been told until then. Told otherwise later,
 * what was played stays: this is asked where something happens, never when it is told again.
 */
export function isItsTurn(model, fact) {
  const turn = Object.hasOwn(turns, fact.kind) ? turns[fact.kind] : undefined
  return turn === undefined || turn(model, fact)
}

const turns = {
  'stage-started': (model, { stage, plan, places = null }) =>
    isAsTold(model, stage, plan) &&
    // A bracket that begins the event has lots, any other one seeds.
    (places !== null) === (stage === 0 && plan.kind === 'elimination'),
  'round-paired': (model, { stage }) =>
    model.stages[stage]?.plan.kind !== 'swiss' || !hasHadAll(model),
  'cut-made': (model, { stage, kindOfStage }) => {
    const told = plannedStages(model)[stage]
    return (
      model.cut?.stage !== stage && mayEnd(model) && (told?.kind ?? 'final-match') === kindOfStage
    )
  },
  'event-finished': (model) =>
    lastOf(model.stages)?.plan.kind !== 'swiss' ||
    playingOn(model).length < 2 ||
    (mayEnd(model) && plannedStages(model)[model.stages.length] === undefined),
}

const isSame = (one, other) => one.rounds === other.rounds && one.cut === other.cut

/** A final match of level leaders nobody could tell. */
function isAsTold(model, stage, plan) {
  const told = plannedStages(model)[stage]
  if (told !== undefined) return told.kind === plan.kind && isSame(told, plan)
  return stage > 0 && plan.kind === 'final-match' && isSame(plan, { rounds: 1, cut: 2 })
}

const playedOf = ({ stages, rounds }) => rounds.length - lastOf(stages).firstRound + 1

/** Whether the cut of a stage is made, or all its rounds have been. */
function hasHadAll(model) {
  const { rounds } = lastOf(model.stages).plan
  return model.cut?.stage === model.stages.length || (rounds !== null && playedOf(model) >= rounds)
}

/** Whether Swiss rounds may end now: where no end was planned, after the first. */
const mayEnd = (model) =>
  hasHadAll(model) || (lastOf(model.stages).plan.rounds === null && playedOf(model) > 0)
