import type { Structure } from '@topcut/engine'

/** A scenario file after its shape was checked: names as they stand, rules not yet asked. */
export type Scenario = {
  readonly regulation: string
  readonly date: string | null
  readonly tier: string | null
  readonly structure: Structure
  readonly entropy: string
  readonly options: Readonly<Record<string, string>>
  readonly players: readonly ScenarioPlayer[]
  readonly rounds: readonly ScenarioRound[]
}

export type ScenarioPlayer = {
  readonly name: string
  readonly earnedBye: boolean
  readonly avoid: readonly string[]
  readonly from: number
}

export type ScenarioRound = {
  readonly stage: 'swiss' | 'elimination'
  readonly matches: readonly ScenarioMatch[]
  readonly drop: readonly string[]
  readonly readmit: readonly string[]
  readonly disqualify: readonly string[]
  readonly entropy: string | null
}

export type ScenarioMatch =
  | { readonly bye: string }
  | { readonly players: readonly [string, string]; readonly result: ScenarioResult | null }

/** A result as it stands in the file: names where the engine wants seats. */
export type ScenarioResult =
  | {
      readonly ending: 'destruction' | 'time' | 'mutual-destruction'
      readonly score: readonly [number, number]
      readonly salvo?: string
      readonly initiative?: string
    }
  | {
      readonly ending: 'concession'
      readonly by: string
      readonly score: readonly [number, number]
    }
  | { readonly ending: 'intentional-draw'; readonly witness: string }
  | { readonly ending: 'no-show' | 'match-loss'; readonly by: string }
  | { readonly ending: 'double-loss' }
