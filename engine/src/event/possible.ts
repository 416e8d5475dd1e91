import { possibleLists } from './possible/lists.ts'
import { possiblePeople } from './possible/people.ts'
import { possibleRounds } from './possible/rounds.ts'
import { possibleRulings } from './possible/rulings.ts'
import { possibleSetUp } from './possible/set-up.ts'
import type { Possible, Possibles } from './possibles.ts'
import { openRound } from './reading/rounds.ts'
import type { Fact, FactKind } from './spine/answers.ts'
import type { EventState } from './spine/state.ts'

/** What can still be said when the champion is known. */
const afterTheEnd: readonly FactKind[] = [
  'undone',
  'ruling-recorded',
  'ruling-appealed',
  'appeal-decided',
  'call-closed',
  'lists-opened',
  'message-announced',
  'rule-overridden',
]

/** What throws a pairing away that nobody has seen: none can come while one waits. */
const discarding: readonly FactKind[] = [
  'result-amended',
  'player-entered-late',
  'player-readmitted',
  'player-dropped',
  'player-disqualified',
]

/** A kind of fact that nobody can judge does not compile. */
const possibles: Possibles<FactKind> = {
  ...possibleSetUp,
  ...possiblePeople,
  ...possibleLists,
  ...possibleRounds,
  ...possibleRulings,
}

/**
 * Whether a fact can still have happened on this state. Asked when something before it is undone:
 * a result needs its match, a closed round all its results, a paired round just its players.
 */
export const isPossible = (state: EventState, fact: Fact): boolean => {
  if (state.finished !== null && !afterTheEnd.includes(fact.kind)) return false
  if (openRound(state)?.status === 'paired' && discarding.includes(fact.kind)) return false
  const possible = possibles[fact.kind] as Possible<FactKind>
  return possible(state, fact)
}
