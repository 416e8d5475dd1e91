import type { Edition } from './card.ts'
import type { Day } from './instant.ts'

export const tiers = ['casual', 'competitive', 'premier'] as const
export type Tier = (typeof tiers)[number]

/** A product or card that this event admits although the document would not. */
export type Admission = {
  readonly what: string
  /** The publisher agreed that it need not have been out for as long as the document says. */
  readonly beforeItsTime: boolean
}

/** The day on which an edition of a product came out, as the organizer found out. */
export type EditionRelease = {
  readonly product: string
  readonly edition: Edition
  readonly day: Day
}

/** A rule that this event departs from, told beforehand. */
type Deviation = { readonly rule?: string; readonly text: string }

/** What an organizer lays down about an event beside its structure, and tells the players. */
export type Details = {
  /** The versions of the game's rules and of the FAQ that are played by. */
  readonly rulesVersion?: string
  readonly faqVersion?: string
  /** What the publisher's outline of this event says, in short. */
  readonly outline?: string
  /** The kind of event, as the document's tiers name them. */
  readonly eventKind?: string
  /** The way of play; absent: the document's own. */
  readonly variant?: string
  readonly region?: string
  /** The products that may be played, where the organizer says so. */
  readonly products?: readonly string[]
  readonly admissions?: readonly Admission[]
  /** Beats what is known otherwise of when a product came out. */
  readonly releases?: readonly EditionRelease[]
  readonly deviations?: readonly Deviation[]
  /** Whether lists are handed in, where the document leaves that to the event. */
  readonly listsAsked?: boolean
  /** Whether sleeves are ordered, where the document only recommends them. */
  readonly sleevesOrdered?: boolean
}
