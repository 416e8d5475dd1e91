import type { Builder } from './builder.ts'
import type { Concern } from './concern.ts'
import type { Entry, Log } from './entry.ts'
import type { EventState } from './state.ts'

export type FactRecord<F> = {
  /** Takes it in. Total and free of rules: what was decided is not decided again. */
  readonly evolve: (builder: Builder, fact: F, entry: Entry) => void
  /**
   * Whether it can still have happened on this state. Asked when something before it is undone: a
   * result needs its match, a closed round all its results, a paired round just its players.
   */
  readonly canHappen: (state: EventState, fact: F) => boolean
  /**
   * About whom it decides something; `state` is the one before it. A leader who plays and forgets
   * it here would rule on the own match, so no fact goes without.
   */
  readonly settles: (state: EventState, fact: F, log: Log) => readonly Concern[]
  /** It moves the event from round to round; results have revisions of their own. */
  readonly moves: 'rounds' | 'nothing'
  /** It can still be said when the champion is known. */
  readonly afterTheEnd: boolean
  /** It throws a pairing away that nobody has seen: it cannot come while one waits. */
  readonly discardsPairing: boolean
  /** After it somebody may be missing who has to rule. */
  readonly changesLeaders: boolean
}

/** A fact without its record does not compile, nor a record that leaves something out. */
export type FactRecords<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: FactRecord<Extract<F, { readonly kind: K }>>
}

/** What most facts are: nothing moves, no pairing goes, and after the end they make no sense. */
export const ordinary = {
  moves: 'nothing',
  afterTheEnd: false,
  discardsPairing: false,
  changesLeaders: false,
} as const
