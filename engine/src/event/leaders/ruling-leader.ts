import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'
import type { RulingLeader } from '../../vocabulary/role.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import { marshals } from '../reading/marshal.ts'
import { matchesOf } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Fact, Refusal } from '../spine/answers.ts'
import type { Warning } from '../spine/decision.ts'
import type { EventState, Leader, Round } from '../spine/state.ts'
import { secondOf } from './seconds.ts'

const leadersAmong = ({ leaders }: EventState, players: readonly PlayerId[]): readonly Leader[] =>
  leaders.filter(({ plays }) => plays !== null && players.includes(plays))

export const rulingLeader = (state: EventState, players: readonly PlayerId[]): RulingLeader => {
  const playing = leadersAmong(state, players)
  const [first, second] = playing
  if (first === undefined) return { kind: 'any' }
  const leader = second === undefined ? rulerOnOne(state, first) : rulerOnTwo(state, playing)
  return leader === null ? { kind: 'missing' } : { kind: 'named', leader }
}

/**
 * Whom the document itself names, not just somebody who can: the second of a leader who needs one,
 * the marshal where two meet. Null where it names nobody.
 */
export const namedRuler = (state: EventState, players: readonly PlayerId[]): LeaderId | null => {
  const { needSecond, leadersMeet } = rulesOf(state.created).regulation.people
  const playing = leadersAmong(state, players)
  const [first, second] = playing
  if (first === undefined) return null
  if (second !== undefined) {
    return leadersMeet.value === 'marshal' ? rulerOnTwo(state, playing) : null
  }
  return needSecond.value.includes(first.role) ? secondOf(state, first) : null
}

/** The rule by which just one leader rules, or nobody: the own second, or whoever is there for two. */
export const rulingRule = (state: EventState, players: readonly PlayerId[]): RuleId => {
  const { second, leadersMeet } = rulesOf(state.created).regulation.people
  return leadersAmong(state, players).length > 1 ? leadersMeet.rule : second.rule
}

/** Where the document asks for no second, any other leader who is acting. */
const rulerOnOne = (state: EventState, leader: Leader): LeaderId | null =>
  secondOf(state, leader) ?? anyOther(state, [leader])

const rulerOnTwo = (state: EventState, playing: readonly Leader[]): LeaderId | null => {
  const { leadersMeet } = rulesOf(state.created).regulation.people
  return { marshal: freeMarshal, 'any-other': anyOther }[leadersMeet.value](state, playing)
}

const freeMarshal = (state: EventState, playing: readonly Leader[]): LeaderId | null =>
  marshals(state).find((marshal) => marshal.acting && !playing.includes(marshal))?.leader ?? null

const anyOther = ({ leaders }: EventState, playing: readonly Leader[]): LeaderId | null =>
  leaders.find((leader) => leader.acting && !playing.includes(leader))?.leader ?? null

/** Told when a round is paired: a leader plays at these tables, and nobody can rule there. */
export const rulingWarnings = (state: EventState, facts: readonly Fact[]): readonly Warning[] => {
  const { rule } = rulesOf(state.created).regulation.people.leadersMeet
  return facts
    .flatMap((fact) => (fact.kind === 'round-paired' ? fact.pairings : []))
    .filter(({ players }) => rulingLeader(state, players).kind === 'missing')
    .map(({ table }): Warning => ({ code: 'no-ruling-leader', table, rule }))
}

/**
 * Where two leaders meet the document names who rules; where that is nobody, they do not play. One
 * leader alone may go on without a second, as overridden at the start: the opponent confirms.
 */
export const rulingRefusals = (state: EventState, round: Round): readonly Refusal[] => {
  const { rule } = rulesOf(state.created).regulation.people.leadersMeet
  const tables = matchesOf(state, round)
    .filter(({ players }) => leadersAmong(state, players).length === 2)
    .filter(({ players }) => rulingLeader(state, players).kind === 'missing')
    .map(({ table }) => table)
  return tables.length === 0
    ? []
    : [{ code: 'ruling-leader-missing', tables, rule, overridable: true }]
}
