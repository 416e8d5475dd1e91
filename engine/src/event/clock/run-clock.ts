import { lateWithoutList, unsignedTables } from '../reading/list-gate.ts'
import { roundLength } from '../reading/round-length.ts'
import { matchOfPlayer, runningRound } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse, type Warning } from '../spine/decision.ts'
import type { EventState, Round } from '../spine/state.ts'

export type StartClock = { readonly kind: 'start-clock' }

export const startClock: CommandRecord<StartClock> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state) => {
    const round = runningRound(state)
    if ('refusal' in round) return refuse(round.refusal)
    const { number } = round
    if (round.clock !== null) return refuse({ code: 'clock-already-started', round: number })
    const { minutes } = roundLength(state, round)
    return grant(
      [{ kind: 'clock-started', round: number, minutes }],
      [...unsignedWarnings(state), ...lateListWarnings(state, round)],
    )
  },
}

export type PauseClock = { readonly kind: 'pause-clock' }

export const pauseClock: CommandRecord<PauseClock> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state) => {
    const round = runningRound(state)
    if ('refusal' in round) return refuse(round.refusal)
    const { number, clock } = round
    if (clock === null || clock.pausedAt !== null) {
      return refuse({ code: 'clock-not-running', round: number })
    }
    if (clock.calledAt !== null) return refuse({ code: 'time-already-called', round: number })
    return grant([{ kind: 'clock-paused', round: number }])
  },
}

export type ResumeClock = { readonly kind: 'resume-clock' }

export const resumeClock: CommandRecord<ResumeClock> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state) => {
    const round = runningRound(state)
    if ('refusal' in round) return refuse(round.refusal)
    const { number, clock } = round
    if (clock === null || clock.pausedAt === null) {
      return refuse({ code: 'clock-not-paused', round: number })
    }
    return grant([{ kind: 'clock-resumed', round: number }])
  },
}

export type CallTime = { readonly kind: 'call-time' }

/** The time of the round is over; what is finished at the table before it ends is the document's. */
export const callTime: CommandRecord<CallTime> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state) => {
    const round = runningRound(state)
    if ('refusal' in round) return refuse(round.refusal)
    const { number, clock } = round
    if (clock === null) return refuse({ code: 'clock-not-running', round: number })
    if (clock.minutes === null) return refuse({ code: 'round-without-limit', round: number })
    if (clock.calledAt !== null) return refuse({ code: 'time-already-called', round: number })
    return grant([{ kind: 'time-called', round: number }])
  },
}

/** Told when play begins and somebody at a table came late and owes a list. */
const lateListWarnings = (state: EventState, round: Round): readonly Warning[] => {
  const players = lateWithoutList(state).filter(
    (player) => matchOfPlayer(state, round, player) !== null,
  )
  const { rule } = rulesOf(state.created).regulation.lists.list
  return players.length === 0 ? [] : [{ code: 'late-without-list', players, rule }]
}

/** Told when play begins and an ordered check of points is not signed everywhere. */
const unsignedWarnings = (state: EventState): readonly Warning[] => {
  const tables = unsignedTables(state)
  const { pointsCheck } = rulesOf(state.created).regulation.lists
  if (tables.length === 0 || pointsCheck === null) return []
  return [{ code: 'points-unsigned', tables, rule: pointsCheck.rule }]
}
