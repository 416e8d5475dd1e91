import type { About, AboutChange } from '../../vocabulary/about.ts'
import type { CameFrom } from '../../vocabulary/came-from.ts'
import type { Details, Tier } from '../../vocabulary/details.ts'
import type { Embedding } from '../../vocabulary/embedding.ts'
import type { LeaderId } from '../../vocabulary/ids.ts'
import type { Day } from '../../vocabulary/instant.ts'
import type { Options } from '../../vocabulary/option.ts'
import type { RoundMinutes, StagePlan, Structure } from '../../vocabulary/stage.ts'

/** A leader who plays, and who rules on this leader's matches. */
export type AnnouncedSecond = { readonly leader: LeaderId; readonly second: LeaderId | null }

/** What players had been told otherwise: how it was, and how it is from now on. */
export type AnnouncedChange =
  | {
      readonly what: 'structure'
      readonly before: readonly StagePlan[]
      readonly now: readonly StagePlan[]
      /** How many were expected and how many came, where that alone made another plan. */
      readonly players?: readonly [before: number, now: number]
    }
  | {
      readonly what: 'second-leader'
      readonly before: readonly AnnouncedSecond[]
      readonly now: readonly AnnouncedSecond[]
    }
  | {
      readonly what: 'missions'
      readonly before: readonly string[]
      readonly now: readonly string[]
    }
  /** Of options, lengths and details only what is not the same any more. */
  | { readonly what: 'options'; readonly before: Options; readonly now: Options }
  | { readonly what: 'round-minutes'; readonly before: RoundMinutes; readonly now: RoundMinutes }
  | { readonly what: 'details'; readonly before: Details; readonly now: Details }

export type SetUpFact =
  | {
      readonly kind: 'event-created'
      readonly name: string
      readonly regulation: string
      readonly tier: Tier
      readonly date: Day
      readonly structure: Structure
      readonly options: Options
      readonly entropy: string
      /**
       * What the lots of all rounds come from: it stays on the server and in its files, or everybody
       * could work out who meets next. Absent in a log of before, and wherever it was taken away.
       */
      readonly secret?: string
      /** What keeps sealed things from being guessed; for those who read the log, and nobody else. */
      readonly seal?: string
      /** The hash of the lot of the first round; absent in a log of before. */
      readonly committed?: string
      readonly roundMinutes?: RoundMinutes
      readonly missions?: readonly string[]
      /** What was said of it from the beginning; absent: nothing, as in every log of before. */
      readonly about?: About
      /** Who created it and runs it until the office is handed over; a log of before says nobody. */
      readonly organizer?: LeaderId
      /** The catalogue its lists are judged by; absent: by none, as in every log of before. */
      readonly cards?: string
      /** Absent where it began here. */
      readonly cameFrom?: CameFrom
    }
  | { readonly kind: 'structure-changed'; readonly structure: Structure }
  | {
      readonly kind: 'options-changed'
      readonly options: Options
      readonly roundMinutes?: RoundMinutes
    }
  /** What was said anew, null where it was taken away. */
  | { readonly kind: 'event-described'; readonly about: AboutChange }
  | { readonly kind: 'details-set'; readonly details: Details }
  | { readonly kind: 'item-ticked'; readonly item: string; readonly ticked: boolean }
  | {
      readonly kind: 'event-announced'
      readonly stages: readonly StagePlan[]
      readonly headCount: number
      /** Absent where no leader plays. */
      readonly seconds?: readonly AnnouncedSecond[]
      /** What had been announced otherwise, and why it changes. */
      readonly changes?: readonly AnnouncedChange[]
      readonly reason?: string
    }
  /** An empty text: the line before is taken down. */
  | { readonly kind: 'message-announced'; readonly text: string }
  | { readonly kind: 'embedding-allowed'; readonly on: Embedding }
  | { readonly kind: 'event-cancelled'; readonly reason: string }

export type SetUpRefusal =
  | { readonly code: 'unknown-regulation'; readonly regulation: string }
  | {
      readonly code: 'no-table-for-head-count'
      readonly structure: string
      readonly players: number
    }
  | {
      readonly code: 'length-not-allowed'
      readonly minutes: number
      readonly from: number | null
      readonly to: number | null
    }
  /** It has been announced, and not so. */
  | { readonly code: 'announced-otherwise'; readonly changes: readonly AnnouncedChange[] }
  /** The stage is under way, or the cut to it is made: what has been played stays. */
  | { readonly code: 'already-played'; readonly stage: number; readonly rounds: number }
  /** Others have relied on it since the first stage began. */
  | {
      readonly code: 'locked-since-begun'
      readonly what: 'date' | 'start' | 'options' | 'round-minutes'
    }
  | { readonly code: 'ends-before-it-begins'; readonly first: Day; readonly until: Day }
  | { readonly code: 'unknown-item'; readonly item: string }
  | { readonly code: 'details-incomplete'; readonly missing: readonly string[] }
  | { readonly code: 'variant-not-allowed'; readonly variant: string; readonly played: string }
  | { readonly code: 'not-a-site'; readonly site: string }
  | { readonly code: 'no-sites' }
  | { readonly code: 'too-many-sites'; readonly most: number }
