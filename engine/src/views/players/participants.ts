import { marshals } from '../../event/reading/marshal.ts'
import { matchOfPlayer, openRound } from '../../event/reading/rounds.ts'
import type { EventState, Leader } from '../../event/spine/state.ts'
import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'
import type { LeaderRole } from '../../vocabulary/role.ts'

/** Somebody who is there: what this person is to the event, and does at the moment. */
export type Participant = {
  readonly leader: LeaderId | null
  readonly player: PlayerId | null
  readonly role: LeaderRole | 'player'
  /** The organizer stands in where no marshal is appointed. */
  readonly isMarshal: boolean
  readonly now: 'acting' | 'playing' | 'spectating'
}

/** Leaders first, then the players by number; a leader who plays is one line. */
export const participants = (state: EventState): readonly Participant[] => {
  const leading = new Set(state.leaders.map(({ plays }) => plays))
  const players = [...state.players.values()]
    .filter(({ checkedIn, player }) => checkedIn && !leading.has(player))
    .toSorted((a, b) => a.number - b.number)
  return [
    ...state.leaders.map((leader) => leaderLine(state, leader)),
    ...players.map(({ player }): Participant => {
      const now = isPlaying(state, player) ? 'playing' : 'spectating'
      return { leader: null, player, role: 'player', isMarshal: false, now }
    }),
  ]
}

const leaderLine = (state: EventState, leader: Leader): Participant => {
  const { plays, role, acting } = leader
  const atRest = acting ? 'acting' : 'spectating'
  return {
    leader: leader.leader,
    player: plays,
    role,
    isMarshal: marshals(state).includes(leader),
    now: plays !== null && isPlaying(state, plays) ? 'playing' : atRest,
  }
}

/** In a match that is neither over nor still unknown to the players. */
const isPlaying = (state: EventState, player: PlayerId): boolean => {
  const round = openRound(state)
  if (round?.status !== 'published') return false
  const match = matchOfPlayer(state, round, player)
  return match !== null && match.result === null && match.endedAt === null
}
