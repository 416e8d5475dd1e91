import type { Refusal } from '../log/refusal.ts'
import type { LeaderRole } from '../vocabulary/role.ts'
import { rulesOf } from './rules.ts'
import type { EventState, Leader } from './state.ts'

const judges: readonly LeaderRole[] = ['marshal', 'judge']

/** What the document says against leaders who take part in their own event. */
export const leaderRefusals = (
  state: EventState,
  leaders: readonly Leader[] = state.leaders,
): readonly Refusal[] => {
  const { tier } = state.created
  const { mayPlay, mayNotPlay, second } = rulesOf(state.created).regulation.leaders
  return leaders.flatMap(({ leader, plays }): readonly Refusal[] => {
    if (plays === null) return []
    if (mayNotPlay.value.includes(tier)) {
      return [{ code: 'leader-may-not-play', player: plays, tier, rule: mayNotPlay.rule }]
    }
    const hasSecond = state.leaders.some(
      (other) => other.leader !== leader && (second?.value ?? judges).includes(other.role),
    )
    if (hasSecond) return []
    const rule = mayPlay.rule
    return [{ code: 'second-judge-missing', player: plays, rule, overridable: true }]
  })
}
