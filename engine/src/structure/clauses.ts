import type { Tier } from '../vocabulary/details.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { StageKind, Structure } from '../vocabulary/stage.ts'

export type TableKind = Exclude<Structure['kind'], 'custom' | 'open'>

/** From this many players on: so many Swiss rounds, then a cut to so many (0: none). */
export type StructureRow = {
  readonly from: number
  readonly swissRounds: number
  readonly cut: number
}

/** What a tier's table is to an organizer. */
type TierStructure =
  | { readonly strength: 'free' }
  | { readonly strength: 'suggested' | 'minimum'; readonly table: TableKind }

export type StructureClauses = {
  readonly tables: { readonly [K in TableKind]?: Clause<readonly StructureRow[]> }
  readonly tiers: { readonly [T in Tier]: Clause<TierStructure> }
  /** The kinds of stage an event may begin with, and those that may follow a cut. */
  readonly firstStage: Clause<readonly StageKind[]>
  readonly afterCut: Clause<readonly StageKind[]>
  /** What "n Swiss rounds, then a cut to k" goes on with. */
  readonly finals: StageKind
  /** The cuts the document has; null where any number is possible. */
  readonly cutSizes: Clause<readonly number[]> | null
}

/** How long a round lasts: so many minutes, and how far an organizer may depart from that. */
export type RoundLength = {
  /** Null for no limit. */
  readonly minutes: number | null
  readonly from: number | null
  readonly to: number | null
}

/** The length of a round by its kind. */
export type RoundLengthClauses = {
  readonly swiss: Clause<RoundLength>
  readonly elimination: Clause<RoundLength>
  readonly final: Clause<RoundLength>
  readonly atTime: Clause<
    'finish-game-round' | 'finish-game-round-and-status-phase' | 'finish-light-turn'
  >
}
