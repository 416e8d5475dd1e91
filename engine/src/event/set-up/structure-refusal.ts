import { largestChart } from '../../pairing/elimination/chart.ts'
import type { Regulation } from '../../regulations/regulation.ts'
import { departures } from '../../structure/compare.ts'
import type { StagePlan, Structure } from '../../vocabulary/stage.ts'
import { isBracket } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'

/** What the document says against a structure, whoever comes. */
export const structureRefusal = (structure: Structure, regulation: Regulation): Refusal | null => {
  if (structure.kind === 'open') return null
  if (structure.kind !== 'custom') {
    if (regulation.structure.tables[structure.kind] !== undefined) return null
    return {
      code: 'not-in-this-regulation',
      what: `structure ${structure.kind}`,
      regulation: regulation.id,
    }
  }
  if (structure.stages.length === 0) {
    return { code: 'bad-value', field: 'structure.stages', expected: 'at least one stage' }
  }
  for (const [index, stage] of structure.stages.entries()) {
    const refusal = stageRefusal(stage, index, structure.stages.length, regulation)
    if (refusal !== null) return refusal
  }
  return null
}

/** Cuts the document does not usually have: a chart with byes takes any number. */
export const structureWarnings = (
  structure: Structure,
  { structure: { cutSizes } }: Regulation,
): readonly Warning[] => {
  if (structure.kind !== 'custom' || cutSizes === null) return []
  const { value: sizes, rule } = cutSizes
  return structure.stages.flatMap(({ cut }): readonly Warning[] =>
    cut === null || sizes.includes(cut) ? [] : [{ code: 'cut-size-unusual', cut, sizes, rule }],
  )
}

const isCount = (value: number | null, least: number): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= 1024

const stageRefusal = (
  stage: StagePlan,
  index: number,
  count: number,
  { structure, id }: Regulation,
): Refusal | null => {
  const allowed = index === 0 ? structure.firstStage : structure.afterCut
  if (!allowed.value.includes(stage.kind)) {
    const what = index === 0 ? `${stage.kind} as first stage` : `${stage.kind} after a cut`
    return { code: 'not-in-this-regulation', what, regulation: id, rule: allowed.rule }
  }
  const field = `structure.stages[${index}]`
  // Whoever loses in a bracket is out, and it ends with one: nobody is left to go on.
  if (index < count - 1 && isBracket(stage.kind)) {
    return { code: 'bad-value', field: 'structure.stages', expected: 'swiss stages first' }
  }
  if (index > 0 && !isCount(stage.cut, 2)) {
    return { code: 'bad-value', field: `${field}.cut`, expected: '2 … 1024' }
  }
  if (index === 0 && stage.cut !== null) {
    return { code: 'bad-value', field: `${field}.cut`, expected: 'nothing in the first stage' }
  }
  if (stage.kind === 'double-elimination' && (stage.cut ?? 0) > largestChart) {
    return { code: 'bad-value', field: `${field}.cut`, expected: `2 … ${largestChart}` }
  }
  const isOpenEnd = stage.rounds === null && (stage.kind !== 'swiss' || count === 1)
  if (!isOpenEnd && !isCount(stage.rounds, 1)) {
    return { code: 'bad-value', field: `${field}.rounds`, expected: '1 … 1024' }
  }
  return null
}

/** Fewer rounds or a smaller cut than this tier has at least, for so many players. */
export const minimumRefusals = (
  { created }: EventState,
  stages: readonly StagePlan[],
  headCount: number,
): readonly Refusal[] =>
  departures(stages, created.tier, headCount, rulesOf(created).regulation.structure)
    .filter(({ strength }) => strength === 'minimum')
    .map(({ what, ruled, planned, rule }): Refusal => {
      return { code: 'below-minimum', what, minimum: ruled, planned, rule, overridable: true }
    })
