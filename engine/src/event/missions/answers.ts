export type MissionFact =
  | { readonly kind: 'missions-set'; readonly missions: readonly string[] }
  /** The card an organizer drew by hand, for all tables of the round. */
  | { readonly kind: 'mission-entered'; readonly round: number; readonly mission: string }

export type MissionRefusal =
  | {
      readonly code: 'missions-not-legal'
      readonly missions: readonly string[]
      readonly maps: readonly string[]
    }
  | {
      readonly code: 'mission-not-listed'
      readonly mission: string
      readonly missions: readonly string[]
    }
  /** It was played, and others were not yet. */
  | {
      readonly code: 'mission-not-due'
      readonly mission: string
      readonly due: readonly string[]
    }
  /** The tables of this round have begun with another one. */
  | { readonly code: 'mission-in-play'; readonly round: number; readonly mission: string }
