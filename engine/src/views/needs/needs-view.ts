import type { Outcome } from '../../vocabulary/outcome.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { StageKind } from '../../vocabulary/stage.ts'

/**
 * `in` and `out` are proved: no result of the matches still to come can change them. With
 * `tie-breakers` tournament points leave it open whatever happens elsewhere; with `depends` results
 * of others decide, perhaps together with tie-breakers.
 */
export type Verdict = 'in' | 'out' | 'tie-breakers' | 'depends'

export type Prospect = {
  readonly verdict: Verdict
  /** How many of the simulated ends have the player in; null where nothing was simulated. */
  readonly share: { readonly in: number; readonly of: number } | null
}

/** What follows if the own match ends like this. */
export type OwnOutcome = Prospect & {
  readonly outcome: Outcome
  /** What this outcome earns. A match of several games can be won in more than one way. */
  readonly tournamentPoints: number
}

/** Whether a player is in the cut, and with which results. Nobody leaves, joins or is ruled on. */
export type CutNeeds = {
  readonly kind: 'cut'
  /** How many go on. */
  readonly size: number
  /** The round these answers go by: the latest published one. */
  readonly round: number
  /** Rounds before the cut that are not paired yet. */
  readonly roundsLeft: number
  /** Tables of the running round without a result, the own one included. */
  readonly openTables: number
  /** What the player has now. */
  readonly tournamentPoints: number
  /** `exact`: all possible ends were looked at. `simulation`: what is not proved is a share. */
  readonly by: 'exact' | 'simulation'
  readonly prospect: Prospect
  /** The own match the outcomes are about: on the table, or of the next round; null for none. */
  readonly match: 'open' | 'next' | null
  /** The best first; empty where no own match is left before the cut. */
  readonly outcomes: readonly OwnOutcome[]
}

/** Which places an outcome of the own match leaves open: the best and the last one. */
export type OwnPlaces = {
  readonly outcome: Outcome
  readonly tournamentPoints: number
  readonly best: number
  readonly worst: number
}

/** Which places can still be reached, where no cut is ahead. Proved, as with a cut. */
export type PlacesNeeds = Pick<OwnPlaces, 'best' | 'worst'> & {
  readonly kind: 'places'
  /** What these are the places after: all rounds, or this one where no end is fixed. */
  readonly until: 'end' | 'round'
  readonly roundsLeft: number
  readonly openTables: number
  readonly match: 'open' | 'next' | null
  /** The best first; empty where no own match is left. */
  readonly outcomes: readonly OwnPlaces[]
}

/** Where a match of a bracket leads. */
export type Leads = 'champion' | 'goes-on' | 'second-chance' | 'out'

/** What it takes to advance in a bracket. */
export type BracketNeeds = {
  readonly kind: 'bracket'
  readonly stage: StageKind
  readonly status: 'in' | 'out' | 'champion'
  /** Of the own open match; empty where there is none. */
  readonly outcomes: readonly { readonly outcome: 'win' | 'loss'; readonly leads: Leads }[]
}

export type NeedsView =
  /** The own match runs: no aids during play, by this rule where the document has one. */
  { readonly kind: 'closed'; readonly rule: RuleId | null } | CutNeeds | PlacesNeeds | BracketNeeds
