import type { Refusal } from '@topcut/engine'
import type { StoreFaultCode } from '@topcut/server'

/** What is wrong with the words behind `topcut`. */
export type WrongUse =
  | { readonly problem: 'unknown-command'; readonly word: string }
  | { readonly problem: 'unknown-option'; readonly word: string }
  | { readonly problem: 'option-of-another-command'; readonly word: string; readonly of: string }
  | { readonly problem: 'option-twice'; readonly word: string }
  | { readonly problem: 'value-missing'; readonly word: string }
  | { readonly problem: 'value-unwanted'; readonly word: string }
  | { readonly problem: 'not-a-whole-number'; readonly word: string; readonly value: string }
  | { readonly problem: 'unknown-language'; readonly word: string; readonly value: string }
  | { readonly problem: 'name-and-value-needed'; readonly word: string; readonly value: string }
  | { readonly problem: 'one-file-needed'; readonly word: string }
  | { readonly problem: 'one-event-needed'; readonly word: string }
  | { readonly problem: 'no-file-wanted'; readonly word: string }
  | { readonly problem: 'option-needed'; readonly word: string; readonly of: string }
  | {
      readonly problem: 'out-of-range'
      readonly word: string
      readonly least: number
      readonly most: number
    }

/** What stands between Topcut and its data; `about` names a file or a fact. */
type DataFault = {
  readonly [C in StoreFaultCode]: { readonly code: C; readonly about?: string }
}[StoreFaultCode]

/** What the terminal refuses where it goes to the data. */
export type DataRefusal =
  | DataFault
  | { readonly code: 'unknown-event'; readonly event: string; readonly events: readonly string[] }
  | { readonly code: 'other-name'; readonly event: string; readonly name: string }
  /** Nothing is refused here, but no file was written either. */
  | { readonly code: 'deleted-unsaved'; readonly about: string }

/** What should stand somewhere; the words for it are chosen by the reader's language. */
export type Expected =
  | { readonly expected: 'object' | 'list' | 'list-of-two' | 'text' | 'number' | 'true-or-false' }
  | { readonly expected: 'whole-number'; readonly least: number }
  | { readonly expected: 'one-of'; readonly values: readonly string[] }

/** What the terminal itself has to refuse, before the engine is asked anything. */
export type TerminalRefusal =
  | ({ readonly code: 'wrong-use' } & WrongUse)
  | { readonly code: 'unreadable-file'; readonly file: string; readonly reason: string }
  | {
      readonly code: 'broken-json'
      readonly file: string
      readonly line: number
      readonly column: number
    }
  | {
      readonly code: 'repeated-field'
      readonly file: string
      readonly field: string
      readonly line: number
      readonly column: number
    }
  | ({ readonly code: 'wrong-shape'; readonly at: string } & Expected)
  | { readonly code: 'unknown-field'; readonly at: string; readonly field: string }
  | { readonly code: 'not-at-this-table'; readonly at: string; readonly player: string }
  | {
      readonly code: 'wrong-stage'
      readonly at: string
      readonly stage: string
      readonly expected: string
    }
  | { readonly code: 'no-list'; readonly file: string }
  | { readonly code: 'round-beyond-file'; readonly round: number; readonly rounds: number }

/** The engine's own refusal, with the place in the file that brought it about. */
type PlacedRefusal = Refusal & { readonly at?: string }

export type AnyRefusal = PlacedRefusal | TerminalRefusal | DataRefusal

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
