import type { CommandKind } from '../log/command.ts'
import type { Actor, Role } from '../vocabulary/role.ts'

const anyLeader: readonly Role[] = ['organizer', 'marshal', 'judge']
const desk: readonly Role[] = [...anyLeader, 'scorekeeper']
const heads: readonly Role[] = ['organizer', 'marshal']
const organizer: readonly Role[] = ['organizer']

/** Which role may give which command; a command without a row does not compile. */
const rows: { readonly [K in CommandKind]: readonly Role[] } = {
  'create-event': organizer,
  'appoint-leader': organizer,
  'announce-event': organizer,
  'register-player': desk,
  'register-late-player': desk,
  'check-in-player': desk,
  'start-stage': heads,
  'pair-round': heads,
  'pair-round-by-hand': heads,
  'unpair-round': heads,
  'publish-round': heads,
  'start-clock': anyLeader,
  'enter-result': desk,
  'amend-result': anyLeader,
  'drop-player': desk,
  'readmit-player': organizer,
  'disqualify-player': heads,
  'record-ruling': anyLeader,
  'deduct-points': heads,
  'draw-lot': anyLeader,
  'decline-place': heads,
  'close-round': desk,
  'make-cut': heads,
  'finish-event': organizer,
  undo: heads,
}

export const may = (actor: Actor, command: CommandKind): boolean =>
  rows[command].includes(actor.role)

export const mayRoles = (command: CommandKind): readonly Role[] => rows[command]
