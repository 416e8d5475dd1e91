import { type PlayerId, playerId } from '../../vocabulary/ids.ts'
import { type Field, meetingsOf } from '../field/field.ts'
import { rematchRisk } from './rematch-risk.ts'

/** Whether the rounds still planned can be paired without a rematch, whoever wins. */
export type Forecast =
  | { readonly certain: true }
  /** `risk` is the part of the simulated events that needed a rematch; 1 where it is certain. */
  | { readonly certain: false; readonly risk: number; readonly simulated: number }

/** The forecast of an event that has not begun. */
export const forecastEvent = (players: number, rounds: number, entropy: string): Forecast => {
  const names = Array.from({ length: players }, (_, n) => playerId(`player-${n}`))
  const points = new Map(names.map((player) => [player, 0]))
  return forecastRounds(
    { points, met: meetingsOf([]), avoid: [], isFirstRound: true, entropy },
    rounds,
    1,
  )
}

/** The forecast of an event from here on, if nobody leaves; `win` is what a win is worth. */
export const forecastRounds = (field: Field, rounds: number, win: number): Forecast => {
  const players = field.points.size
  const isOdd = players % 2 === 1
  const choice = Math.min(...[...field.points.keys()].map((player) => unmet(field, player)))
  if (rounds <= 0 || players < 2) return { certain: true }
  if (choice + (isOdd ? 1 : 0) < rounds) return { certain: false, risk: 1, simulated: 0 }
  // Whoever can still meet half of the others can be paired (Dirac); a round takes one of them
  // away, a bye perhaps one more.
  const atLast = choice - (rounds - 1) - (isOdd ? 1 : 0)
  if (2 * atLast >= players - (isOdd ? 1 : 0)) return { certain: true }
  return { certain: false, ...rematchRisk(field, rounds, win) }
}

/** How many others a player may still meet. */
const unmet = ({ points, met, forbidden = [] }: Field, player: PlayerId): number => {
  const gone = new Set(met.of(player).keys())
  for (const pair of forbidden) if (pair.includes(player)) for (const one of pair) gone.add(one)
  gone.delete(player)
  return points.size - 1 - [...gone].filter((other) => points.has(other)).length
}
