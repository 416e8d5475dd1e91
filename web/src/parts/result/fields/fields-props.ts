import type { Ending, Pair } from '@topcut/engine'
import type { Draft, Setting } from '../typing/draft.ts'

/** What every part of a result form works with. */
export type FieldsProps = {
  readonly table: number
  readonly draft: Draft
  readonly ending: Ending
  readonly setting: Setting
  readonly players: Pair<string>
  /** The id of what the document makes of it. */
  readonly verdict: string
  readonly change: (part: Partial<Draft>) => void
}
