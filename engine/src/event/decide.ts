import { callJudge } from './calls/call-judge.ts'
import { closeCall } from './calls/close-call.ts'
import { takeCall } from './calls/take-call.ts'
import { callTime } from './clock/call-time.ts'
import { extendTime } from './clock/extend-time.ts'
import { pauseClock } from './clock/pause-clock.ts'
import { resumeClock } from './clock/resume-clock.ts'
import { startClock } from './clock/start-clock.ts'
import type { Command } from './commands.ts'
import { declinePlace } from './cut/decline-place.ts'
import { finishEvent } from './cut/finish-event.ts'
import { makeCut } from './cut/make-cut.ts'
import { appointLeader } from './leaders/appoint-leader.ts'
import { changeDuty } from './leaders/change-duty.ts'
import { dismissLeader } from './leaders/dismiss-leader.ts'
import { handOverOffice } from './leaders/hand-over-office.ts'
import { correctList } from './lists/correct-list.ts'
import { openLists } from './lists/open-lists.ts'
import { orderPointsCheck } from './lists/order-points-check.ts'
import { recordDeckCheck } from './lists/record-deck-check.ts'
import { signPointsCheck } from './lists/sign-points-check.ts'
import { submitList } from './lists/submit-list.ts'
import { grantMaterialTime } from './material/grant-material-time.ts'
import { orderSharing } from './material/order-sharing.ts'
import { reportMaterial } from './material/report-material.ts'
import { settleMaterial } from './material/settle-material.ts'
import { may } from './may.ts'
import { admitPlayer } from './players/admit-player.ts'
import { changeWishes } from './players/change-wishes.ts'
import { checkInPlayer } from './players/check-in-player.ts'
import { dropPlayer } from './players/drop-player.ts'
import { markPayment } from './players/mark-payment.ts'
import { readmitPlayer } from './players/readmit-player.ts'
import { registerLatePlayer } from './players/register-late-player.ts'
import { registerPlayer } from './players/register-player.ts'
import { setCapacity } from './players/set-capacity.ts'
import type { Event } from './replay.ts'
import { amendResult } from './results/amend-result.ts'
import { drawLot } from './results/draw-lot.ts'
import { endMatch } from './results/end-match.ts'
import { enterResult } from './results/enter-result.ts'
import { reportResult } from './results/report-result.ts'
import { startMatch } from './results/start-match.ts'
import { closeRound } from './rounds/close-round.ts'
import { constrainPair } from './rounds/constrain-pair.ts'
import { pairRound } from './rounds/pair-round.ts'
import { pairRoundByHand } from './rounds/pair-round-by-hand.ts'
import { publishRound } from './rounds/publish-round.ts'
import { repairRound } from './rounds/repair-round.ts'
import { startStage } from './rounds/start-stage.ts'
import { unpairRound } from './rounds/unpair-round.ts'
import { answerProposal } from './rulings/answer-proposal.ts'
import { appealRuling } from './rulings/appeal-ruling.ts'
import { decideAppeal } from './rulings/decide-appeal.ts'
import { deductPoints } from './rulings/deduct-points.ts'
import { disqualifyPlayer } from './rulings/disqualify-player.ts'
import { proposeDisqualification } from './rulings/propose-disqualification.ts'
import { recordRuling } from './rulings/record-ruling.ts'
import { announceEvent } from './set-up/announce-event.ts'
import { announceMessage } from './set-up/announce-message.ts'
import { changeStructure } from './set-up/change-structure.ts'
import { createEvent } from './set-up/create-event.ts'
import { setDetails } from './set-up/set-details.ts'
import { tickItem } from './set-up/tick-item.ts'
import type { Ask, Decider } from './spine/ask.ts'
import { type Decision, refuse } from './spine/decision.ts'
import { assignTable } from './tables/assign-table.ts'
import { setTables } from './tables/set-tables.ts'
import { undo } from './undo.ts'

type Deciders = {
  readonly [K in Exclude<Command['kind'], 'create-event'>]: Decider<K>
}

/** One line per command; a command without its decider does not compile. */
const deciders: Deciders = {
  'appoint-leader': appointLeader,
  'announce-event': announceEvent,
  'announce-message': announceMessage,
  'register-player': registerPlayer,
  'register-late-player': registerLatePlayer,
  'set-capacity': setCapacity,
  'admit-player': admitPlayer,
  'check-in-player': checkInPlayer,
  'mark-payment': markPayment,
  'change-wishes': changeWishes,
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
  'dismiss-leader': dismissLeader,
  'hand-over-office': handOverOffice,
  'change-duty': changeDuty,
  'change-structure': changeStructure,
  'set-details': setDetails,
  'tick-item': tickItem,
  'submit-list': submitList,
  'correct-list': correctList,
  'open-lists': openLists,
  'record-deck-check': recordDeckCheck,
  'order-points-check': orderPointsCheck,
  'sign-points-check': signPointsCheck,
  'repair-round': repairRound,
  'constrain-pair': constrainPair,
  'assign-table': assignTable,
  'set-tables': setTables,
  'pause-clock': pauseClock,
  'resume-clock': resumeClock,
  'call-time': callTime,
  'extend-time': extendTime,
  'start-match': startMatch,
  'end-match': endMatch,
  'report-result': reportResult,
  'appeal-ruling': appealRuling,
  'decide-appeal': decideAppeal,
  'propose-disqualification': proposeDisqualification,
  'answer-proposal': answerProposal,
  'call-judge': callJudge,
  'take-call': takeCall,
  'close-call': closeCall,
  'report-material': reportMaterial,
  'grant-material-time': grantMaterialTime,
  'settle-material': settleMaterial,
  'order-sharing': orderSharing,
}

/** What still makes sense when the champion is known. */
const afterTheEnd: readonly Command['kind'][] = [
  'undo',
  'record-ruling',
  'appeal-ruling',
  'decide-appeal',
  'close-call',
  'open-lists',
  'announce-message',
]

/** Answers a command with facts or with one refusal. The event itself is not changed. */
export const decide = (event: Event, ask: Ask): Decision => {
  const { command, by } = ask
  if (!may(by, command.kind)) {
    return refuse({ code: 'not-allowed', role: by.role, command: command.kind })
  }
  const [first] = event.log
  if (event.state === null && first?.fact.kind === 'event-created') {
    return refuse({ code: 'unknown-regulation', regulation: first.fact.regulation })
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
