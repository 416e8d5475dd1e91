import { type Command, type PlayerId, playerId } from '@topcut/engine'
import type { PersonRequest } from '@topcut/protocol'
import type { Parcel } from '../../../state/sending/outbox.ts'
import type { TypedPerson } from './persons-typed.ts'

/** Someone to register: the command, and what goes beside the log once it is granted. */
export type Registration = {
  readonly player: PlayerId
  readonly parcel: Parcel
  /** Null where the name is all there is. */
  readonly person: PersonRequest | null
}

export type Wishes = {
  /** Absent before the start. */
  readonly late?: 'next-round' | 'running-round'
  readonly haveByes: boolean
  readonly areTogether: boolean
}

const filled = (person: TypedPerson): PersonRequest | null => {
  const { name, nickname, club, contact, members } = person
  const more = Object.entries({ nickname, club, contact, members }).filter(
    ([, value]) => value.length > 0,
  )
  return more.length === 0 ? null : { name, ...Object.fromEntries(more) }
}

export const registrations = (
  typed: readonly TypedPerson[],
  { late, haveByes, areTogether }: Wishes,
  newId: () => string,
): readonly Registration[] => {
  const all = typed.map((one) => ({ ...one, player: playerId(newId()) }))
  const groupOf = (one: TypedPerson) => (areTogether ? 'all' : one.group)
  return all.map((one) => {
    const { player, name } = one
    const avoid = all
      .filter((other) => groupOf(one) !== '' && groupOf(other) === groupOf(one))
      .flatMap((other) => (other.player === player ? [] : [other.player]))
    // Who is named by the team alone may be named later; a list with people in it is looked at.
    const members = one.members.length === 0 ? {} : { members: one.members.length }
    const command: Command =
      late === undefined
        ? {
            kind: 'register-player',
            player,
            ...(haveByes || one.hasBye ? { earnedBye: true } : {}),
            ...(avoid.length === 0 ? {} : { avoid }),
            ...members,
          }
        : { kind: 'register-late-player', player, joins: late, ...members }
    return { player, parcel: { command, name }, person: filled(one) }
  })
}
