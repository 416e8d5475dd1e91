import { isRunning, openRound } from '../reading/rounds.ts'
import { type Builder, changeMatch, changeRound } from '../spine/builder.ts'
import { nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { Clock, EventState } from '../spine/state.ts'
import type { ClockFact } from './answers.ts'

export const clockEffects: FactRecords<ClockFact> = {
  'clock-started': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { round, minutes }, { at }) => {
      const clock = { startedAt: at, minutes, pausedAt: null, paused: 0, calledAt: null }
      changeRound(builder, round, { clock })
    },
    canHappen: (state, { round }) => isRunning(state, round) && openRound(state)?.clock === null,
  },
  'clock-paused': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { round }, { at }) => {
      changeClock(builder, round, () => ({ pausedAt: at }))
    },
    canHappen: (state, { round }) => hasClock(state, round, false),
  },
  'clock-resumed': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { round }, { at }) => {
      changeClock(builder, round, ({ paused, pausedAt }) => ({
        pausedAt: null,
        paused: paused + at - (pausedAt ?? at),
      }))
    },
    canHappen: (state, { round }) => hasClock(state, round, true),
  },
  'time-called': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { round }, { at }) => {
      changeClock(builder, round, () => ({ calledAt: at }))
    },
    canHappen: (state, { round }) => isRunning(state, round) && openRound(state)?.clock !== null,
  },
  'time-extended': {
    ...ordinary,
    settles: (_, { match }) => (match === undefined ? [] : [{ match }]),
    evolve: (builder, { round, match, minutes }) => {
      if (match === undefined) {
        changeClock(builder, round, (clock) => ({ minutes: (clock.minutes ?? 0) + minutes }))
        return
      }
      const before = builder.matches.get(match)?.extension ?? 0
      changeMatch(builder, match, { extension: before + minutes })
    },
    canHappen: (state, { round, match }) =>
      isRunning(state, round) &&
      (match === undefined ? openRound(state)?.clock !== null : state.matches.has(match)),
  },
}

const changeClock = (
  builder: Builder,
  round: number,
  change: (clock: Clock) => Partial<Clock>,
): void => {
  const clock = builder.rounds[round - 1]?.clock ?? null
  if (clock !== null) changeRound(builder, round, { clock: { ...clock, ...change(clock) } })
}

const hasClock = (state: EventState, round: number, isPaused: boolean): boolean => {
  const clock = openRound(state)?.clock ?? null
  return isRunning(state, round) && clock !== null && (clock.pausedAt !== null) === isPaused
}
