import type { LeaderRole } from '../vocabulary/role.ts'
import type { Clause } from '../vocabulary/rule.ts'
import type { Infraction, PenaltyKind, Ruling } from '../vocabulary/ruling.ts'

/** Who removes a player for conduct. */
type RemovalClauses = {
  readonly by: Clause<readonly LeaderRole[]>
  /** Who proposes it to them; null where the document has no proposals. */
  readonly proposedBy: Clause<readonly LeaderRole[]> | null
  /** Who else may, once a ruling on record says that the player cheated. */
  readonly forCheating: Clause<readonly LeaderRole[]> | null
}

/** What a document says about settling matters. Where nobody is marshal, the organizer is meant. */
export type RulingClauses = {
  /** Whose ruling is final; everybody else's can be brought before them once. */
  readonly lastWord: Clause<readonly LeaderRole[]>
  /** What those may set aside where it is in error. */
  readonly mayOverrule: Clause<readonly NonNullable<Ruling['overrules']>[]>
  /** What the document names as an offence, rule by rule. */
  readonly infractions: readonly Clause<readonly Infraction[]>[]
  /** Null where what is named are examples. */
  readonly onlyNamedInfractions: Clause<true> | null
  readonly penalties: readonly Clause<readonly PenaltyKind[]>[]
  /** What a leader may impose although the document has no such penalty, with a reason on record. */
  readonly beyond: Clause<readonly PenaltyKind[]> | null
  /** Who decides on penalties; null where the document leaves it open. */
  readonly penaltiesBy: Clause<readonly LeaderRole[]> | null
  readonly removal: RemovalClauses
  /** What follows from a component that may not be played and has no replacement. */
  readonly ineligibleComponent: Clause<'disqualified'> | null
}
