import { type Regulation, regulations, type Structure } from '@topcut/engine'
import { expect, it } from 'vitest'
import { structureOf } from '../../../leader/structure/structure-choice.ts'
import { draftFromStructure } from './structure-draft.ts'

const swiss = { kind: 'swiss', rounds: 5, cut: null } as const
const structures: readonly Structure[] = [
  { kind: 'open' },
  { kind: 'basic' },
  { kind: 'custom', stages: [swiss] },
  { kind: 'custom', stages: [swiss, { kind: 'elimination', rounds: null, cut: 8 }] },
  { kind: 'custom', stages: [{ kind: 'elimination', rounds: null, cut: null }] },
]

it.each(structures)('a structure goes into the form and comes out the same: %j', (structure) => {
  const { kind, swissRounds, cut } = draftFromStructure(structure)
  const regulation = regulations[0] as Regulation
  expect(structureOf(regulation, kind, Number(swissRounds), Number(cut))).toEqual(structure)
})
