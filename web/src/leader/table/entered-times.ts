import { type Event, liveEntries, type MatchId } from '@topcut/engine'

/** When each result that stands was entered or last amended. */
export const enteredTimes = (event: Event): ReadonlyMap<MatchId, number> => {
  const times = new Map<MatchId, number>()
  for (const { fact, at } of liveEntries(event.log)) {
    if (fact.kind === 'result-entered' || fact.kind === 'result-amended') times.set(fact.match, at)
    if (fact.kind === 'result-annulled') times.delete(fact.match)
  }
  return times
}
