import { lastOf, openRound, plannedStages } from './model.mjs'
import { pairedFacts } from './paired-facts.mjs'
import { playerFacts } from './player-facts.mjs'

/**
 * How the model takes each fact in. One answers false where the fact cannot have happened, and has
 * changed nothing then. Facts that are not here move no place and no pairing.
 */
const facts = {
  'options-changed': (model, { options }) => {
    if (model.stages.length > 0) return false
    model.created = { ...model.created, options }
    model.announced = null
  },
  'event-announced': (model, { stages }) => {
    model.announced = stages
    // A stage that is on goes on for as many rounds as players have been told now.
    model.stages = model.stages.map((stage, index) => {
      const { rounds } = stages[index] ?? stage.plan
      return { ...stage, plan: { ...stage.plan, rounds } }
    })
  },
  ...playerFacts,
  ...pairedFacts,
  'result-entered': (model, { match, result }) => setResult(model, match, result, false),
  'result-amended': (model, { match, result }) => setResult(model, match, result, true),
  'result-annulled': (model, { match }) => {
    if (!setResult(model, match, null, true)) return false
    // Closed or not, its round goes on until the game has been played again.
    model.rounds[model.matches.get(match).round - 1].status = 'published'
  },
  'round-closed': (model, { round }) => {
    const open = openRound(model)
    if (open?.number !== round || open.status !== 'published') return false
    if (open.matches.some((match) => model.matches.get(match).result === null)) return false
    open.status = 'closed'
  },
  'luck-contributed': (model, { text, player = null }) => {
    const open = openRound(model)
    const round = model.rounds.length + (open?.status === 'paired' ? 0 : 1)
    // The last word of each phone counts, for each round.
    const isReplaced = (one) => player !== null && one.player === player && one.round === round
    model.hall = [...model.hall.filter((one) => !isReplaced(one)), { text, player, round }]
  },
  'cut-made': (model, { stage, kindOfStage, seeds }) => {
    if (openRound(model) !== undefined || stage !== model.stages.length) return false
    model.cut = { stage, kindOfStage, seeds }
  },
  'place-declined': (model, { player, seeds }) => {
    if (!model.cut?.seeds.includes(player)) return false
    model.cut = { ...model.cut, seeds }
    beginAnew(model, seeds)
  },
  'event-finished': (model, { places, champion }) => {
    if (openRound(model) !== undefined) return false
    model.finished = { places, champion }
  },
}

function setResult(model, id, result, hadOne) {
  const match = model.matches.get(id)
  if (match === undefined || (match.result !== null) !== hadOne) return false
  if (model.rounds[match.round - 1]?.status === 'paired') return false
  model.matches.set(id, { ...match, result })
  return true
}

/** A place given up after the bracket was drawn: the others move up, and it is drawn anew. */
function beginAnew(model, seeds) {
  const stage = model.stages[model.cut.stage]
  if (stage === undefined) return
  while (model.rounds.length >= stage.firstRound) {
    for (const match of model.rounds.pop().matches) model.matches.delete(match)
  }
  model.stages[model.cut.stage] = { ...stage, entrants: seeds }
}

/** Takes one fact in; false where it cannot have happened. */
export function take(model, fact) {
  const how = Object.hasOwn(facts, fact.kind) ? facts[fact.kind] : undefined
  return how === undefined || how(model, fact) !== false
}

/** How many go on into the stage after this one; undefined where nobody was told. */
export function cutSize(model, finalMatch) {
  const planned = plannedStages(model)[model.stages.length]
  if (planned !== undefined) return planned.cut ?? undefined
  return finalMatch && lastOf(model.stages)?.plan.kind === 'swiss' ? 2 : undefined
}
