import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'
import { organizersOf } from '../reading/marshal.ts'
import type { Builder } from '../spine/builder.ts'
import { type Concern, nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import type { EventState, Leader } from '../spine/state.ts'
import type { LeaderFact } from './answers.ts'
import { officeRefusal, vacancyRefusal } from './office.ts'

export const leadersEffects: FactRecords<LeaderFact> = {
  'leader-appointed': {
    ...ordinary,
    changesLeaders: true,
    settles: (state, { leader, plays = null }) => concernsOfPlaying(state, leader, plays),
    evolve: (builder, { leader, role, plays = null, second = null }) => {
      setLeader(builder, { leader, role, plays, second, acting: true })
    },
    canHappen: (state, fact) =>
      officeRefusal(state, fact) === undefined &&
      (fact.plays === undefined || canPlay(state, fact.leader, fact.plays)) &&
      (fact.second === undefined || isLeader(state, fact.second)),
  },
  'leader-dismissed': {
    ...ordinary,
    changesLeaders: true,
    settles: nobody,
    evolve: (builder, { leader }) => {
      removeLeader(builder, leader)
    },
    canHappen: (state, { leader }) =>
      isLeader(state, leader) && vacancyRefusal(state, leader) === undefined,
  },
  'office-handed-over': {
    ...ordinary,
    changesLeaders: true,
    settles: nobody,
    evolve: (builder, { from, to }) => {
      if (from !== null) removeLeader(builder, from)
      const before = builder.leaders.find((one) => one.leader === to) ?? newLeader(to)
      setLeader(builder, { ...before, role: 'organizer' })
    },
    canHappen: (state, { from }) =>
      from === null
        ? organizersOf(state).length === 0
        : organizersOf(state).some(({ leader }) => leader === from),
  },
  'duty-changed': {
    ...ordinary,
    changesLeaders: true,
    settles: nobody,
    evolve: (builder, { leader, acting }) => {
      const before = builder.leaders.find((one) => one.leader === leader)
      if (before !== undefined) setLeader(builder, { ...before, acting })
    },
    canHappen: (state, { leader, acting }) =>
      isLeader(state, leader) && (acting || vacancyRefusal(state, leader) === undefined),
  },
}

/** Who could stop being the player they are would rule on the own match after all. */
const concernsOfPlaying = (
  { leaders, stages }: EventState,
  leader: LeaderId,
  plays: PlayerId | null,
): readonly Concern[] => {
  const before = leaders.find((one) => one.leader === leader)?.plays ?? null
  return stages.length === 0 || before === null || before === plays ? [] : [{ player: before }]
}

const newLeader = (leader: LeaderId): Leader => ({
  leader,
  role: 'judge',
  plays: null,
  second: null,
  acting: true,
})

const removeLeader = (builder: Builder, leader: LeaderId): void => {
  builder.leaders = builder.leaders.filter((one) => one.leader !== leader)
}

/** In the place it had: who rules where nobody was named goes by the order of the leaders. */
const setLeader = (builder: Builder, leader: Leader): void => {
  const index = builder.leaders.findIndex((one) => one.leader === leader.leader)
  builder.leaders = index < 0 ? [...builder.leaders, leader] : builder.leaders.with(index, leader)
}

const isLeader = (state: EventState, leader: LeaderId): boolean =>
  state.leaders.some((one) => one.leader === leader)

/** A player who takes part, and is no other leader. */
const canPlay = (state: EventState, leader: LeaderId, player: PlayerId): boolean =>
  state.players.has(player) &&
  !state.leaders.some((one) => one.leader !== leader && one.plays === player)
