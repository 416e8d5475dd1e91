import type { PlayerId } from '../vocabulary/ids.ts'
import type { RuleId } from '../vocabulary/rule.ts'
import type { Fact } from './fact.ts'
import type { Refusal } from './refusal.ts'

/** What a document asks for with *should*: the wish is granted, the leader is told. */
export type Warning = { readonly rule?: RuleId } & (
  | { readonly code: 'rematch'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly code: 'repeated-bye'; readonly player: PlayerId }
  | {
      readonly code: 'structure-differs'
      readonly what: 'rounds' | 'cut'
      readonly suggested: number
      readonly planned: number
    }
  | {
      readonly code: 'cut-reading-differs'
      readonly in: readonly PlayerId[]
      readonly out: readonly PlayerId[]
    }
  | { readonly code: 'should-be-dropped'; readonly player: PlayerId }
  | { readonly code: 'tell-players'; readonly what: string }
  | { readonly code: 'pairing-discarded'; readonly round: number }
  | { readonly code: 'next-round-already-paired'; readonly round: number }
)

export type Decision =
  | {
      readonly granted: true
      readonly facts: readonly Fact[]
      readonly warnings: readonly Warning[]
    }
  | { readonly granted: false; readonly refusal: Refusal }

export const grant = (facts: readonly Fact[], warnings: readonly Warning[] = []): Decision => ({
  granted: true,
  facts,
  warnings,
})

export const refuse = (refusal: Refusal): Decision => ({ granted: false, refusal })
