import type { RuleId } from '@topcut/engine'
import Type, { type TSchema } from 'typebox'
import { mostPlayers, playerIdSchema } from '../ids.ts'
import { typed } from '../text.ts'

/*
 * What may stand on record: wider than what can be sent today, because whatever an earlier version
 * let in is still to be read, and not so wide that one fact could fill a page or a memory.
 */

/** Something typed, or nothing: whether it may be blank was asked when it was typed. */
export const text = Type.String({ maxLength: 4_000 })

/** A name, a key, a code. */
export const word = Type.String({ maxLength: 200 })

const mostRounds = 10_000

/** 0 before the first. */
export const roundNumber = Type.Integer({ minimum: 0, maximum: mostRounds })
export const stageNumber = Type.Integer({ minimum: 0, maximum: 1_000 })
export const tableNumber = Type.Integer({ minimum: 1, maximum: 10 * mostPlayers })
export const count = Type.Integer({ minimum: 0, maximum: 1_000_000 })
/** Fewer than none after a deduction. */
export const points = Type.Number({ minimum: -1_000_000, maximum: 1_000_000 })
export const minutes = Type.Integer({ minimum: 0, maximum: 10_000 })
export const seat = Type.Enum(['first', 'second'])
export const side = Type.Enum(['light', 'dark'])

export const listOf = <S extends TSchema>(item: S, maxItems = mostPlayers) =>
  Type.Immutable(Type.Array(item, { maxItems }))
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
export const pairOf = <S extends TSchema>(schema: S) => Type.Immutable(Type.Tuple([schema, schema]))

export const words = listOf(word)
export const rounds = listOf(roundNumber)
export const tables = listOf(tableNumber)
export const players = listOf(playerIdSchema)

export const ruleId = typed<RuleId>(Type.String({ maxLength: 40, pattern: '^[A-Z]+-\\d+$' }))
