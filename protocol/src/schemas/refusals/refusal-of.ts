import type { Refusal, RefusalCode } from '@topcut/engine'
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { closed } from '../closed.ts'
import { ruleId } from '../facts/on-record.ts'
import { playerIdSchema } from '../ids.ts'
import type { Described } from '../same.ts'

/** One refusal by its code, with the data it has beside that. */
export const refusalOf = <const C extends RefusalCode, P extends TProperties>(code: C, fields: P) =>
  Type.Object(
    {
      code: Type.Literal(code),
      rule: Type.Optional(ruleId),
      overridable: Type.Optional(Type.Literal(true)),
      ...fields,
    },
    closed,
  )

export const bare = <const C extends RefusalCode>(code: C) => refusalOf(code, {})

export const ofPlayer = <const C extends RefusalCode>(code: C) =>
  refusalOf(code, { player: playerIdSchema })

type WithRule<R> = R extends unknown ? R & Pick<Refusal, 'rule' | 'overridable'> : never

/**
 * The schemas of a subject's refusals, which stand on record where a leader went ahead. They do not
 * compile where they and the engine's refusals have grown apart.
 */
export const describing =
  <R extends { readonly code: RefusalCode }>() =>
  <const S extends readonly TSchema[]>(schemas: S & Described<Static<S[number]>, WithRule<R>>): S =>
    schemas
