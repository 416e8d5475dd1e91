import type { RuleId } from '../../vocabulary/rule.ts'
import type { Warning } from '../spine/decision.ts'
import type { Call, MaterialCase, Proposal } from '../spine/matters.ts'
import type { EventState } from '../spine/state.ts'
import { rulesOf } from './rules.ts'

/** Proposals that wait for the organizer; whoever is out already needs no answer. */
export const openProposals = (state: EventState): readonly Proposal[] =>
  [...state.proposals.values()].filter(
    ({ answer, player }) => answer === null && state.players.get(player)?.status !== 'disqualified',
  )

export const openCalls = (state: EventState): readonly Call[] =>
  [...state.calls.values()].filter(({ closedAt }) => closedAt === null)

/** A part that was conceded for is still missing; whoever has left misses nothing. */
export const openCases = (state: EventState): readonly MaterialCase[] =>
  [...state.cases.values()].filter(({ outcome, player }) => {
    const status = state.players.get(player)?.status
    const isHere = status === 'registered' || status === 'active'
    return isHere && (outcome === null || outcome === 'conceded')
  })

/** The rule by which play goes on without a part; null where it is needed or was conceded for. */
export const notNeededBy = (
  state: EventState,
  { component, outcome }: MaterialCase,
): RuleId | null => {
  const { notNeeded } = rulesOf(state.created).regulation.material
  return outcome === null && notNeeded?.value.includes(component) === true ? notNeeded.rule : null
}

/** What a leader should settle before the event goes on to its next part, or ends. */
export const openMatterWarnings = (state: EventState): readonly Warning[] => [
  ...openProposals(state).map(({ player }): Warning => ({ code: 'proposal-open', player })),
  ...openCalls(state).map(({ match }): Warning => {
    const table = match === null ? null : (state.matches.get(match)?.table ?? null)
    return { code: 'call-open', table }
  }),
  ...openCases(state).map(({ player }): Warning => ({ code: 'material-open', player })),
]
