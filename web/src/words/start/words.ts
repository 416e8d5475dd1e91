import type { ListedEvent } from '@topcut/protocol'
import type { Language } from '@topcut/protocol/words'

/** What is said of events before they are opened, and of the day they plan. */
export type StartWords = {
  readonly status: { readonly [S in Exclude<ListedEvent['status'], 'running'>]: string }
  readonly running: (round: number) => string
  readonly archive: (count: number) => string
  readonly tables: (first: number, last: number) => string
  /** Two events have the same tables. */
  readonly overlap: (tables: string, event: string) => string
  readonly overlapHelp: string

  readonly importing: {
    readonly heading: string
    readonly note: string
    readonly choose: string
    readonly drop: string
    readonly reading: string
    readonly sending: (percent: number) => string
    readonly proving: string
    readonly unreachable: string
    readonly taken: (count: number) => string
    readonly unreadable: string
  }

  readonly documentIn: { readonly [L in Language]: string }
  readonly inForceFrom: (day: string) => string
  readonly undated: string
  readonly expected: string
  readonly expectedNote: string
  readonly firstTable: string
  readonly takenTables: (tables: string, event: string) => string
  readonly silent: string

  readonly suggests: (players: string, plan: string) => string
  readonly demands: (players: string, plan: string) => string
  readonly leavesOpen: (players: string) => string
  readonly noRow: (players: string) => string
  readonly chosenPlan: (players: string, plan: string) => string
  readonly takeSuggestion: string

  readonly day: {
    readonly heading: string
    readonly start: string
    readonly pause: string
    readonly round: string
    readonly from: string
    readonly to: string
    readonly noLimit: string
    readonly ends: (time: string) => string
    readonly openFrom: (start: string, open: string) => string
    readonly endsOpen: string
    readonly note: string
    readonly nextDay: (time: string) => string
  }

  readonly structure: {
    readonly heading: string
    readonly same: string
  }

  readonly forecast: {
    readonly heading: string
    readonly certain: string
    readonly never: (simulated: string) => string
    readonly risk: (percent: string, simulated: string) => string
    readonly unavoidable: string
  }
}
