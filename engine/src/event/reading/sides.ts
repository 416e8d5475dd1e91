import type { PlayerId } from '../../vocabulary/ids.ts'
import type { SideChoice } from '../../vocabulary/pairing.ts'
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

/** Who played the light side; null where a match was not played out. */
const lightIn = ({ result, players }: Match): PlayerId | null =>
  result?.ending === 'won' || result?.ending === 'timeout' ? atSeat(players, result.light) : null

const darkLessLight = (matches: readonly Match[], player: PlayerId): number =>
  matches.reduce((sum, match) => {
    const light = match.players.includes(player) ? lightIn(match) : null
    if (light === null) return sum
    return light === player ? sum - 1 : sum + 1
  }, 0)
