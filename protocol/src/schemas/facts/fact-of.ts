import type { Fact, FactKind } from '@topcut/engine'
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { closed } from '../closed.ts'
import type { Described } from '../same.ts'

/** One fact by its kind, with the fields it has beside that. */
export const factOf = <const K extends FactKind, P extends TProperties>(kind: K, fields: P) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }, closed)

/**
 * The schemas of a subject's facts. They do not compile where they and the engine's facts have
 * grown apart: a field known to one side only would be let in unchecked, or shut an own log out.
 */
export const describing =
  <F extends Fact>() =>
  <const S extends readonly TSchema[]>(schemas: S & Described<Static<S[number]>, F>): S =>
    schemas
