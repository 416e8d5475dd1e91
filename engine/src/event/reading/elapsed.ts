import type { Instant } from '../../vocabulary/instant.ts'
import type { Clock } from '../spine/state.ts'

/** Milliseconds a clock has run, without its pauses. */
export const elapsed = ({ startedAt, paused, pausedAt }: Clock, now: Instant): number =>
  (pausedAt ?? now) - startedAt - paused
