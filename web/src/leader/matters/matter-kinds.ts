import {
  type EventState,
  type MatchId,
  type PenaltyKind,
  type PlayerId,
  rulesOf,
} from '@topcut/engine'

const matterKinds = [
  'ruling',
  'call',
  'component',
  'sharing',
  'removal',
  'deduction',
  'lot',
] as const
type MatterKind = (typeof matterKinds)[number]

/** The form that is open, and what it is to begin with. */
export type BegunMatter = {
  readonly kind: MatterKind
  readonly player?: PlayerId
  /**
   * Where it happened, before anybody knows about whom. Not the number of the table: once the next
   * round is paired others sit there.
   */
  readonly match?: MatchId
  /** The call a ruling answers. */
  readonly call?: number
  readonly penalty?: PenaltyKind
}

/** What the document of this event knows; a form that could only be refused would be a trap. */
export const knownMatters = ({ created }: EventState): readonly MatterKind[] => {
  const { material, standings } = rulesOf(created).regulation
  return matterKinds.filter((kind) => {
    if (kind === 'sharing') return material.sharing !== null
    return kind !== 'deduction' || standings.deduction !== null
  })
}
