import { type Regulation, type Structure, stagesOf, type Tier } from '@topcut/engine'

export type StructureKind = Structure['kind']

/** The structures an organizer can choose from: the document's tables, an own plan, no fixed end. */
export const structureKindsOf = ({ structure }: Regulation): readonly StructureKind[] => [
  ...(Object.keys(structure.tables) as StructureKind[]),
  'custom',
  'open',
]

/** What the document has for a tier. */
export const usualStructure = ({ structure }: Regulation, tier: Tier): StructureKind => {
  const ruled = structure.tiers[tier].value
  return ruled.strength === 'free' ? 'open' : ruled.table
}

export const structureOf = (kind: StructureKind, swissRounds: number, cut: number): Structure => {
  if (kind === 'custom') return { kind, stages: stagesOf(swissRounds, cut) }
  return { kind }
}
