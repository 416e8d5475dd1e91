import {
  atSeat,
  type EventState,
  isBracket,
  type Match,
  type Regulation,
  type Result,
  rulesOf,
  type Seat,
} from '../src/index.ts'
import { pairFor } from '../src/vocabulary/seat.ts'

type Method = Regulation['scoring']['swiss']['method']

const plainly: { readonly [M in Method]: (winner: Seat, match: Match) => Result } = {
  'destroyed-points': (winner) => ({ ending: 'destruction', score: pairFor(winner, 100, 0) }),
  'victory-points': (winner) => ({ ending: 'time', score: pairFor(winner, 30, 20) }),
  'two-games': (winner) => ({ ending: 'games', games: [winner, winner] }),
  // Where nobody's side is fixed, the first seat plays light.
  'sided-game': (winner, { side, players: [first] }) => ({
    ending: 'won',
    winner,
    light: side === undefined || !('light' in side) || side.light === first ? 'first' : 'second',
  }),
}

/** The result of a match that this seat has won, as the document has it, and nothing more to it. */
export const plainWin = (state: EventState, match: Match, winner: Seat): Result => {
  const { scoring } = rulesOf(state.created).regulation
  const round = state.rounds.find(({ number }) => number === match.round)
  const stage = round === undefined ? undefined : state.stages[round.stage]
  const inBracket = stage !== undefined && isBracket(stage.plan.kind)
  return plainly[(inBracket ? scoring.elimination : scoring.swiss).method](winner, match)
}

/** The seat of the player with the lower number: of p1 and p8 the one of p1. */
export const lowerNumber = ({ players }: Match): Seat => {
  const number = (seat: Seat) => Number(atSeat(players, seat).slice(1))
  return number('first') < number('second') ? 'first' : 'second'
}
