import {
  type Regulation,
  type StagePlan,
  type Structure,
  stagesOf,
  structureKinds,
} from '@topcut/engine'
import { refused } from '../refusal.ts'
import { type At, field, has, integer, list, object, oneOf, optional } from './shape.ts'

export const readStructure = (at: At, regulation: Regulation): Structure => {
  if (at.value === undefined) return { kind: 'open' }
  object(at, ['kind', 'swissRounds', 'cut', 'stages'])
  if (has(at, 'stages')) {
    object(at, ['kind', 'stages'])
    optional(field(at, 'kind'), (one) => oneOf(one, ['custom']), null)
    return {
      kind: 'custom',
      stages: list(field(at, 'stages'), (one) => readStage(one, regulation)),
    }
  }
  const kind = oneOf(field(at, 'kind'), [...structureKinds, 'custom'])
  if (kind !== 'custom') {
    object(at, ['kind'])
    return { kind }
  }
  const cut = optional(field(at, 'cut'), (one) => integer(one, 0), 0)
  const swissRounds = integer(field(at, 'swissRounds'), 1)
  return { kind, stages: stagesOf(swissRounds, cut, regulation.structure.finals) }
}

const readStage = (at: At, regulation: Regulation): StagePlan => {
  object(at, ['kind', 'rounds', 'cut'])
  const kind = oneOf(field(at, 'kind'), ['swiss', 'elimination', 'double-elimination'])
  const { id, structure } = regulation
  const known = [...structure.firstStage.value, ...structure.afterCut.value]
  if (kind === 'double-elimination' && !known.includes(kind)) {
    return refused({ code: 'not-in-this-regulation', what: kind, regulation: id, at: at.path })
  }
  return {
    kind,
    rounds: optional(field(at, 'rounds'), (one) => integer(one, 1), null),
    cut: optional(field(at, 'cut'), (one) => integer(one, 0) || null, null),
  }
}
