import type { Refusal } from '@topcut/engine'
import type { FormatName } from './formats/format.ts'
import { Refused } from './refused.ts'

export { Refused } from './refused.ts'

/** What should stand somewhere; the words for it are chosen by the reader's language. */
export type Expected =
  | { readonly expected: 'object' | 'list' | 'list-of-two' | 'text' | 'number' | 'true-or-false' }
  | { readonly expected: 'whole-number'; readonly least: number }
  | { readonly expected: 'one-of'; readonly values: readonly string[] }

/** What a line of another tool's file should have been. */
export type WantedPiece =
  | 'tag'
  | 'closing-tag'
  | 'players'
  | 'rounds'
  | 'header'
  | 'columns'
  | 'player-line'
  | 'number'
  | 'closing-quote'
  | 'entity-groups'
  | 'one-event'

/** What a file is refused for, before the engine is asked anything. */
export type FileRefusal =
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
  | ({
      readonly code: 'wrong-shape'
      readonly at: string
      /** Where people look for it, in another tool's file. */
      readonly line?: number
    } & Expected)
  | { readonly code: 'unknown-field'; readonly at: string; readonly field: string }
  | { readonly code: 'not-at-this-table'; readonly at: string; readonly player: string }
  | {
      readonly code: 'wrong-stage'
      readonly at: string
      readonly stage: string
      readonly expected: string
    }
  | { readonly code: 'unknown-format'; readonly line: number; readonly found: string }
  | {
      readonly code: 'broken-file'
      readonly format: FormatName
      readonly line: number
      readonly wanted: WantedPiece
      /** Which one, where there is more than one of its kind. */
      readonly named?: string
    }

/** The engine's own refusal, with the place in the file that brought it about. */
export type PlacedRefusal = Refusal & { readonly at?: string }

export const refused = (refusal: FileRefusal | PlacedRefusal): never => {
  throw new Refused(refusal)
}
