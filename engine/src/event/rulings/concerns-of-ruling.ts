import type { Ruling } from '../../vocabulary/ruling.ts'
import { matchesOf, openRound } from '../reading/rounds.ts'
import { type Concern, concernsOf } from '../spine/concern.ts'
import type { EventState } from '../spine/state.ts'

/** Whom a ruling is about: those it names, the match it costs, the call it answers, its table. */
export const concernsOfRuling = (state: EventState, ruling: Ruling): readonly Concern[] => {
  const { players, penalty, call, table } = ruling
  const round = openRound(state)
  const atTable = round === null ? [] : matchesOf(state, round).filter((one) => one.table === table)
  return [
    ...players.map((player) => ({ player })),
    ...(penalty !== undefined && 'match' in penalty ? [{ match: penalty.match }] : []),
    ...(call === undefined ? [] : concernsOf(state.calls.get(call))),
    ...atTable.map(({ match }) => ({ match })),
  ]
}

export const concernsOfAppealed = (state: EventState, n: number): readonly Concern[] => {
  const found = state.rulings.get(n)
  return found === undefined ? [] : concernsOfRuling(state, found.ruling)
}
