import type { PlayerId } from '../../vocabulary/ids.ts'
import type { SideChoice } from '../../vocabulary/pairing.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import { atSeat, type Pair } from '../../vocabulary/seat.ts'
import type { EventState, Match } from '../spine/state.ts'
import { currentStage, matchesOf, roundsOfStage } from './rounds.ts'
import { rulesOf } from './rules.ts'

/**
 * Who plays which side: the one who has played the dark side more often plays the light one; where
 * that is level, the better seed chooses. In the last game of all, the two swap.
 */
export const sideOf = (
  state: EventState,
  game: string,
  players: Pair<PlayerId>,
): { readonly side?: SideChoice } => {
  if (rulesOf(state.created).regulation.elimination.sides === null) return {}
  const matches = roundsOfStage(state, state.stages.length - 1).flatMap((round) =>
    matchesOf(state, round),
  )
  if (game === 'GF2') {
    const first = matches.find((match) => match.game === 'GF1')
    const light = first === undefined ? null : lightIn(first)
    const dark = players.find((player) => player !== light)
    if (light !== null && dark !== undefined) return { side: { light: dark } }
  }
  const [a, b] = players
  const lean = (player: PlayerId) => darkLessLight(matches, player)
  if (lean(a) !== lean(b)) return { side: { light: lean(a) > lean(b) ? a : b } }
  const seeds = currentStage(state)?.entrants ?? []
  return { side: { chooser: seeds.indexOf(a) < seeds.indexOf(b) ? a : b } }
}

/** Why somebody plays a side, or chooses it, and what the two have played before. */
export type SideReason = {
  readonly rule: RuleId
  readonly why: 'first-round' | 'balance' | 'level' | 'swapped'
  /** In each seat: games on the light and on the dark side in this stage. */
  readonly played: Pair<{ readonly light: number; readonly dark: number }>
}

/** What the sides of a match come from; null where it has none. */
export const sideReason = (state: EventState, match: Match): SideReason | null => {
  const { sides } = rulesOf(state.created).regulation.elimination
  const { side, players, game } = match
  const stage = state.rounds[match.round - 1]?.stage
  if (sides === null || side === undefined || stage === undefined) return null
  const before = roundsOfStage(state, stage)
    .filter(({ number }) => number < match.round)
    .flatMap((round) => matchesOf(state, round))
  const countOf = (player: PlayerId) => {
    const lights = before.flatMap((one) =>
      one.players.includes(player) ? (lightIn(one) ?? []) : [],
    )
    const light = lights.filter((one) => one === player).length
    return { light, dark: lights.length - light }
  }
  const played = [countOf(players[0]), countOf(players[1])] as const
  const isSwapped =
    game === 'GF2' && before.some((one) => one.game === 'GF1' && lightIn(one) !== null)
  if (isSwapped) return { rule: sides.lastGame.rule, why: 'swapped', played }
  if (state.stages[stage]?.firstRound === match.round) {
    return { rule: sides.firstRound.rule, why: 'first-round', played }
  }
  return { rule: sides.laterRounds.rule, why: 'light' in side ? 'balance' : 'level', played }
}

/** Who played the light side; null where a match was not played out. */
const lightIn = ({ result, players }: Match): PlayerId | null =>
  result?.ending === 'won' || result?.ending === 'timeout' ? atSeat(players, result.light) : null

const darkLessLight = (matches: readonly Match[], player: PlayerId): number =>
  matches.reduce((sum, match) => {
    const light = match.players.includes(player) ? lightIn(match) : null
    if (light === null) return sum
    return light === player ? sum - 1 : sum + 1
  }, 0)
