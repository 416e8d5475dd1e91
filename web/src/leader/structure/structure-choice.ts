import { type Regulation, type Structure, stagesOf, type Tier } from '@topcut/engine'

/** A structure as it is chosen: one of the document's, an own one, or elimination from the start. */
export type StructureKind = Structure['kind'] | 'elimination'

/** The structures an organizer can choose from: the document's tables first. */
export const structureKindsOf = ({ structure }: Regulation): readonly StructureKind[] => [
  ...(Object.keys(structure.tables) as StructureKind[]),
  'custom',
  'open',
  ...(structure.firstStage.value.includes('elimination') ? (['elimination'] as const) : []),
]

/** What the document has for a tier; where it leaves that open, what most would choose. */
export const usualStructure = (regulation: Regulation, tier: Tier): StructureKind => {
  const ruled = regulation.structure.tiers[tier].value
  if (ruled.strength !== 'free') return ruled.table
  return tier === 'casual' ? 'open' : (structureKindsOf(regulation)[0] ?? 'open')
}

/** Whether the document itself says which structure a tier has. */
export const isRuled = ({ structure }: Regulation, tier: Tier): boolean =>
  structure.tiers[tier].value.strength !== 'free'

/** Whether some go on after the Swiss rounds by this document. */
export const hasCut = ({ structure }: Regulation): boolean => structure.afterCut.value.length > 0

export const structureOf = (
  regulation: Regulation,
  kind: StructureKind,
  swissRounds: number,
  cut: number,
): Structure => {
  if (kind === 'elimination') {
    return { kind: 'custom', stages: [{ kind, rounds: null, cut: null }] }
  }
  if (kind !== 'custom') return { kind }
  const size = hasCut(regulation) ? cut : 0
  return { kind, stages: stagesOf(swissRounds, size, regulation.structure.finals) }
}
