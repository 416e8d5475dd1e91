import type { PlayerId } from './ids.ts'

/** `waiting`: registered when the hall was full, and in it once somebody makes room. */
export type PlayerStatus = 'waiting' | 'registered' | 'active' | 'dropped' | 'disqualified'

/** How somebody is named in public: `Franz Kafka`, `Franz K.`, or as the person likes to be called. */
export const shownNameKinds = ['full', 'short', 'nickname'] as const
export type ShownName = (typeof shownNameKinds)[number]

/** Whom a player asks not to meet in round 1. */
export type Wish = { readonly player: PlayerId; readonly avoid: readonly PlayerId[] }
