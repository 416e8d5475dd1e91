import type { EventId, MatchId, PublicTable } from '@topcut/engine'
import type { Who } from '../../state/who.ts'

type SlipLeads = 'loading' | 'own' | 'judge' | 'other-table' | 'stranger'

/** Who plays the match reports it; whoever leads here settles it; anybody else is told why not. */
export const slipLeadsTo = (
  event: EventId,
  match: MatchId,
  matches: readonly Pick<PublicTable, 'match'>[] | null,
  who: Who,
): SlipLeads => {
  if (matches?.some((one) => one.match === match)) return 'own'
  if (matches === null || typeof who === 'string') return 'loading'
  const here = who.grants.filter((grant) => grant.event === event && !grant.isRevoked)
  if (who.account !== null || here.some(({ role }) => role !== 'player')) return 'judge'
  return here.length > 0 ? 'other-table' : 'stranger'
}
