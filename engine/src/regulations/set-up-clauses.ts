import type { InitiativeClause } from '../legality/initiative.ts'
import type { Side } from '../vocabulary/result.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { Pair } from '../vocabulary/seat.ts'

export type IdentityToken = 'white' | 'black'

/** A place beside a team-mate; numbered where the document tells the two apart. */
type TeamSeat = { readonly side: Side; readonly number: number | null }

/** What has to be known at a table before its match begins. Null: the document has no such thing. */
export type SetUpClauses = {
  /** Whether all is set up before the start of the round is called, or may be. */
  readonly complete: Clause<'before-start-call' | 'may-precede-start-call'> | null
  /** Whether all ships have to be marked where both squads are of one faction. */
  readonly mirrorMatch: Clause<boolean> | null
  /** The tokens of the two seats. The documents say one each; the first seat's is our choice. */
  readonly identification: Clause<Pair<IdentityToken>> | null
  readonly initiative: Clause<InitiativeClause | 'by-the-guide'> | null
  /** Who brings and builds the map. */
  readonly map: Clause<'initiative-player'> | null
  /** How the sides of the first game come about. */
  readonly firstSides: Clause<'lot-gives-choice' | 'lot-gives-dark'> | null
  readonly secondSides: Clause<'swapped'> | null
  /** Two rows that face each other, each from left to right as it sits. */
  readonly teamSeats: Clause<Pair<Pair<TeamSeat>>> | null
}
