import type { OptionName, OptionValue } from '../vocabulary/option.ts'

/** Something an announcement tells the players, as the event has it. */
export type Told =
  | 'rounds'
  | 'cut'
  | 'lengths'
  | 'second-leader'
  | 'strength-of-schedule'
  | 'structure'
  | 'admissions'
  | 'sleeves'
  | 'missions'
  | 'details'

/** When an announcement is due. */
export type AnnouncementOccasion =
  | { readonly kind: 'always' }
  | { readonly kind: 'leader-plays' }
  | { readonly kind: 'custom-structure' }
  /** Something of this kind was laid down. */
  | { readonly kind: 'laid-down'; readonly what: 'admissions' | 'sleeves' | 'details' }
  | { readonly [N in OptionName]: OptionOccasion<N> }[OptionName]

type OptionOccasion<N extends OptionName> = {
  readonly kind: 'option'
  readonly option: N
  readonly value: OptionValue<N>
}

/** What players have to hear, or should hear, before the start; the words are elsewhere. */
export type Announcement = {
  readonly key: `announce.${string}`
  readonly strength: 'must' | 'should'
  readonly when: AnnouncementOccasion
  readonly tells: readonly Told[]
}
