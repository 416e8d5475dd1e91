import {
  type EventState,
  plannedStages,
  type RoundName,
  roundNameIn,
  rulesOf,
  timetable,
} from '@topcut/engine'
import { roundMinutes } from '../round-minutes.ts'

/** When a round began and ends, as far as a clock has said so. */
type ClockTime = {
  readonly round: number
  readonly roundName: RoundName
  readonly minutes: number | null
  readonly startedAt: number | null
  readonly endsAt: number | null
}

const minute = 60_000

/** The rounds of the day, with the hours of those that have begun. */
export const clockTimes = (state: EventState): readonly ClockTime[] => {
  const { regulation } = rulesOf(state.created)
  const stages = plannedStages(state)
  const planned = timetable(stages, state.players.size, regulation.roundLength)
  const count = Math.max(planned.length, state.rounds.length)
  return Array.from({ length: count }, (_, index): ClockTime => {
    const plan = planned[index]
    const clock = state.rounds[index]?.clock ?? null
    const stage = state.rounds[index]?.stage ?? plan?.stage ?? 0
    const before =
      state.rounds.find((round) => round.stage === stage)?.number ??
      planned.findIndex((one) => one.stage === stage) + 1
    const kind = state.stages[stage]?.plan.kind ?? stages[stage]?.kind ?? 'swiss'
    const roundName = roundNameIn(state, stage, index + 2 - Math.max(1, before))
    const minutes = clock === null ? roundMinutes(state, kind, roundName) : clock.minutes
    const isRunning = clock !== null && minutes !== null
    return {
      round: index + 1,
      roundName,
      minutes,
      startedAt: clock?.startedAt ?? null,
      endsAt: isRunning ? clock.startedAt + clock.paused + minutes * minute : null,
    }
  })
}
