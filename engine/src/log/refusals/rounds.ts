import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'

export type RoundRefusal =
  | { readonly code: 'stage-not-started' }
  | { readonly code: 'stage-running'; readonly stage: number }
  | { readonly code: 'cut-needed' }
  | { readonly code: 'cut-not-due' }
  | { readonly code: 'cut-already-made' }
  | { readonly code: 'no-further-round'; readonly planned: number }
  | { readonly code: 'no-further-stage' }
  | { readonly code: 'round-open'; readonly round: number; readonly tables: readonly number[] }
  | { readonly code: 'results-missing'; readonly round: number; readonly tables: readonly number[] }
  | { readonly code: 'no-round' }
  | { readonly code: 'round-not-published'; readonly round: number }
  | { readonly code: 'round-already-published'; readonly round: number }
  | { readonly code: 'clock-already-started'; readonly round: number }
  | { readonly code: 'left-out'; readonly players: readonly PlayerId[] }
  | { readonly code: 'paired-twice'; readonly player: PlayerId }
  | { readonly code: 'not-in-round'; readonly player: PlayerId }
  | { readonly code: 'plays-self'; readonly player: PlayerId }
  | { readonly code: 'wrong-bracket'; readonly players: readonly PlayerId[] }
  | { readonly code: 'clock-not-running'; readonly round: number }
  | { readonly code: 'clock-not-paused'; readonly round: number }
  | { readonly code: 'time-already-called'; readonly round: number }
  | { readonly code: 'round-without-limit'; readonly round: number }
  | { readonly code: 'match-under-way'; readonly tables: readonly number[] }
  | { readonly code: 'match-not-started'; readonly table: number }
  | { readonly code: 'match-already-ended'; readonly table: number }
  | { readonly code: 'pair-not-constrained'; readonly players: Pair<PlayerId> }
  | { readonly code: 'table-not-in-hall'; readonly table: number }
  | { readonly code: 'confirmation-missing'; readonly tables: readonly number[] }
