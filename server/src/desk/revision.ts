import type { Command, EventState } from '@topcut/engine'

/** The revision of what a command touches; null where nothing it touches has one. */
export const revisionOf = (state: EventState, command: Command): number | null =>
  hasRevision(command) ? (state.matches.get(command.match)?.revision ?? null) : null

/** Sixty-four people at sixty-four tables must not stand in each other's way: a result goes by match. */
export const hasRevision = (
  command: Command,
): command is Extract<Command, { kind: 'enter-result' | 'amend-result' }> =>
  command.kind === 'enter-result' || command.kind === 'amend-result'
