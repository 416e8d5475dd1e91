declare const brand: unique symbol

/** A text or number that cannot be handed in where another kind of id is meant. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }

export type EventId = Brand<string, 'EventId'>
export type PlayerId = Brand<string, 'PlayerId'>
export type MatchId = Brand<string, 'MatchId'>
export type LeaderId = Brand<string, 'LeaderId'>
export type CommandId = Brand<string, 'CommandId'>

export const eventId = (text: string): EventId => text as EventId
export const playerId = (text: string): PlayerId => text as PlayerId
export const matchId = (text: string): MatchId => text as MatchId
export const leaderId = (text: string): LeaderId => text as LeaderId
export const commandId = (text: string): CommandId => text as CommandId
