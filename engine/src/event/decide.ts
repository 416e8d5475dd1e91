import type { Command } from '../log/command.ts'
import { type Decision, refuse } from '../log/decision.ts'
import type { Ask, Decider } from './ask.ts'
import { amendResult } from './decide/amend-result.ts'
import { announceEvent } from './decide/announce-event.ts'
import { appointLeader } from './decide/appoint-leader.ts'
import { checkInPlayer } from './decide/check-in-player.ts'
import { closeRound } from './decide/close-round.ts'
import { createEvent } from './decide/create-event.ts'
import { declinePlace } from './decide/decline-place.ts'
import { deductPoints } from './decide/deduct-points.ts'
import { disqualifyPlayer } from './decide/disqualify-player.ts'
import { drawLot } from './decide/draw-lot.ts'
import { dropPlayer } from './decide/drop-player.ts'
import { enterResult } from './decide/enter-result.ts'
import { finishEvent } from './decide/finish-event.ts'
import { makeCut } from './decide/make-cut.ts'
import { pairRound } from './decide/pair-round.ts'
import { pairRoundByHand } from './decide/pair-round-by-hand.ts'
import { publishRound } from './decide/publish-round.ts'
import { readmitPlayer } from './decide/readmit-player.ts'
import { recordRuling } from './decide/record-ruling.ts'
import { registerLatePlayer } from './decide/register-late-player.ts'
import { registerPlayer } from './decide/register-player.ts'
import { startClock } from './decide/start-clock.ts'
import { startStage } from './decide/start-stage.ts'
import { undo } from './decide/undo.ts'
import { unpairRound } from './decide/unpair-round.ts'
import { may } from './may.ts'
import type { Event } from './replay.ts'

type Deciders = {
  readonly [K in Exclude<Command['kind'], 'create-event'>]: Decider<K>
}

/** One line per command; a command without its decider does not compile. */
const deciders: Deciders = {
  'appoint-leader': appointLeader,
  'announce-event': announceEvent,
  'register-player': registerPlayer,
  'register-late-player': registerLatePlayer,
  'check-in-player': checkInPlayer,
  'start-stage': startStage,
  'pair-round': pairRound,
  'pair-round-by-hand': pairRoundByHand,
  'unpair-round': unpairRound,
  'publish-round': publishRound,
  'start-clock': startClock,
  'enter-result': enterResult,
  'amend-result': amendResult,
  'drop-player': dropPlayer,
  'readmit-player': readmitPlayer,
  'disqualify-player': disqualifyPlayer,
  'record-ruling': recordRuling,
  'deduct-points': deductPoints,
  'draw-lot': drawLot,
  'decline-place': declinePlace,
  'close-round': closeRound,
  'make-cut': makeCut,
  'finish-event': finishEvent,
  undo,
}

/** What still makes sense when the champion is known. */
const afterTheEnd: readonly Command['kind'][] = ['undo', 'record-ruling']

/** Answers a command with facts or with one refusal. The event itself is not changed. */
export const decide = (event: Event, ask: Ask): Decision => {
  const { command, by } = ask
  if (!may(by, command.kind)) {
    return refuse({ code: 'not-allowed', role: by.role, command: command.kind })
  }
  if (command.kind === 'create-event') {
    return event.state === null ? createEvent(command, ask) : refuse({ code: 'event-exists' })
  }
  if (event.state === null) return refuse({ code: 'no-such-event' })
  if (event.state.finished !== null && !afterTheEnd.includes(command.kind)) {
    return refuse({ code: 'event-finished' })
  }
  const decider = deciders[command.kind] as Decider<typeof command.kind>
  return decider(event.state, command as never, ask, event.log)
}
