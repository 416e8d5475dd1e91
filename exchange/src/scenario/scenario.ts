import type { Structure, TableState } from '@topcut/engine'

/** A scenario file after its shape was checked: names as they stand, rules not yet asked. */
export type Scenario = {
  readonly regulation: string
  readonly date: string | null
  readonly tier: string | null
  readonly structure: Structure
  readonly entropy: string
  readonly options: Readonly<Record<string, string>>
  readonly missions: readonly string[]
  readonly players: readonly ScenarioPlayer[]
  readonly rounds: readonly ScenarioRound[]
}

export type ScenarioPlayer = {
  readonly name: string
  readonly earnedBye: boolean
  readonly avoid: readonly string[]
  readonly squadPoints: number | null
  readonly from: number
  /** Who is in a team; the team's name stands in matches. */
  readonly members: readonly string[]
}

export const roundStages = ['swiss', 'elimination', 'final-match'] as const
export type RoundStage = (typeof roundStages)[number]

export type ScenarioRound = {
  readonly stage: RoundStage
  readonly matches: readonly ScenarioMatch[]
  readonly drop: readonly string[]
  readonly readmit: readonly string[]
  readonly disqualify: readonly string[]
  readonly rulings: readonly { readonly player: string; readonly deduct: number }[]
  readonly entropy: string | null
}

export type ScenarioMatch =
  | { readonly bye: string }
  | { readonly players: readonly [string, string]; readonly result: ScenarioResult | null }

type Numbers = readonly [number, number]

export type ScenarioGame =
  | 'first'
  | 'second'
  | 'draw'
  | 'double-loss'
  | 'unplayed'
  | { readonly annulled: 'first' | 'second' }

export type ScenarioTie = {
  readonly defeats?: Numbers
  readonly damage?: Numbers
  readonly die?: readonly Numbers[]
}

/** A result as it stands in the file: names where the engine wants seats. */
export type ScenarioResult =
  | {
      readonly ending: 'destruction' | 'time' | 'mutual-destruction' | 'points'
      readonly score: Numbers
      readonly salvo?: string
      readonly initiative?: string
      readonly tie?: ScenarioTie
    }
  | { readonly ending: 'defeat'; readonly winner: string; readonly score: Numbers }
  | { readonly ending: 'concession'; readonly by: string; readonly score?: Numbers }
  | { readonly ending: 'games'; readonly games: readonly [ScenarioGame, ScenarioGame] }
  | { readonly ending: 'won'; readonly winner: string; readonly light: string }
  | { readonly ending: 'forfeit'; readonly winner: string }
  | { readonly ending: 'timeout'; readonly light: string; readonly table: TableState }
  | { readonly ending: 'intentional-draw'; readonly witness: string }
  | { readonly ending: 'no-show' | 'match-loss'; readonly by: string }
  | { readonly ending: 'double-loss' | 'double-no-show' }
