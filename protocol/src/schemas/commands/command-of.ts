import type { Command, CommandKind } from '@topcut/engine'
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { closed } from '../closed.ts'
import { playerIdSchema } from '../ids.ts'
import type { Described } from '../same.ts'

/** One wish by its kind, with the fields it has beside that. */
export const commandOf = <const K extends CommandKind, P extends TProperties>(kind: K, fields: P) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }, closed)

export const bare = <const K extends CommandKind>(kind: K) => commandOf(kind, {})

export const ofPlayer = <const K extends CommandKind>(kind: K) =>
  commandOf(kind, { player: playerIdSchema })

/**
 * The schemas of a subject. They do not compile where they and the engine's commands have grown
 * apart: a field known to one side only would be refused, or let through unchecked.
 */
export const describing =
  <C extends Command>() =>
  <const S extends readonly TSchema[]>(schemas: S & Described<Static<S[number]>, C>): S =>
    schemas
