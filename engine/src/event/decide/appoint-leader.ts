import { grant, refuse } from '../../log/decision.ts'
import type { Decider } from '../ask.ts'
import { leaderRefusals } from '../leaders.ts'

export const appointLeader: Decider<'appoint-leader'> = (state, { kind: _, ...leader }) => {
  if (leader.plays !== undefined && !state.players.has(leader.plays)) {
    return refuse({ code: 'unknown-player', player: leader.plays })
  }
  const refusal = leaderRefusals(state, [{ ...leader, plays: leader.plays ?? null }]).find(
    ({ code }) => code === 'leader-may-not-play',
  )
  if (refusal !== undefined) return refuse(refusal)
  return grant([{ kind: 'leader-appointed', ...leader }])
}
