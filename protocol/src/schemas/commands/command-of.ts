import type { Command, CommandKind } from '@topcut/engine'
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { closed } from '../closed.ts'
import { playerIdSchema } from '../ids.ts'
import type { Fields, Same } from '../same.ts'

/** One wish by its kind, with the fields it has beside that. */
export const commandOf = <const K extends CommandKind, P extends TProperties>(kind: K, fields: P) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }, closed)

export const bare = <const K extends CommandKind>(kind: K) => commandOf(kind, {})

export const ofPlayer = <const K extends CommandKind>(kind: K) =>
  commandOf(kind, { player: playerIdSchema })

type CommandFields<U> = U extends { kind: string } ? `${U['kind']} ${Fields<U>}` : never

/**
 * The schemas of a subject. They do not compile where they and the engine's commands have grown
 * apart: a field known to one side only would be refused, or let through unchecked. The fields are
 * compared by name as well, because types that differ by an optional field still pass for one
 * another.
 */
export const describing =
  <C extends Command>() =>
  <const S extends readonly TSchema[]>(schemas: S & Described<Static<S[number]>, C>): S =>
    schemas

type Described<Travels, C> = [
  Same<Travels, C>,
  Same<CommandFields<Travels>, CommandFields<C>>,
] extends [true, true]
  ? unknown
  : 'these schemas do not describe the commands of their subject'
