import type { PlayerId } from '../../vocabulary/ids.ts'
import type { StageKind } from '../../vocabulary/stage.ts'

export type CutFact =
  | {
      readonly kind: 'cut-made'
      /** The stage that the cut leads to. */
      readonly stage: number
      readonly kindOfStage: StageKind
      /** Those who go on, best seed first. */
      readonly seeds: readonly PlayerId[]
      /** Who would have changed under the document's other reading of the cut. */
      readonly otherReading: {
        readonly in: readonly PlayerId[]
        readonly out: readonly PlayerId[]
      } | null
    }
  | {
      readonly kind: 'place-declined'
      readonly player: PlayerId
      readonly replacement: PlayerId | null
      /** Those who go on now, best seed first. */
      readonly seeds: readonly PlayerId[]
    }
  | {
      readonly kind: 'event-finished'
      readonly champion: PlayerId
      readonly places: readonly { readonly place: number | null; readonly player: PlayerId }[]
    }

export type CutRefusal =
  | { readonly code: 'cut-needed' }
  | { readonly code: 'cut-not-due' }
  | { readonly code: 'cut-already-made' }
  | { readonly code: 'no-place-to-decline'; readonly player: PlayerId }
