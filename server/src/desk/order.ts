import { hash } from 'node:crypto'
import {
  type Actor,
  type Command,
  type CommandId,
  canonical,
  type Entry,
  type EventId,
  type EventState,
  type Fact,
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
  /**
   * What the event holds too much of already. Asked when it is decided: before, of many that come
   * at once each would find room.
   */
  readonly ceiling?: ((state: EventState) => Full | null) | undefined
}

type Full = 'registration-full' | 'judge-called-already'

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
  /** The order's ceiling is reached. */
  | { readonly kind: Full }
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

const digest = (wish: object): string => hash('sha256', canonical(wish))

/** Half of it tells two names apart. */
const nameLength = 32

const parts = ({ command, name, override }: Order) => {
  const plain = digest({ command, override })
  return { plain, named: name === undefined ? plain : digest({ command, name, override }) }
}

/**
 * Equal for the same wish, however its fields are ordered. What is made of a name stands behind a
 * dot: whoever is erased takes it along, or a guessed name could be confirmed by it for ever.
 */
export const digestOf = (order: Order): string => {
  const { plain, named } = parts(order)
  return order.name === undefined ? plain : `${plain}.${named.slice(0, nameLength)}`
}

/** Whether a record is of this wish. The name counts as long as it has not been erased. */
export const isDigestOf = (recorded: string, order: Order): boolean => {
  const { plain, named } = parts(order)
  // Before there was a dot, the name was in the one digest.
  return [digestOf(order), `${plain}.`, named].includes(recorded)
}

const isEntry = (kind: Fact['kind']): boolean =>
  kind === 'player-registered' || kind === 'player-entered-late'

/** The commands that have brought a player's name. */
export const commandsNaming = (log: readonly Entry[], player: PlayerId): readonly CommandId[] => [
  ...new Set(
    log.flatMap(({ fact, command }) =>
      isEntry(fact.kind) && 'player' in fact && fact.player === player ? [command] : [],
    ),
  ),
]
