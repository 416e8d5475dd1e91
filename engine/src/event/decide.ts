import type { Command } from './commands.ts'
import { admitPlayer } from './decide/admit-player.ts'
import { amendResult } from './decide/amend-result.ts'
import { announceEvent } from './decide/announce-event.ts'
import { announceMessage } from './decide/announce-message.ts'
import { answerProposal } from './decide/answer-proposal.ts'
import { appealRuling } from './decide/appeal-ruling.ts'
import { appointLeader } from './decide/appoint-leader.ts'
import { assignTable } from './decide/assign-table.ts'
import { callJudge } from './decide/call-judge.ts'
import { callTime } from './decide/call-time.ts'
import { changeDuty } from './decide/change-duty.ts'
import { changeStructure } from './decide/change-structure.ts'
import { changeWishes } from './decide/change-wishes.ts'
import { checkInPlayer } from './decide/check-in-player.ts'
import { closeCall } from './decide/close-call.ts'
import { closeRound } from './decide/close-round.ts'
import { constrainPair } from './decide/constrain-pair.ts'
import { correctList } from './decide/correct-list.ts'
import { createEvent } from './decide/create-event.ts'
import { decideAppeal } from './decide/decide-appeal.ts'
import { declinePlace } from './decide/decline-place.ts'
import { deductPoints } from './decide/deduct-points.ts'
import { dismissLeader } from './decide/dismiss-leader.ts'
import { disqualifyPlayer } from './decide/disqualify-player.ts'
import { drawLot } from './decide/draw-lot.ts'
import { dropPlayer } from './decide/drop-player.ts'
import { endMatch } from './decide/end-match.ts'
import { enterResult } from './decide/enter-result.ts'
import { extendTime } from './decide/extend-time.ts'
import { finishEvent } from './decide/finish-event.ts'
import { grantMaterialTime } from './decide/grant-material-time.ts'
import { handOverOffice } from './decide/hand-over-office.ts'
import { makeCut } from './decide/make-cut.ts'
import { markPayment } from './decide/mark-payment.ts'
import { openLists } from './decide/open-lists.ts'
import { orderPointsCheck } from './decide/order-points-check.ts'
import { orderSharing } from './decide/order-sharing.ts'
import { pairRound } from './decide/pair-round.ts'
import { pairRoundByHand } from './decide/pair-round-by-hand.ts'
import { pauseClock } from './decide/pause-clock.ts'
import { proposeDisqualification } from './decide/propose-disqualification.ts'
import { publishRound } from './decide/publish-round.ts'
import { readmitPlayer } from './decide/readmit-player.ts'
import { recordDeckCheck } from './decide/record-deck-check.ts'
import { recordRuling } from './decide/record-ruling.ts'
import { registerLatePlayer } from './decide/register-late-player.ts'
import { registerPlayer } from './decide/register-player.ts'
import { repairRound } from './decide/repair-round.ts'
import { reportMaterial } from './decide/report-material.ts'
import { reportResult } from './decide/report-result.ts'
import { resumeClock } from './decide/resume-clock.ts'
import { setCapacity } from './decide/set-capacity.ts'
import { setDetails } from './decide/set-details.ts'
import { setTables } from './decide/set-tables.ts'
import { settleMaterial } from './decide/settle-material.ts'
import { signPointsCheck } from './decide/sign-points-check.ts'
import { startClock } from './decide/start-clock.ts'
import { startMatch } from './decide/start-match.ts'
import { startStage } from './decide/start-stage.ts'
import { submitList } from './decide/submit-list.ts'
import { takeCall } from './decide/take-call.ts'
import { tickItem } from './decide/tick-item.ts'
import { undo } from './decide/undo.ts'
import { unpairRound } from './decide/unpair-round.ts'
import { may } from './may.ts'
import type { Event } from './replay.ts'
import type { Ask, Decider } from './spine/ask.ts'
import { type Decision, refuse } from './spine/decision.ts'

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
