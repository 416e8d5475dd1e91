import type { Match, PlayerId, Result, Seat } from '@topcut/engine'
import { seatOf } from './hall.ts'

type Won = Extract<Result, { readonly ending: 'won' }>

export const other = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first')

/** A game of the final stage with the sides it is to be played with; a free choice is light. */
export const wonBy = (match: Match, winner: PlayerId): Won => {
  const { side, players } = match
  const light = side !== undefined && 'light' in side ? side.light : players[0]
  return { ending: 'won', winner: seatOf(match, winner), light: seatOf(match, light) }
}

/** The same with the sides turned round. */
export const turned = (won: Won): Won => ({ ...won, light: other(won.light) })
