import type { Actor, Day, EventId, Instant } from '@topcut/engine'
import type { WayIn } from '@topcut/exchange'
import type { FileLook } from '@topcut/protocol'
import type { Language } from '@topcut/protocol/words'
import type { WholeEvent } from '../../store/store.ts'

type Sent = {
  readonly bytes: Uint8Array
  /** What its sender calls the file. */
  readonly file: string
  /** The document somebody asks for; null to recognise it. */
  readonly regulation: string | null
  readonly language: Language
}

/** What is to be done with a file. All that is luck or clock comes along: threads have neither. */
export type FileJob = Sent &
  (
    | { readonly kind: 'look' }
    | {
        readonly kind: 'take'
        readonly way: WayIn
        readonly name: string
        readonly date: Day
        readonly plan: { readonly rounds: number; readonly cut: number } | null
        readonly event: EventId
        readonly by: Actor
        readonly at: Instant
        readonly digest: string
        readonly luck: string
      }
  )

export type FileAnswer =
  | { readonly kind: 'look'; readonly look: Omit<FileLook, 'already'> }
  | { readonly kind: 'whole'; readonly whole: WholeEvent }
  /** In words: the line, what was expected there, what can be done. */
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string }
