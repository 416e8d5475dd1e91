import { roundLength } from '../../event/reading/round-length.ts'
import { currentRound, matchesOf } from '../../event/reading/rounds.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import type { Clock } from '../../event/spine/state.ts'
import type { RoundLengthClauses } from '../../structure/clauses.ts'
import type { Published } from '../redact.ts'

/**
 * The clock as facts have it: whoever shows it counts down from the server's time, so that it need
 * not be told every second.
 */
export type PublicClock = {
  readonly round: number
  /** Null without a limit. */
  readonly minutes: number | null
  /** Null before the start. */
  readonly clock: Clock | null
  /** What everybody still does when time is called. */
  readonly atTime: RoundLengthClauses['atTime']
  /** Tables that play on after the others. */
  readonly extended: readonly { readonly table: number; readonly minutes: number }[]
}

/** The clock of the latest published round; null while there is none. */
export const publicClock = ({ state }: Published): PublicClock | null => {
  const round = currentRound(state)
  if (round === null) return null
  return {
    round: round.number,
    minutes: round.clock === null ? roundLength(state, round).minutes : round.clock.minutes,
    clock: round.clock,
    atTime: rulesOf(state.created).regulation.roundLength.atTime,
    extended: matchesOf(state, round)
      .filter(({ extension, result }) => extension > 0 && result === null)
      .map(({ table, extension }) => ({ table, minutes: extension })),
  }
}
