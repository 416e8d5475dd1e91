import { type Command, type CommandKind, type Event, roundsRevision } from '@topcut/engine'

type ByMatch = Extract<Command, { kind: 'enter-result' | 'amend-result' | 'report-result' }>

/** Sixty-four people at sixty-four tables must not stand in each other's way: a result goes by match. */
const isByMatch = (command: Command): command is ByMatch =>
  command.kind === 'enter-result' ||
  command.kind === 'amend-result' ||
  command.kind === 'report-result'

/** What moves the whole event on: two who press the same button must not move it twice. */
const byRounds: readonly CommandKind[] = [
  'start-stage',
  'pair-round',
  'pair-round-by-hand',
  'unpair-round',
  'publish-round',
  'repair-round',
  'close-round',
  'make-cut',
  'finish-event',
]

export const hasRevision = (command: Command): boolean =>
  isByMatch(command) || byRounds.includes(command.kind)

/** The revision of what a command touches; null where nothing it touches has one. */
export const revisionOf = ({ state, log }: Event, command: Command): number | null => {
  if (isByMatch(command)) return state?.matches.get(command.match)?.revision ?? null
  return byRounds.includes(command.kind) ? roundsRevision(log) : null
}
