import type { Structure } from '@topcut/engine'
import type { StructureKind } from '../../../leader/structure/structure-choice.ts'

/** A structure as the form has it: numbers are still texts. */
export type StructureDraft = {
  readonly kind: StructureKind
  readonly swissRounds: string
  readonly cut: string
}

export const draftFromStructure = (structure: Structure): StructureDraft => {
  const usual = { swissRounds: '4', cut: '4' }
  if (structure.kind !== 'custom') return { ...usual, kind: structure.kind }
  const [first, second] = structure.stages
  if (first?.kind === 'elimination') return { ...usual, kind: 'elimination' }
  const swissRounds = `${first?.rounds ?? usual.swissRounds}`
  return { kind: 'custom', swissRounds, cut: `${second?.cut ?? 0}` }
}
