import type { ByeKind, EventState, Outcome, Pair, PlayerId } from '@topcut/engine'
import { ownSide } from '../../../../leader/player/own-side.ts'

/** One earlier round of a player: how it ended, against whom, with which score of the own first. */
export type PastRound = {
  readonly round: number
  readonly outcome: Outcome | null
  readonly bye: ByeKind | null
  readonly opponent: PlayerId | null
  readonly score: Pair<number> | null
  readonly isToTime: boolean
}

const nobody = { opponent: null, score: null, isToTime: false } as const

/** What a player did before a round, the latest last. */
export const pastRounds = (
  state: EventState,
  player: PlayerId,
  before: number,
): readonly PastRound[] => {
  const { missed = [] } = state.players.get(player) ?? {}
  return state.rounds
    .slice(0, before - 1)
    .flatMap(({ number: round, matches, byes }): readonly PastRound[] => {
      const bye = byes.find((one) => one.player === player)
      if (bye !== undefined) return [{ ...nobody, round, outcome: null, bye: bye.kind }]
      if (missed.includes(round)) {
        return [{ ...nobody, round, outcome: 'unpaired-loss', bye: null }]
      }
      const own = matches.flatMap((id) => state.matches.get(id) ?? [])
      const match = own.find(({ players }) => players.includes(player))
      if (match === undefined) return []
      const [first, second] = match.players
      const { result } = match
      return [
        {
          ...ownSide(state, match, player),
          round,
          bye: null,
          opponent: first === player ? second : first,
          isToTime: result?.ending === 'time' || result?.ending === 'timeout',
        },
      ]
    })
}
