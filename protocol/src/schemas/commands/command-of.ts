import type { CommandKind } from '@topcut/engine'
import Type, { type TProperties } from 'typebox'
import { closed } from '../closed.ts'
import { playerIdSchema } from '../ids.ts'

/** One wish by its kind, with the fields it has beside that. */
export const commandOf = <const K extends CommandKind, P extends TProperties>(kind: K, fields: P) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }, closed)

export const bare = <const K extends CommandKind>(kind: K) => commandOf(kind, {})

export const ofPlayer = <const K extends CommandKind>(kind: K) =>
  commandOf(kind, { player: playerIdSchema })
