import type { Bracket } from '../../event/reading/bracket/bracket.ts'
import { bracketOf } from '../../event/reading/bracket/bracket-of.ts'
import { isActive, matchOfPlayer, openRound } from '../../event/reading/rounds.ts'
import { winnerOf } from '../../event/reading/scoring-of.ts'
import type { EventState, Match } from '../../event/spine/state.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { StageKind } from '../../vocabulary/stage.ts'
import { matchEnds } from './match-ends.ts'
import type { BracketNeeds, Leads } from './needs-view.ts'

/** What it takes to advance in the last stage, which is a bracket. */
export const bracketNeeds = (
  state: EventState,
  player: PlayerId,
  stage: StageKind,
): BracketNeeds => {
  const bracket = bracketOf(state, state.stages.length - 1)
  const isEntrant = state.stages.at(-1)?.entrants.includes(player) === true
  const isIn = isEntrant && isActive(state, player) && !isBeaten(bracket, player, stage)
  const round = openRound(state)
  const match = round === null ? null : matchOfPlayer(state, round, player)
  return {
    kind: 'bracket',
    stage,
    status: bracket.champion === player ? 'champion' : isIn ? 'in' : 'out',
    outcomes:
      !isIn || match === null || match.result !== null
        ? []
        : (['win', 'loss'] as const).map((outcome) => ({
            outcome,
            leads: leadsTo(state, match, player, outcome, stage),
          })),
  }
}

export const isBeaten = (
  { rounds, outAt }: Bracket,
  player: PlayerId,
  stage: StageKind,
): boolean =>
  stage === 'double-elimination'
    ? outAt.has(player)
    : rounds.flat().some(({ slots, isDecided, winner }) => {
        return slots.includes(player) && isDecided && winner !== player
      })

const leadsTo = (
  state: EventState,
  match: Match,
  player: PlayerId,
  outcome: 'win' | 'loss',
  stage: StageKind,
): Leads => {
  const ended = matchEnds(state.created, 'elimination')
    .map(({ result }): Match => ({ ...match, result }))
    .find((one) => {
      const winner = winnerOf(state, one)
      return winner !== null && (winner === player) === (outcome === 'win')
    })
  const matches = new Map(state.matches).set(match.match, ended ?? match)
  const after = bracketOf({ ...state, matches }, state.stages.length - 1)
  if (after.champion === player) return 'champion'
  if (isBeaten(after, player, stage)) return 'out'
  return outcome === 'win' ? 'goes-on' : 'second-chance'
}
