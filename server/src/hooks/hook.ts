import type { EventId, Instant } from '@topcut/engine'
import type { HookDelivery, HookTopic } from '@topcut/protocol'
import type { Language } from '@topcut/protocol/words'

/** An address elsewhere that is told what is published of an event. Organizers write it. */
export type Hook = {
  readonly id: string
  readonly event: EventId
  readonly url: string
  /** What it is told, each after which entry: what was published before nobody had asked for. */
  readonly tells: { readonly [T in HookTopic]?: number }
  readonly language: Language
  /** What links begin with: the address at which an organizer saw the event. */
  readonly address: string
  readonly secret: string
  /** The secret before it, good until the receiver has taken over the new one. */
  readonly former: { readonly secret: string; readonly until: Instant } | null
  readonly createdAt: Instant
  /** How often it was set going by hand. */
  readonly starts: number
}

/** How far a hook is. The courier alone writes it, so that nobody's change is lost. */
export type HookProgress = {
  readonly starts: number
  /** Of the entries up to this one nothing is to be told any more. */
  readonly told: number
  /** In vain, for the message that is due. */
  readonly attempts: number
  readonly nextAt: Instant | null
  readonly state: 'going' | 'gave-up' | 'gone'
  /** Taken back before anybody was told: that they were taken back is no news either. */
  readonly unsaid: readonly number[]
  /** The latest first. */
  readonly recent: readonly HookDelivery[]
}

/** What an organizer asked for by hand: a trial, or a message once more. */
export type HookErrand = {
  readonly hook: string
  readonly event: EventId
  readonly what: 'trial' | { readonly again: number }
}

export const nothingTold: HookProgress = {
  starts: 0,
  told: 0,
  attempts: 0,
  nextAt: null,
  state: 'going',
  unsaid: [],
  recent: [],
}
