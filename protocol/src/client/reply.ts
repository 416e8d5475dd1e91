import type { Refusal } from '@topcut/engine'

/** Why something was not done: a value, never thrown. */
export type Problem = {
  /** `unreachable`: no answer; `not-topcut`: an answer that no Topcut gives. */
  readonly code: string
  /** A sentence in the language that was asked for; empty where nobody answered. */
  readonly detail: string
  readonly status?: number
  /** The rule of the document, where it says no. */
  readonly rule?: string
  readonly refusal?: Refusal
  /** The revision that counts, where another was seen. */
  readonly revision?: number
  /** How long to wait. */
  readonly seconds?: number
}

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

export const failed = (problem: Problem): Reply<never> => ({ ok: false, problem })
