import type { Regulation } from '@topcut/engine'
import type { LostKind } from '../formats/lost.ts'
import type { Cause, DiscrepancyKind } from '../report/discrepancy.ts'
import type { RoundStage, ScenarioResult } from '../scenario/scenario.ts'

/** Where a result stands, as far as it decides how it is to be read. */
export type Standing = {
  readonly regulation: Regulation
  readonly stage: RoundStage
  readonly players: readonly [string, string]
  /** The last game of a bracket. */
  readonly isFinal: boolean
  /** Who went on, where the score does not tell. */
  readonly wentOn: string | null
}

export type Fault = {
  readonly what: DiscrepancyKind
  readonly file: string
  readonly computed: string
  readonly likely: Cause | null
}

/** A result as the document has it; null where it has none for what the file says. */
export type ResultRead = {
  readonly result: ScenarioResult | null
  readonly faults: readonly Fault[]
  readonly lost: readonly LostKind[]
}

export const readAs = (
  result: ScenarioResult,
  faults: readonly Fault[] = [],
  lost: readonly LostKind[] = [],
): ResultRead => ({ result, faults, lost })

export const notRead = (what: DiscrepancyKind, file: string, likely: Cause | null = null) => ({
  result: null,
  faults: [{ what, file, computed: '', likely }],
  lost: [],
})

export const otherOf = ([first, second]: readonly [string, string], player: string): string =>
  player === first ? second : first
