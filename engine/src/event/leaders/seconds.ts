import type { LeaderId } from '../../vocabulary/ids.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState, Leader } from '../spine/state.ts'

/**
 * Who rules on the matches of a leader who plays: the named second, else whom players have been told
 * of, else another one who can.
 */
export const secondOf = (state: EventState, { leader, second }: Leader): LeaderId | null => {
  const { value: roles } = rulesOf(state.created).regulation.people.second
  const able = state.leaders.filter(
    (other) => other.leader !== leader && other.acting && roles.includes(other.role),
  )
  const told = state.told?.seconds.find((one) => one.leader === leader)?.second
  const one = (whom: LeaderId | null | undefined) => able.find((other) => other.leader === whom)
  const found = one(second) ?? one(told) ?? able.find(({ plays }) => plays === null) ?? able[0]
  return found?.leader ?? null
}

/** What the document says against leaders who take part in their own event. */
export const leaderRefusals = (
  state: EventState,
  leaders: readonly Leader[] = state.leaders,
): readonly Refusal[] => {
  const { tier } = state.created
  const { mayPlay, mayNotPlay, needSecond } = rulesOf(state.created).regulation.people
  return leaders.flatMap((leader): readonly Refusal[] => {
    const { plays: player, role } = leader
    if (player === null) return []
    if (mayNotPlay.value.includes(tier)) {
      return [{ code: 'leader-may-not-play', player, tier, rule: mayNotPlay.rule }]
    }
    const needsOne = mayPlay.value.includes(tier) && needSecond.value.includes(role)
    if (!needsOne || secondOf(state, leader) !== null) return []
    return [{ code: 'second-judge-missing', player, rule: mayPlay.rule, overridable: true }]
  })
}
