import type { VariantClause } from '../legality/clauses.ts'
import type { Command, Ruling } from '../log/command.ts'
import type { OptionName, Options, OptionValue } from '../vocabulary/option.ts'
import type { LeaderRole } from '../vocabulary/role.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { Tier } from '../vocabulary/tier.ts'

/** `must` and `should` as the document has them; a `note` only informs. */
export type Strength = 'must' | 'should' | 'note'

/** One line to show, print or read out: its key in the words, and its English in short. */
export type SheetLine = {
  readonly key: string
  readonly strength: Strength
  readonly words: string
}

/** What a document expects at a tier, and the kinds of event that belong to it. */
export type TierSheet = {
  readonly lines: readonly Clause<SheetLine>[]
  readonly eventKinds: Clause<readonly string[]>
}

/** Something a leader has to settle: what it is filed as, and who has the last word. */
export type MatterClause = {
  readonly ruling: Ruling['about']
  /** Whom the players call. */
  readonly call: LeaderRole
  readonly lastWord: LeaderRole
}

export type IneligibleComponentClause = MatterClause & {
  /** What follows when the player finds no replacement. */
  readonly withoutReplacement: Extract<Command['kind'], 'disqualify-player'>
}

export type ConductClause = {
  readonly kinds: readonly SheetLine[]
  /** False where the document's list is only a list of examples. */
  readonly complete: boolean
}

/** When an announcement is due. */
export type AnnouncementOccasion =
  | { readonly kind: 'always' }
  | { readonly kind: 'leader-plays' }
  | { readonly [N in OptionName]: OptionOccasion<N> }[OptionName]

type OptionOccasion<N extends OptionName> = {
  readonly kind: 'option'
  readonly option: N
  readonly value: OptionValue<N>
}

export type Announcement = SheetLine & { readonly when: AnnouncementOccasion }

/** What a document wants shown, printed, announced or settled by leaders. */
export type Sheet = {
  readonly scope: readonly Clause<SheetLine>[]
  readonly variant: Clause<VariantClause>
  readonly tiers: { readonly [T in Tier]: TierSheet }
  readonly venue: readonly Clause<SheetLine>[]
  readonly kit: readonly Clause<SheetLine>[]
  readonly setUp: {
    readonly steps: readonly Clause<SheetLine>[]
    readonly complete: Clause<'before-start-call' | 'may-precede-start-call'>
  }
  readonly mirrorMatch: readonly Clause<SheetLine>[]
  readonly atTheTable: readonly Clause<SheetLine>[]
  readonly dispute: Clause<MatterClause & { readonly mayOverrule: readonly string[] }>
  readonly ineligibleComponent: Clause<IneligibleComponentClause>
  readonly unsportingConduct: Clause<ConductClause>
  readonly collusion: Clause<MatterClause & { readonly forbidden: true }>
  readonly announcements: readonly Clause<Announcement>[]
}

/** What an announcement hangs on. `options` hold the defaults of what nobody chose. */
export type AnnouncedEvent = { readonly options: Options; readonly leaderPlays: boolean }

const isDue = (when: AnnouncementOccasion, event: AnnouncedEvent): boolean => {
  switch (when.kind) {
    case 'always':
      return true
    case 'leader-plays':
      return event.leaderPlays
    case 'option':
      return event.options[when.option] === when.value
  }
}

/** The announcements an event owes its players, in the order of the sheet. */
export const announcementsDue = (
  announcements: readonly Clause<Announcement>[],
  event: AnnouncedEvent,
): readonly Clause<Announcement>[] => announcements.filter(({ value }) => isDue(value.when, event))
