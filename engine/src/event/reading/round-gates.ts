import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Refusal } from '../spine/answers.ts'
import type { MaterialCase } from '../spine/matters.ts'
import type { EventState, Round } from '../spine/state.ts'
import { dueGames } from './bracket/due-games.ts'
import { notNeededBy, openCases } from './open-matters.ts'
import { activePlayers, currentStage, isBracket, matchesOf } from './rounds.ts'
import { rulesOf } from './rules.ts'

/** Against the next round: who had a part missing in the last one, and still has. */
export const materialRefusals = (state: EventState): readonly Refusal[] => {
  const { lost } = rulesOf(state.created).regulation.material
  if (lost?.value.atNextRound !== 'removed') return []
  const played = state.rounds.filter(({ status }) => status !== 'paired').length
  const due = openCases(state).filter(
    (one) => firstRoundOf(one) <= played && notNeededBy(state, one) === null,
  )
  if (due.length === 0) return []
  const playing = new Set(playersOfNextRound(state))
  const players = [...new Set(due.map(({ player }) => player))].filter((one) => playing.has(one))
  if (players.length === 0) return []
  return [{ code: 'material-missing', players, rule: lost.rule, overridable: true }]
}

/** What was noticed between two rounds is noticed at the start of the next one. */
const firstRoundOf = ({ round, match }: MaterialCase): number =>
  match === null ? round + 1 : round

/** In a bracket whoever is out owes nothing any more. */
const playersOfNextRound = (state: EventState): readonly PlayerId[] => {
  const stage = currentStage(state)
  if (stage === null || !isBracket(stage.plan.kind)) {
    return activePlayers(state).map(({ player }) => player)
  }
  const { pairings, byes } = dueGames(state)
  return [...pairings.flatMap(({ players }) => players), ...byes.map(({ player }) => player)]
}

/** Against the end of a round: results of leaders who play that no opponent has confirmed. */
export const confirmationRefusals = (state: EventState, round: Round): readonly Refusal[] => {
  const { rule } = rulesOf(state.created).regulation.people.mayPlay
  const tables = matchesOf(state, round)
    .filter(({ awaits }) => awaits !== null)
    .map(({ table }) => table)
  return tables.length === 0
    ? []
    : [{ code: 'confirmation-missing', tables, rule, overridable: true }]
}
