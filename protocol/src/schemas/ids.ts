import type { CommandId, EventId, LeaderId, MatchId, PlayerId } from '@topcut/engine'
import { idText, typed } from './text.ts'

export const eventIdSchema = typed<EventId>(idText)
export const playerIdSchema = typed<PlayerId>(idText)
export const matchIdSchema = typed<MatchId>(idText)
export const leaderIdSchema = typed<LeaderId>(idText)
export const commandIdSchema = typed<CommandId>(idText)
