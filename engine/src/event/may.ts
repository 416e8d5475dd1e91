import type { Actor, Role } from '../vocabulary/role.ts'
import type { CommandKind } from './commands.ts'

const organizer: readonly Role[] = ['organizer']
const heads: readonly Role[] = ['organizer', 'marshal']
const anyLeader: readonly Role[] = ['organizer', 'marshal', 'judge']
const desk: readonly Role[] = [...anyLeader, 'scorekeeper']
/** Players speak for themselves; whether it is their own matter is the command's to say. */
const deskAndPlayers: readonly Role[] = [...desk, 'player']

/** Which role may give which command; a command without a row does not compile. */
const rows: { readonly [K in CommandKind]: readonly Role[] } = {
  'create-event': organizer,
  'change-structure': organizer,
  'set-details': organizer,
  'tick-item': desk,
  'announce-event': organizer,
  'announce-message': heads,
  'appoint-leader': organizer,
  'dismiss-leader': organizer,
  'hand-over-office': organizer,
  'change-duty': anyLeader,
  'register-player': deskAndPlayers,
  'register-late-player': desk,
  'set-capacity': organizer,
  'admit-player': desk,
  'check-in-player': desk,
  'mark-payment': desk,
  'change-wishes': deskAndPlayers,
  'drop-player': deskAndPlayers,
  'readmit-player': organizer,
  'decline-place': heads,
  'submit-list': deskAndPlayers,
  'correct-list': anyLeader,
  'open-lists': organizer,
  'record-deck-check': anyLeader,
  'order-points-check': heads,
  'sign-points-check': deskAndPlayers,
  'start-stage': heads,
  'pair-round': heads,
  'pair-round-by-hand': heads,
  'unpair-round': heads,
  'publish-round': heads,
  'repair-round': heads,
  'constrain-pair': heads,
  'assign-table': desk,
  'set-tables': desk,
  'start-clock': anyLeader,
  'pause-clock': anyLeader,
  'resume-clock': anyLeader,
  'call-time': anyLeader,
  'extend-time': anyLeader,
  'start-match': deskAndPlayers,
  'end-match': deskAndPlayers,
  'report-result': deskAndPlayers,
  'enter-result': desk,
  'amend-result': anyLeader,
  'draw-lot': anyLeader,
  'close-round': desk,
  'make-cut': heads,
  'finish-event': organizer,
  undo: heads,
  'record-ruling': anyLeader,
  'appeal-ruling': deskAndPlayers,
  'decide-appeal': heads,
  'deduct-points': heads,
  'disqualify-player': anyLeader,
  'propose-disqualification': anyLeader,
  'answer-proposal': organizer,
  'call-judge': deskAndPlayers,
  'take-call': anyLeader,
  'close-call': deskAndPlayers,
  'report-material': deskAndPlayers,
  'grant-material-time': anyLeader,
  'settle-material': anyLeader,
  'order-sharing': deskAndPlayers,
}

export const may = (actor: Actor, command: CommandKind): boolean =>
  rows[command].includes(actor.role)

export const mayRoles = (command: CommandKind): readonly Role[] => rows[command]
