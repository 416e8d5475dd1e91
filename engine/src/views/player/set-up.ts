import { rulesOf } from '../../event/reading/rules.ts'
import type { EventState, Match } from '../../event/spine/state.ts'
import { initiativeDecider } from '../../legality/initiative.ts'
import { isMirrorMatch } from '../../legality/mirror-match.ts'
import { listPoints } from '../../legality/points.ts'
import type { SetUpClauses } from '../../regulations/set-up-clauses.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { SideChoice } from '../../vocabulary/pairing.ts'
import { type Clause, clause } from '../../vocabulary/rule.ts'
import type { Pair, Seat } from '../../vocabulary/seat.ts'
import type { ListOf } from '../../vocabulary/squad-list.ts'

/** At equal totals a coin or a lot; where the document refers to the game's guide, that. */
export type InitiativeBy = Seat | 'coin' | 'lot' | 'by-the-guide'

/**
 * What a table has to know before its match, for the two players and for leaders: parts of it come
 * from lists that others may not see. Null: the document has no such thing, or a list is missing.
 */
export type SetUpView = Pick<
  SetUpClauses,
  'complete' | 'identification' | 'map' | 'firstSides' | 'secondSides' | 'teamSeats'
> & {
  readonly mirrorMatch: Clause<boolean> | null
  /** Who decides which of the two has initiative. */
  readonly initiative: Clause<InitiativeBy> | null
  /** Who plays which side, where the bracket says so. */
  readonly side: SideChoice | null
  /** Which of the two has added up the other's list, where that was ordered. */
  readonly pointsCheck: Clause<Pair<boolean>> | null
}

export const setUpView = (state: EventState, match: Match): SetUpView => {
  const { setUp } = rulesOf(state.created).regulation
  const squads = pairOf(match.players, (player) => squadOf(state, player))
  return {
    complete: setUp.complete,
    identification: setUp.identification,
    map: setUp.map,
    // A game of the bracket stands alone, and its sides are known.
    firstSides: match.side === undefined ? setUp.firstSides : null,
    secondSides: match.side === undefined ? setUp.secondSides : null,
    teamSeats: setUp.teamSeats,
    side: match.side ?? null,
    mirrorMatch: mirrorMatch(state, squads),
    initiative: initiative(setUp, squads),
    pointsCheck: pointsCheck(state, match),
  }
}

type Squads = Pair<ListOf<'squad' | 'army'> | null>

const pairOf = <T>(players: Pair<PlayerId>, of: (player: PlayerId) => T): Pair<T> => [
  of(players[0]),
  of(players[1]),
]

const squadOf = (state: EventState, player: PlayerId): Squads[0] => {
  const list = state.lists.get(player)?.list
  return list?.kind === 'squad' || list?.kind === 'army' ? list : null
}

const mirrorMatch = (state: EventState, [first, second]: Squads): Clause<boolean> | null => {
  const { setUp, lists } = rulesOf(state.created).regulation
  if (setUp.mirrorMatch?.value !== true || first === null || second === null) return null
  const factions = 'factions' in lists ? lists.factions.value : []
  return clause(setUp.mirrorMatch.rule, isMirrorMatch(first.faction, second.faction, factions))
}

const initiative = (
  { initiative: ruled }: SetUpClauses,
  [first, second]: Squads,
): Clause<InitiativeBy> | null => {
  if (ruled === null) return null
  const { value, rule } = ruled
  if (value === 'by-the-guide') return clause(rule, value)
  if (first === null || second === null) return null
  return clause(rule, initiativeDecider([listPoints(first), listPoints(second)], value))
}

const pointsCheck = (state: EventState, match: Match): Clause<Pair<boolean>> | null => {
  const ruled = rulesOf(state.created).regulation.lists.pointsCheck
  if (ruled === null || !state.pointsCheckOrdered || match.round !== ruled.value) return null
  return clause(
    ruled.rule,
    pairOf(match.players, (player) => match.signed.includes(player)),
  )
}
