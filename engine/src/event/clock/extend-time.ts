import type { MatchId } from '../../vocabulary/ids.ts'
import { roundLength } from '../reading/round-length.ts'
import { runningRound } from '../reading/rounds.ts'
import type { FactOf, Refusal } from '../spine/answers.ts'
import type { Ask } from '../spine/ask.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { type Decision, grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState, Round } from '../spine/state.ts'

/** More time for one match, or for all of the round. */
export type ExtendTime = {
  readonly kind: 'extend-time'
  readonly match?: MatchId
  readonly minutes: number
  readonly reason: string
}

/** More time for a table that was held up, or for the whole round. */
export const extendTime: CommandRecord<ExtendTime> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const round = runningRound(state)
    if ('refusal' in round) return refuse(round.refusal)
    const { match, minutes } = command
    if (!Number.isInteger(minutes) || minutes < 1) {
      return refuse({ code: 'bad-value', field: 'minutes', expected: '1 or more' })
    }
    if (command.reason.trim() === '') return refuse({ code: 'reason-needed' })
    if (roundLength(state, round).minutes === null) {
      return refuse({ code: 'round-without-limit', round: round.number })
    }
    if (match === undefined) return extendRound(state, command, round, ask)
    const refusal = matchRefusal(state, match, round)
    return refusal === null ? grant([timeExtended(command, round)]) : refuse(refusal)
  },
}

const timeExtended = (command: ExtendTime, { number }: Round): FactOf<'time-extended'> => ({
  ...command,
  kind: 'time-extended',
  round: number,
  reason: command.reason.trim(),
})

const matchRefusal = (state: EventState, id: MatchId, round: Round): Refusal | null => {
  const match = state.matches.get(id)
  if (match === undefined || match.round !== round.number) {
    return { code: 'unknown-match', match: id }
  }
  const { table, result } = match
  return result === null ? null : { code: 'result-already-entered', match: id, table }
}

/** The whole round stays within what the document allows, unless a leader says why not. */
const extendRound = (state: EventState, command: ExtendTime, round: Round, ask: Ask): Decision => {
  const { number, clock } = round
  if (clock === null) return refuse({ code: 'clock-not-running', round: number })
  if (clock.calledAt !== null) return refuse({ code: 'time-already-called', round: number })
  const { from, to, rule } = roundLength(state, round)
  const minutes = (clock.minutes ?? 0) + command.minutes
  const refusals: readonly Refusal[] =
    to === null || minutes <= to
      ? []
      : [{ code: 'length-not-allowed', minutes, from, to, rule, overridable: true }]
  const settled = settle(refusals, ask)
  if (settled.refusal !== null) return refuse(settled.refusal)
  return grant([...settled.facts, timeExtended(command, round)])
}
