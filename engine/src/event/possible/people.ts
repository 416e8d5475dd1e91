import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'
import { officeRefusal, vacancyRefusal } from '../leaders/office.ts'
import { missedRounds } from '../players/missed.ts'
import { canEnterLate, nextNumber } from '../players/players.ts'
import type { Possibles } from '../possibles.ts'
import { organizersOf } from '../reading/marshal.ts'
import { currentStage, isStageComplete, openRound } from '../reading/rounds.ts'
import type { FactKind, FactOf } from '../spine/answers.ts'
import type { EventState } from '../spine/state.ts'
import { isSame } from './same.ts'

const isLeader = (state: EventState, leader: LeaderId): boolean =>
  state.leaders.some((one) => one.leader === leader)

/** A player who takes part, and is no other leader. */
const canPlay = (state: EventState, leader: LeaderId, player: PlayerId): boolean =>
  state.players.has(player) &&
  !state.leaders.some((one) => one.leader !== leader && one.plays === player)

export const possiblePeople = {
  'leader-appointed': (state, fact) =>
    officeRefusal(state, fact) === undefined &&
    (fact.plays === undefined || canPlay(state, fact.leader, fact.plays)) &&
    (fact.second === undefined || isLeader(state, fact.second)),
  'leader-dismissed': (state, { leader }) =>
    isLeader(state, leader) && vacancyRefusal(state, leader) === undefined,
  'office-handed-over': (state, { from }) =>
    from === null
      ? organizersOf(state).length === 0
      : organizersOf(state).some(({ leader }) => leader === from),
  'duty-changed': (state, { leader, acting }) =>
    isLeader(state, leader) && (acting || vacancyRefusal(state, leader) === undefined),
  'player-registered': (state, { player, number }) =>
    state.stages.length === 0 && !state.players.has(player) && number >= nextNumber(state),
  'capacity-set': () => true,
  'player-admitted': (state, { player }) => state.stages.length === 0 && isWaiting(state, player),
  'payment-marked': (state, { players }) => players.every((one) => state.players.has(one)),
  'wishes-changed': (state, { wishes }) =>
    state.rounds.length === 0 && wishes.every(({ player }) => state.players.has(player)),
  'player-checked-in': (state, { player }) =>
    state.stages.length === 0 &&
    state.players.get(player)?.checkedIn === false &&
    !isWaiting(state, player),
  'player-entered-late': (state, { player, number, missed }) =>
    isOpenToPlayers(state) &&
    !isStageComplete(state) &&
    canEnterLate(state.players.get(player)) &&
    (state.players.has(player) || !isNumberTaken(state, number)) &&
    isMissed(state, missed),
  'player-readmitted': (state, { player, missed }) =>
    isOpenToPlayers(state) &&
    state.players.get(player)?.status === 'dropped' &&
    isSame(missed, missedRounds(state, (state.players.get(player)?.lastRound ?? 0) + 1)),
  'player-dropped': (state, fact) => canLeave(state, fact, ['waiting', 'registered', 'active']),
  'player-disqualified': (state, fact) =>
    canLeave(state, fact, ['waiting', 'registered', 'active', 'dropped']),
  'place-declined': (state, fact) => canDecline(state, fact),
} satisfies Partial<Possibles<FactKind>>

const isWaiting = (state: EventState, player: PlayerId): boolean =>
  state.players.get(player)?.status === 'waiting'

/** Folded rounds and the first games of a bracket go by numbers: two with the same one have no order. */
const isNumberTaken = ({ players }: EventState, number: number): boolean =>
  [...players.values()].some((one) => one.number === number)

/** All rounds so far, or all but the running one, which is still joined. */
const isMissed = (state: EventState, missed: readonly number[]): boolean => {
  const all = missedRounds(state, currentStage(state)?.firstRound ?? 1)
  return isSame(missed, all) || (openRound(state) !== null && isSame(missed, all.slice(0, -1)))
}

/** Nobody comes in, or back, once the cut is made. */
const isOpenToPlayers = (state: EventState): boolean =>
  currentStage(state)?.plan.kind === 'swiss' && state.cut?.stage !== state.stages.length

/** An active player leaves after the last round there is; the others left, or never came. */
const canLeave = (
  state: EventState,
  { player, after }: FactOf<'player-dropped' | 'player-disqualified'>,
  statuses: readonly string[],
): boolean => {
  const before = state.players.get(player)
  if (before === undefined || !statuses.includes(before.status)) return false
  return after === (before.status === 'active' ? state.rounds.length : (before.lastRound ?? 0))
}

/** Whose place was given up, and who stayed: a decline is made of the one before it. */
const canDecline = (
  { cut }: EventState,
  { player, replacement, seeds }: FactOf<'place-declined'>,
): boolean => {
  if (cut === null || !cut.seeds.includes(player)) return false
  const isOther = (seed: PlayerId) => seed !== player && seed !== replacement
  return isSame(seeds.filter(isOther), cut.seeds.filter(isOther))
}
