import type { NameClauses } from '../people/public-names.ts'
import type { Tier } from '../vocabulary/details.ts'
import type { LeaderRole } from '../vocabulary/role.ts'
import type { Clause } from '../vocabulary/rule.ts'

/** Who leads, and under what conditions leaders play. */
export type PeopleClauses = {
  /** Null where the document does not count them. */
  readonly organizer: Clause<'exactly-one'> | null
  /** The tiers in which a leader may play if a second one is announced. */
  readonly mayPlay: Clause<readonly Tier[]>
  readonly mayNotPlay: Clause<readonly Tier[]>
  /** The leaders who may play only with a second one. */
  readonly needSecond: Clause<readonly LeaderRole[]>
  /** Who can be that second one. */
  readonly second: Clause<readonly LeaderRole[]>
  /** Who rules where two leaders meet. */
  readonly leadersMeet: Clause<'marshal' | 'any-other'>
  /** Who counts as a spectator while not acting; null where the document is silent. */
  readonly offDuty: Clause<readonly LeaderRole[]> | null
  /** Who has to be there when two agree on a draw; null where they may not. */
  readonly drawWitness: Clause<readonly LeaderRole[]> | null
  /** Whose number the tables of structures go by; null for those who are there at the start. */
  readonly counted: Clause<'registered'> | null
  /** Null where the document is silent about names. */
  readonly names: NameClauses | null
}
