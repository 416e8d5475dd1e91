import type { Refusal } from '@topcut/engine'

/** What the terminal itself has to refuse, before the engine is asked anything. */
export type TerminalRefusal =
  | { readonly code: 'wrong-use'; readonly what: string }
  | { readonly code: 'unreadable-file'; readonly file: string; readonly reason: string }
  | {
      readonly code: 'broken-json'
      readonly file: string
      readonly line: number
      readonly column: number
    }
  | { readonly code: 'wrong-shape'; readonly at: string; readonly expected: string }
  | { readonly code: 'unknown-field'; readonly at: string; readonly field: string }
  | { readonly code: 'same-name'; readonly name: string }
  | { readonly code: 'unknown-name'; readonly name: string; readonly at: string }
  | { readonly code: 'not-at-this-table'; readonly name: string; readonly at: string }
  | { readonly code: 'round-beyond-file'; readonly round: number; readonly rounds: number }

export type AnyRefusal = Refusal | TerminalRefusal

/** Carries a refusal out of deep reading; caught at one place, never shown as a stack trace. */
export class Refused extends Error {
  readonly refusal: AnyRefusal
  constructor(refusal: AnyRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export const refused = (refusal: AnyRefusal): never => {
  throw new Refused(refusal)
}
