import type { Game, Result } from '../../vocabulary/result.ts'
import type { Penalty, Ruling } from '../../vocabulary/ruling.ts'
import { otherSeat, type Pair, type Seat } from '../../vocabulary/seat.ts'
import { resultRefusal } from '../reading/result-refusal.ts'
import { stageKindOf } from '../reading/rounds.ts'
import { wayIn } from '../reading/scoring-of.ts'
import { amendment, type Change } from '../results/amendment.ts'
import type { Refusal } from '../spine/answers.ts'
import { overRefusal } from '../spine/over-refusal.ts'
import type { EventState, Match } from '../spine/state.ts'

const nothing: Change = { refusal: null, facts: [], warnings: [] }

/** The result that follows from a ruling: entered where there is none yet, amended where there is. */
export const ruledResult = (state: EventState, ruling: Ruling): Change => {
  const { penalty } = ruling
  if (penalty === undefined || !isLoss(penalty)) return nothing
  const over = overRefusal(state)
  if (over !== null) return { refusal: over }
  const match = state.matches.get(penalty.match)
  if (match === undefined) return { refusal: { code: 'unknown-match', match: penalty.match } }
  if (state.rounds[match.round - 1]?.status === 'paired') {
    return { refusal: { code: 'round-not-published', round: match.round } }
  }
  const ruled = penaltyResult(state, ruling, penalty, match)
  if (ruled.refusal !== null) return ruled
  const { result } = ruled
  if (result === null) return nothing
  const refusal = resultRefusal(state, match, result)
  if (refusal !== null) return { refusal }
  if (match.result !== null) return amendment(state, match, result, ruling.text.trim())
  const { match: id } = match
  return { ...nothing, facts: [{ kind: 'result-entered', match: id, result }] }
}

const isLoss = (penalty: NonNullable<Ruling['penalty']>): penalty is Loss => 'match' in penalty

type Loss = Extract<Penalty, { kind: 'match-loss' | 'double-loss' | 'game-loss' }>

type PenaltyResult =
  | { readonly refusal: Refusal }
  /** Null where the games are still played: the lost one is entered with the others. */
  | { readonly refusal: null; readonly result: Result | null }

const badValue = (field: string, expected: string): PenaltyResult => ({
  refusal: { code: 'bad-value', field, expected },
})
const entered = (result: Result | null): PenaltyResult => ({ refusal: null, result })

/** What a loss by ruling makes of a match. */
const penaltyResult = (
  state: EventState,
  { players }: Ruling,
  penalty: Loss,
  match: Match,
): PenaltyResult => {
  const { match: id, table } = match
  if (players.some((player) => !match.players.includes(player))) {
    return { refusal: { code: 'not-your-match', match: id, table } }
  }
  const by: Seat = match.players[0] === players[0] ? 'first' : 'second'
  const isBoth = players.length === 2
  switch (penalty.kind) {
    case 'match-loss':
      return isBoth ? badValue('players', '1') : entered({ ending: 'match-loss', by })
    case 'double-loss':
      return isBoth ? entered({ ending: 'double-loss' }) : badValue('players', '2')
    case 'game-loss':
      return gameLoss(state, match, penalty.game, isBoth ? null : by)
  }
}

/** A game that `by` lost, or both; with one game to a match the match is lost with it. */
const gameLoss = (
  state: EventState,
  { round, result }: Match,
  game: number,
  by: Seat | null,
): PenaltyResult => {
  if (wayIn(state.created, stageKindOf(state, round)).games === 1) {
    if (game !== 1) return badValue('game', '1')
    return entered(by === null ? { ending: 'double-loss' } : { ending: 'match-loss', by })
  }
  if (game !== 1 && game !== 2) return badValue('game', '1 | 2')
  if (result === null) return entered(null)
  if (result.ending !== 'games') return badValue('match', 'two games')
  const lost: Game = by === null ? 'double-loss' : otherSeat(by)
  const [one, two] = result.games
  const games: Pair<Game> = game === 1 ? [lost, two] : [one, lost]
  return entered({ ending: 'games', games })
}
