import { type Decision, grant, refuse } from '../../log/decision.ts'
import type { Refusal } from '../../log/refusal.ts'
import { regulationOf } from '../../regulations/catalogue.ts'
import type { Regulation } from '../../regulations/regulation.ts'
import { isDay } from '../../vocabulary/instant.ts'
import { type OptionName, optionNames, optionValues } from '../../vocabulary/option.ts'
import type { StagePlan, Structure } from '../../vocabulary/stage.ts'
import { tiers } from '../../vocabulary/tier.ts'
import type { Ask, CommandOf } from '../ask.ts'
import { isBracket } from '../stage-kinds.ts'

export const createEvent = (command: CommandOf<'create-event'>, ask: Ask): Decision => {
  const { kind: _, ...event } = command
  const name = event.name.trim()
  if (name === '') return refuse({ code: 'bad-value', field: 'name', expected: 'a name' })
  const regulation = regulationOf(event.regulation)
  if (regulation === null) {
    return refuse({ code: 'unknown-regulation', regulation: event.regulation })
  }
  if (!tiers.includes(event.tier)) {
    return refuse({ code: 'bad-value', field: 'tier', expected: tiers.join(' | ') })
  }
  if (!isDay(event.date)) {
    return refuse({ code: 'bad-value', field: 'date', expected: '2015-10-03' })
  }
  const refusal =
    optionRefusal(event.options, regulation) ??
    structureRefusal(event.structure, regulation) ??
    lengthRefusal(event.roundMinutes ?? {}, regulation) ??
    missionRefusal(event.missions, regulation)
  if (refusal !== null) return refuse(refusal)
  const entropy = event.entropy ?? ask.entropy
  return grant([{ ...event, kind: 'event-created', name, entropy }])
}

const optionRefusal = (
  options: CommandOf<'create-event'>['options'],
  regulation: Regulation,
): Refusal | null => {
  for (const [name, value] of Object.entries(options)) {
    const field = `options.${name}`
    if (!(optionNames as readonly string[]).includes(name)) {
      return { code: 'bad-value', field, expected: optionNames.join(' | ') }
    }
    if (regulation.options[name as OptionName] === undefined) {
      return { code: 'not-in-this-regulation', what: field, regulation: regulation.id }
    }
    const values: readonly string[] = optionValues[name as OptionName]
    if (!values.includes(value)) {
      return { code: 'bad-value', field, expected: values.join(' | ') }
    }
  }
  return null
}

const structureRefusal = (structure: Structure, regulation: Regulation): Refusal | null => {
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
  const { cutSizes } = structure
  if (stage.cut !== null && cutSizes !== null && !cutSizes.value.includes(stage.cut)) {
    const { value: sizes, rule } = cutSizes
    return { code: 'cut-size-not-in-document', cut: stage.cut, sizes, rule }
  }
  const isOpenEnd = stage.rounds === null && (stage.kind !== 'swiss' || count === 1)
  if (!isOpenEnd && !isCount(stage.rounds, 1)) {
    return { code: 'bad-value', field: `${field}.rounds`, expected: '1 … 1024' }
  }
  return null
}

/** Where the document names a length with a tolerance, a chosen one stays within it. */
const lengthRefusal = (
  chosen: NonNullable<CommandOf<'create-event'>['roundMinutes']>,
  { roundLength }: Regulation,
): Refusal | null => {
  for (const kind of ['swiss', 'elimination'] as const) {
    const minutes = chosen[kind]
    const { value, rule } = roundLength[kind]
    const { from, to } = value
    if (minutes === undefined) continue
    const isAllowed = from !== null && to !== null && minutes >= from && minutes <= to
    if (!isAllowed || !Number.isInteger(minutes)) {
      return { code: 'length-not-allowed', minutes, from, to, rule }
    }
  }
  return null
}

const missionRefusal = (
  missions: readonly string[] | undefined,
  regulation: Regulation,
): Refusal | null => {
  if (missions === undefined) return null
  if (regulation.missions === null) {
    return { code: 'not-in-this-regulation', what: 'missions', regulation: regulation.id }
  }
  const isListed = missions.every((name) => name.trim() !== '')
  return isListed && new Set(missions).size === missions.length
    ? null
    : { code: 'bad-value', field: 'missions', expected: 'different names' }
}
