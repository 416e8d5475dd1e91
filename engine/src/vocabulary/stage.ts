export const stageKinds = ['swiss', 'elimination', 'double-elimination', 'final-match'] as const
export type StageKind = (typeof stageKinds)[number]

/**
 * One stage as planned. `rounds` is null where play itself decides how many there are;
 * `cut` is how many of the stage before go on, null for everybody.
 */
export type StagePlan = {
  readonly kind: StageKind
  readonly rounds: number | null
  readonly cut: number | null
}

export const structureKinds = ['basic', 'advanced', 'competitive', 'premier'] as const

/** What an organizer chooses: a table of the document, an own plan, or no end fixed beforehand. */
export type Structure =
  | { readonly kind: (typeof structureKinds)[number] }
  | { readonly kind: 'custom'; readonly stages: readonly StagePlan[] }
  | { readonly kind: 'open' }

/** How long rounds last, where the document lets the organizer choose. */
export type RoundMinutes = { readonly swiss?: number; readonly elimination?: number }
