import type { FileRefusal, PlacedRefusal } from '@topcut/exchange'
import { Refused } from '@topcut/exchange/refused'
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
  | { readonly problem: 'not-an-address'; readonly word: string; readonly value: string }
  | { readonly problem: 'not-a-duration'; readonly word: string; readonly value: string }
  | { readonly problem: 'not-a-score'; readonly word: string; readonly value: string }
  | { readonly problem: 'unknown-language'; readonly word: string; readonly value: string }
  | { readonly problem: 'name-and-value-needed'; readonly word: string; readonly value: string }
  | {
      readonly problem: 'unknown-format-wanted'
      readonly word: string
      readonly value: string
      readonly known: readonly string[]
    }
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
  | { readonly code: 'file-exists'; readonly about: string }
  | { readonly code: 'no-record-yet'; readonly about: string }
  /** Nothing is refused here, but no file was written either. */
  | { readonly code: 'deleted-unsaved'; readonly about: string }

/** What the terminal refuses where it goes to a server. */
export type RemoteRefusal =
  | { readonly code: 'server-unreachable'; readonly server: string; readonly reason: string }
  | { readonly code: 'server-not-trusted'; readonly server: string; readonly reason: string }
  | { readonly code: 'no-topcut-there'; readonly server: string; readonly status: number }
  | { readonly code: 'no-such-table'; readonly table: number }
  /** The server says no, in a sentence of the language that was asked for. */
  | {
      readonly code: 'server-refused'
      readonly problem: string
      readonly status: number
      readonly detail: string
      readonly rule?: string
    }

/** What the terminal itself has to refuse, before the engine is asked anything. */
export type TerminalRefusal =
  | ({ readonly code: 'wrong-use' } & WrongUse)
  | { readonly code: 'unreadable-file'; readonly file: string; readonly reason: string }
  | { readonly code: 'no-list'; readonly file: string }
  | { readonly code: 'round-beyond-file'; readonly round: number; readonly rounds: number }
  | { readonly code: 'not-a-record'; readonly file: string }
  | { readonly code: 'damaged-record'; readonly file: string }
  | { readonly code: 'later-record'; readonly file: string }

export type AnyRefusal = PlacedRefusal | FileRefusal | TerminalRefusal | DataRefusal | RemoteRefusal

export const refused = (refusal: AnyRefusal): never => {
  throw new Refused(refusal)
}

export const isRefused = (fault: unknown): fault is Refused<AnyRefusal> => fault instanceof Refused
