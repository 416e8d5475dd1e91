import {
  awaiting,
  type Command,
  type EventState,
  isCommitted,
  openRound,
  type PlayerId,
  type Refusal,
} from '@topcut/engine'
import type { Asker } from '../../../leader/asker.ts'
import { noShowOf } from '../../../leader/no-show/no-show-of.ts'
import type { Parcel } from '../../../state/sending/outbox.ts'

/** A command that needs nothing else, whom it is about, and why it is not possible now. */
export type Doable = {
  readonly parcel: Parcel & { readonly command: Command }
  readonly player: PlayerId | null
  readonly refusal: Refusal | null
}

/** The commands that need nothing but their kind; one that is left out does not compile. */
type Plain = {
  readonly [C in Command as { kind: C['kind'] } extends C ? C['kind'] : never]: true
}

const plain: Plain = {
  'announce-event': true,
  'start-stage': true,
  'pair-round': true,
  'unpair-round': true,
  'publish-round': true,
  'start-clock': true,
  'pause-clock': true,
  'resume-clock': true,
  'call-time': true,
  'close-round': true,
  'make-cut': true,
  'finish-event': true,
  'order-points-check': true,
}
const plainKinds = Object.keys(plain) as readonly (keyof Plain)[]

const asked = (ask: Asker, parcel: Doable['parcel'], player: PlayerId | null): Doable => {
  const decision = ask(parcel.command)
  return { parcel, player, refusal: decision.granted ? null : decision.refusal }
}

/** Everything the desk can do with one word. */
export const doable = (ask: Asker, state: EventState): readonly Doable[] => {
  const { step } = awaiting(state)
  return plainKinds.map((kind) => {
    const parcel = { command: { kind } }
    // Trying it would draw a whole round, only to show a line in a list.
    const isOpenToDraw = step === 'pair-round' || (step === 'publish-round' && !isCommitted(state))
    const isDue = kind === 'pair-round' && isOpenToDraw
    return isDue ? { parcel, player: null, refusal: null } : asked(ask, parcel, null)
  })
}

/** What can be done with one player by one word. */
export const doableWith = (ask: Asker, state: EventState, player: PlayerId): readonly Doable[] => {
  const before = state.players.get(player)
  const status = before?.status
  const isHere = before?.checkedIn === true
  const isWaiting = status === 'waiting'
  const isIn = isWaiting || status === 'registered' || status === 'active'
  const isPlaying = openRound(state)?.status === 'published'
  const commands: readonly (Command | null)[] = [
    state.stages.length === 0 && isWaiting ? { kind: 'admit-player', player } : null,
    state.stages.length > 0 || isWaiting
      ? null
      : { kind: isHere ? 'cancel-check-in' : 'check-in-player', player },
    // Who says so while a round is played has mostly still to finish it.
    isIn && !isWaiting && isPlaying ? { kind: 'drop-player', player, when: 'after-round' } : null,
    isIn ? { kind: 'drop-player', player, when: 'now' } : null,
    status === 'dropped' ? { kind: 'readmit-player', player } : null,
    state.cut === null ? null : { kind: 'decline-place', player },
  ]
  const noShow = noShowOf(state, player)
  const parcels = [
    ...commands.filter((one) => one !== null).map((command) => ({ command })),
    ...(noShow === null ? [] : [noShow]),
  ]
  return parcels.map((parcel) => asked(ask, parcel, player))
}
