import type { Clause } from '../vocabulary/rule.ts'
import type { StageKind, Structure } from '../vocabulary/stage.ts'
import type { Tier } from '../vocabulary/tier.ts'

export type TableKind = Exclude<Structure['kind'], 'custom' | 'open'>

/** From this many players on: so many Swiss rounds, then a cut to so many (0: none). */
export type StructureRow = {
  readonly from: number
  readonly swissRounds: number
  readonly cut: number
}

/** What a tier's table is to an organizer. */
export type TierStructure =
  | { readonly strength: 'free' }
  | { readonly strength: 'suggested' | 'minimum'; readonly table: TableKind }

export type StructureClauses = {
  readonly tables: { readonly [K in TableKind]?: Clause<readonly StructureRow[]> }
  readonly tiers: { readonly [T in Tier]: Clause<TierStructure> }
  /** The kinds of stage an event may begin with, and those that may follow a cut. */
  readonly firstStage: Clause<readonly StageKind[]>
  readonly afterCut: Clause<readonly StageKind[]>
}

/** Minutes of a round by its kind; null for no limit. */
export type RoundLengthClauses = {
  readonly swiss: Clause<number>
  readonly elimination: Clause<number>
  readonly final: Clause<number | null>
  readonly atTime: Clause<'finish-game-round'>
}
