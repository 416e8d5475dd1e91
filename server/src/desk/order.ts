import { createHash } from 'node:crypto'
import {
  type Actor,
  type Command,
  type CommandId,
  type Entry,
  type EventId,
  type PlayerId,
  type Refusal,
  traitsOf,
  type Warning,
} from '@topcut/engine'
import type { Person } from '@topcut/protocol'

/** A command on its way to the desk, with what travels beside it. */
export type Order = {
  readonly id: CommandId
  readonly command: Command
  readonly by: Actor
  /** Who is being registered: names are kept beside the log, never in it. */
  readonly name?: string
  /** Why a leader goes ahead although the document says no. */
  readonly override?: string
  /** The revision last seen of what the command touches. */
  readonly expects?: number
}

export type Answer =
  | {
      readonly kind: 'granted'
      readonly event: EventId
      readonly version: number
      readonly entries: readonly Entry[]
      readonly warnings: readonly Warning[]
      readonly people: readonly Person[]
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'no-such-event' }
  /** What the command touches has changed since it was last seen. */
  | { readonly kind: 'stale'; readonly revision: number }
  /** Others were faster each time; nothing was written, it may be sent again. */
  | { readonly kind: 'busy' }
  /** The id belongs to another command that was granted. */
  | { readonly kind: 'command-id-reused' }

/** Whom an order brings into `people`. */
export const peopleOf = ({ command, name }: Order): readonly Person[] =>
  takesName(command) && name !== undefined ? [{ player: command.player, name: name.trim() }] : []

/** Only what names a player can take a name: the compiler sees to that where the command stands. */
export const takesName = (
  command: Command,
): command is Extract<Command, { readonly player: PlayerId }> => traitsOf(command.kind).takesName

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Equal for the same wish, however its fields are ordered. */
export const digestOf = ({ command, name, override }: Order): string =>
  createHash('sha256').update(JSON.stringify({ command, name, override }, inOrder)).digest('hex')
