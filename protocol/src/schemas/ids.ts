import type { CommandId, EventId, LeaderId, MatchId, PlayerId } from '@topcut/engine'
import Type from 'typebox'
import { idLength, idText, typed } from './text.ts'

/**
 * Not what an address or a folder means by itself, nor the words that an address and the copies of
 * everything have as their own: copies of such an event would push those out.
 */
export const eventIdSchema = typed<EventId>(
  Type.String({
    ...idLength,
    pattern: '^(?!\\.+$)(?!(?:import|topcut|__proto__)$)[A-Za-z0-9._:~-]+$',
  }),
)
export const playerIdSchema = typed<PlayerId>(idText)
export const matchIdSchema = typed<MatchId>(idText)
export const leaderIdSchema = typed<LeaderId>(idText)
export const commandIdSchema = typed<CommandId>(idText)

/** More players than any hall holds: a list beyond this is a mistake or an attack. */
export const mostPlayers = 10_000

export const playersSchema = Type.Immutable(Type.Array(playerIdSchema, { maxItems: mostPlayers }))
export const tableSchema = Type.Integer({ minimum: 1, maximum: mostPlayers })

/** The number of an entry of the log; whether there is one is the engine's question. */
export const entrySchema = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
