import type { CommandId, EventId, LeaderId, MatchId, PlayerId } from '@topcut/engine'
import Type from 'typebox'
import { idText, typed } from './text.ts'

export const eventIdSchema = typed<EventId>(idText)
export const playerIdSchema = typed<PlayerId>(idText)
export const matchIdSchema = typed<MatchId>(idText)
export const leaderIdSchema = typed<LeaderId>(idText)
export const commandIdSchema = typed<CommandId>(idText)

/** More players than any hall holds: a list beyond this is a mistake or an attack. */
export const mostPlayers = 10_000

export const playersSchema = Type.Immutable(Type.Array(playerIdSchema, { maxItems: mostPlayers }))
export const tableSchema = Type.Integer({ minimum: 1, maximum: mostPlayers })

/** The number of an entry of the log; whether there is one is the engine's question. */
export const entrySchema = Type.Integer({ minimum: 1 })
