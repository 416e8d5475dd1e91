import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'
import type { LeaderRole } from '../../vocabulary/role.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, organizer } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import type { EventState, Leader } from '../spine/state.ts'
import { officeRefusal } from './office.ts'
import { leaderRefusals } from './seconds.ts'

export type AppointLeader = {
  readonly kind: 'appoint-leader'
  readonly leader: LeaderId
  readonly role: LeaderRole
  /** The player this leader is, where a leader takes part. */
  readonly plays?: PlayerId
  /** Who rules on this leader's matches; absent: any other leader. */
  readonly second?: LeaderId
}

export const appointLeader: CommandRecord<AppointLeader> = {
  may: organizer,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, { kind: _, ...leader }) => {
    const { plays = null, second = null } = leader
    const refusal =
      unknownRefusal(state, { ...leader, plays, second, acting: true }) ??
      officeRefusal(state, leader) ??
      leaderRefusals(state, [{ ...leader, plays, second, acting: true }]).find(
        ({ code }) => code === 'leader-may-not-play',
      )
    return refusal === undefined
      ? grant([{ kind: 'leader-appointed', ...leader }])
      : refuse(refusal)
  },
}

const unknownRefusal = (
  { players, leaders }: EventState,
  { leader, plays, second }: Leader,
): Refusal | undefined => {
  if (plays !== null && !players.has(plays)) return { code: 'unknown-player', player: plays }
  if (plays !== null && leaders.some((one) => one.leader !== leader && one.plays === plays)) {
    return { code: 'bad-value', field: 'plays', expected: 'a player who is no other leader' }
  }
  if (second === null) return undefined
  if (second === leader) return { code: 'bad-value', field: 'second', expected: 'another leader' }
  const isKnown = leaders.some((one) => one.leader === second)
  return isKnown ? undefined : { code: 'unknown-leader', leader: second }
}
