import {
  type Awaiting,
  awaiting,
  type Command,
  conflicts,
  type EventState,
  type PlayerId,
} from '@topcut/engine'
import { isRoundNext } from '../../../leader/day/day-steps.ts'
import type { Section } from '../sections.ts'

/** What the one primary button does. */
export type NextStep = {
  readonly waits: Awaiting
  readonly does:
    | {
        readonly kind: 'command'
        readonly command: Command
        /** Given with the same press: nothing is left to decide in between. */
        readonly also?: Command
        readonly shows: Section
      }
    | {
        readonly kind: 'check-in'
        readonly players: readonly PlayerId[]
        /** What can be done without them. */
        readonly without: 'announce-event' | 'start-stage' | null
      }
    | { readonly kind: 'register' }
    /** `isDisputed`: its players do not say the same, and somebody has to settle it. */
    | { readonly kind: 'table'; readonly table: number; readonly isDisputed: boolean }
    | { readonly kind: 'nothing' }
}

/** A stage begins with its first round. */
export const startAndPair = {
  kind: 'command',
  command: { kind: 'start-stage' },
  also: { kind: 'pair-round' },
  shows: 'tables',
} as const satisfies NextStep['does']

/** Who is paired is known once the last result is in; whoever leaves now has it paired anew. */
const closeAndPair = {
  kind: 'command',
  command: { kind: 'close-round' },
  also: { kind: 'pair-round' },
  shows: 'tables',
} as const satisfies NextStep['does']

const isMissing = ({ status, checkedIn }: { status: string; checkedIn: boolean }) =>
  status === 'registered' && !checkedIn

export const nextStep = (state: EventState): NextStep => {
  const waits = awaiting(state)
  const command = (kind: 'start-clock' | Exclude<typeof waits.step, 'nothing'>, shows: Section) =>
    ({ waits, does: { kind: 'command', command: { kind } as Command, shows } }) as const
  switch (waits.step) {
    case 'register-players':
      return { waits, does: { kind: 'register' } }
    case 'check-in-players': {
      const missing = [...state.players.values()].filter(isMissing)
      const players = missing.map(({ player }) => player)
      return { waits, does: { kind: 'check-in', players, without: waits.without ?? null } }
    }
    case 'announce-event':
      return command(waits.step, 'players')
    case 'start-stage':
      return { waits, does: startAndPair }
    case 'pair-round':
    case 'publish-round':
      return command(waits.step, 'tables')
    case 'enter-results': {
      // Once results come in, a clock that nobody started is no longer what the day waits for.
      const isFresh = !waits.isClockRunning && waits.tables.length === waits.of
      if (isFresh) return command('start-clock', 'tables')
      const disputed = conflicts(state).find(({ table }) => waits.tables.includes(table))
      const table = disputed?.table ?? waits.tables[0] ?? 1
      return { waits, does: { kind: 'table', table, isDisputed: disputed !== undefined } }
    }
    case 'close-round':
      if (isRoundNext(state)) return { waits, does: closeAndPair }
      return command(waits.step, 'standings')
    case 'finish-event':
    case 'make-cut':
      return command(waits.step, 'standings')
    case 'nothing':
      return { waits, does: { kind: 'nothing' } }
  }
}
