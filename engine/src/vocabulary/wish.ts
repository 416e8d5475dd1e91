import type { PlayerId } from './ids.ts'

/** Whom a player asks not to meet in round 1. */
export type Wish = { readonly player: PlayerId; readonly avoid: readonly PlayerId[] }
