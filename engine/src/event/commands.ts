import type { Details } from '../vocabulary/details.ts'
import type { LeaderId, MatchId, PlayerId } from '../vocabulary/ids.ts'
import type { Day } from '../vocabulary/instant.ts'
import type { Component, MaterialOutcome, ProxyCard, SharedItem } from '../vocabulary/material.ts'
import type { Options } from '../vocabulary/option.ts'
import type { Bye, PairConstraint } from '../vocabulary/pairing.ts'
import type { Result } from '../vocabulary/result.ts'
import type { LeaderRole } from '../vocabulary/role.ts'
import type { Ruling } from '../vocabulary/ruling.ts'
import type { Pair, Seat } from '../vocabulary/seat.ts'
import type { ListsOpenTo, SquadList } from '../vocabulary/squad-list.ts'
import type { RoundMinutes, Structure } from '../vocabulary/stage.ts'
import type { Tier } from '../vocabulary/tier.ts'
import type { Wish } from '../vocabulary/wish.ts'

/** A wish, imperative; it may be refused. */
export type Command =
  | SetUpCommand
  | PlayerCommand
  | LeaderCommand
  | ListCommand
  | RoundCommand
  | TableCommand
  | ClockCommand
  | ResultCommand
  | CutCommand
  | RulingCommand
  | CallCommand
  | MaterialCommand
  | Undo

export type CommandKind = Command['kind']

export type CommandOf<K extends CommandKind> = Extract<Command, { readonly kind: K }>

export type SetUpCommand =
  | {
      readonly kind: 'create-event'
      readonly name: string
      readonly regulation: string
      readonly tier: Tier
      readonly date: Day
      readonly structure: Structure
      readonly options: Options
      /** What every lot of the event is drawn from; absent: the desk's own entropy. */
      readonly entropy?: string
      /** Where the document lets the organizer choose how long rounds are. */
      readonly roundMinutes?: RoundMinutes
      /** What is played, where the document draws it for each round. */
      readonly missions?: readonly string[]
    }
  /** Another plan than the one the event was created with, until play begins. */
  | { readonly kind: 'change-structure'; readonly structure: Structure }
  /** Takes the place of all details before; what was announced is to be announced anew. */
  | { readonly kind: 'set-details'; readonly details: Details }
  /** One line of a checklist of the document. */
  | { readonly kind: 'tick-item'; readonly item: string; readonly ticked: boolean }
  | { readonly kind: 'announce-event' }
  /** A line for everybody in the hall; an empty one takes the last one down. */
  | { readonly kind: 'announce-message'; readonly text: string }

export type PlayerCommand =
  | {
      readonly kind: 'register-player'
      readonly player: PlayerId
      readonly earnedBye?: boolean
      /** Whom this player asks not to meet in round 1. */
      readonly avoid?: readonly PlayerId[]
    }
  | {
      readonly kind: 'register-late-player'
      readonly player: PlayerId
      /** Absent: the next one. Into the running one only where somebody sits out. */
      readonly joins?: 'next-round' | 'running-round'
    }
  /** How many players the hall holds; null for any number. Whoever comes beyond it waits. */
  | { readonly kind: 'set-capacity'; readonly players: number | null }
  /** Somebody who waits gets a place. */
  | { readonly kind: 'admit-player'; readonly player: PlayerId }
  | { readonly kind: 'check-in-player'; readonly player: PlayerId }
  | {
      readonly kind: 'mark-payment'
      readonly players: readonly PlayerId[]
      readonly paid: boolean
    }
  /** Takes the place of what these players asked for before; until round 1 is paired. */
  | { readonly kind: 'change-wishes'; readonly wishes: readonly Wish[] }
  | {
      readonly kind: 'drop-player'
      readonly player: PlayerId
      readonly when: 'now' | 'after-round'
    }
  | { readonly kind: 'readmit-player'; readonly player: PlayerId }

export type LeaderCommand =
  | {
      readonly kind: 'appoint-leader'
      readonly leader: LeaderId
      readonly role: LeaderRole
      /** The player this leader is, where a leader takes part. */
      readonly plays?: PlayerId
      /** Who rules on this leader's matches; absent: any other leader. */
      readonly second?: LeaderId
    }
  | { readonly kind: 'dismiss-leader'; readonly leader: LeaderId }
  /** The event has another organizer from now on. */
  | { readonly kind: 'hand-over-office'; readonly to: LeaderId; readonly reason: string }
  /** A judge who is not acting as one counts as a spectator. */
  | { readonly kind: 'change-duty'; readonly leader: LeaderId; readonly acting: boolean }

export type ListCommand =
  | { readonly kind: 'submit-list'; readonly player: PlayerId; readonly list: SquadList }
  /** After the start, by a leader: the list is made to say what is played. */
  | {
      readonly kind: 'correct-list'
      readonly player: PlayerId
      readonly list: SquadList
      readonly reason: string
      /** The change is significant and may be an advantage: to be looked into. */
      readonly possibleAdvantage: boolean
    }
  | { readonly kind: 'open-lists'; readonly to: ListsOpenTo }
  /** A deck was looked through after its match; what follows is the document's. */
  | {
      readonly kind: 'record-deck-check'
      readonly match: MatchId
      readonly player: PlayerId
      /** The cards that had to go; none where all was well. */
      readonly removed: readonly string[]
      /** Whether what is left is a deck that may be played. */
      readonly legalAfter: boolean
      /** The games played with it, counted from 1. */
      readonly games: readonly number[]
    }
  /** Before round 1 every player adds up the opponent's list. */
  | { readonly kind: 'order-points-check' }
  | { readonly kind: 'sign-points-check'; readonly match: MatchId; readonly player: PlayerId }

export type RoundCommand =
  | { readonly kind: 'start-stage' }
  | { readonly kind: 'pair-round' }
  | {
      readonly kind: 'pair-round-by-hand'
      readonly tables: readonly Pair<PlayerId>[]
      readonly byes: readonly Bye[]
      readonly reason: string
    }
  | { readonly kind: 'unpair-round' }
  | { readonly kind: 'publish-round' }
  /** Other pairs for some tables of a published round, none of which has begun. */
  | {
      readonly kind: 'repair-round'
      readonly matches: readonly MatchId[]
      readonly pairs: readonly Pair<PlayerId>[]
      readonly byes: readonly Bye[]
      readonly reason: string
    }
  | {
      readonly kind: 'constrain-pair'
      readonly players: Pair<PlayerId>
      readonly as: PairConstraint
      readonly reason: string
    }
  | { readonly kind: 'close-round' }

export type TableCommand =
  /** A player who keeps to one table; null for any. */
  | { readonly kind: 'assign-table'; readonly player: PlayerId; readonly table: number | null }
  /** The number of the event's first table in the hall, and the tables nobody can play at. */
  | { readonly kind: 'set-tables'; readonly first: number; readonly closed: readonly number[] }

export type ClockCommand =
  | { readonly kind: 'start-clock' }
  | { readonly kind: 'pause-clock' }
  | { readonly kind: 'resume-clock' }
  | { readonly kind: 'call-time' }
  /** More time for one match, or for all of the round. */
  | {
      readonly kind: 'extend-time'
      readonly match?: MatchId
      readonly minutes: number
      readonly reason: string
    }

export type ResultCommand =
  | { readonly kind: 'start-match'; readonly match: MatchId }
  | { readonly kind: 'end-match'; readonly match: MatchId }
  /** What a player says the result is; two who agree need nobody else. */
  | {
      readonly kind: 'report-result'
      readonly match: MatchId
      readonly player: PlayerId
      readonly result: Result
    }
  | { readonly kind: 'enter-result'; readonly match: MatchId; readonly result: Result }
  | {
      readonly kind: 'amend-result'
      readonly match: MatchId
      readonly result: Result
      readonly reason: string
    }
  /** A coin, a lot: one of several, by chance and on record. */
  | { readonly kind: 'draw-lot'; readonly about: string; readonly among: readonly string[] }

export type CutCommand =
  | { readonly kind: 'make-cut' }
  | { readonly kind: 'decline-place'; readonly player: PlayerId }
  | { readonly kind: 'finish-event' }

export type RulingCommand =
  | { readonly kind: 'record-ruling'; readonly ruling: Ruling }
  | { readonly kind: 'appeal-ruling'; readonly ruling: number; readonly player: PlayerId }
  | {
      readonly kind: 'decide-appeal'
      readonly ruling: number
      /** Whether the ruling stands. */
      readonly upheld: boolean
      readonly text: string
    }
  | {
      readonly kind: 'deduct-points'
      readonly player: PlayerId
      readonly points: number
      readonly reason: string
    }
  | {
      readonly kind: 'disqualify-player'
      readonly player: PlayerId
      readonly when: 'now' | 'after-round'
      readonly reason: string
    }
  | {
      readonly kind: 'propose-disqualification'
      readonly player: PlayerId
      readonly reason: string
    }
  | {
      readonly kind: 'answer-proposal'
      readonly proposal: number
      readonly confirmed: boolean
      readonly when: 'now' | 'after-round'
      readonly reason: string
    }

export type CallCommand =
  | {
      readonly kind: 'call-judge'
      readonly match?: MatchId
      readonly player?: PlayerId
      readonly about: string
    }
  | { readonly kind: 'take-call'; readonly call: number }
  | { readonly kind: 'close-call'; readonly call: number }

export type MaterialCommand =
  | {
      readonly kind: 'report-material'
      readonly player: PlayerId
      readonly what: 'lost' | 'damaged'
      readonly component: Component
      readonly name: string
    }
  | { readonly kind: 'grant-material-time'; readonly case: number; readonly minutes: number }
  | {
      readonly kind: 'settle-material'
      readonly case: number
      readonly outcome: MaterialOutcome
      readonly proxy?: ProxyCard
    }
  /** One player's dice, ruler or templates for both, for the whole round. */
  | {
      readonly kind: 'order-sharing'
      readonly match: MatchId
      readonly items: readonly SharedItem[]
      readonly from: Seat
    }

type Undo = { readonly kind: 'undo'; readonly entry: number; readonly reason: string }
