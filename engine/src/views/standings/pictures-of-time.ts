import { roundLength } from '../../event/reading/round-length.ts'
import type { Log } from '../../event/spine/entry.ts'
import { liveEntries } from '../../event/spine/live-entries.ts'
import type { EventState } from '../../event/spine/state.ts'
import type { Instant } from '../../vocabulary/instant.ts'

/** How long a round was to last, and how long it did. */
export type RoundTime = {
  readonly round: number
  /** Minutes on the clock, extensions for all included; null without a limit. */
  readonly planned: number | null
  /** Whole minutes from the start of the clock, or the publication, until the round was closed. */
  readonly taken: number
}

const minute = 60_000

/** The rounds that are closed. When that was stands in the log alone. */
export const roundTimes = (state: EventState, log: Log): readonly RoundTime[] => {
  const begun = new Map<number, Instant>()
  const closed = new Map<number, Instant>()
  for (const { at, fact } of liveEntries(log)) {
    if (fact.kind === 'round-published' || fact.kind === 'clock-started') begun.set(fact.round, at)
    if (fact.kind === 'round-closed') closed.set(fact.round, at)
  }
  return state.rounds.flatMap((round) => {
    const [from, to] = [begun.get(round.number), closed.get(round.number)]
    if (from === undefined || to === undefined) return []
    const planned = round.clock === null ? roundLength(state, round).minutes : round.clock.minutes
    return [{ round: round.number, planned, taken: Math.round((to - from) / minute) }]
  })
}
