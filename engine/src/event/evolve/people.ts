import type { LeaderId, PlayerId } from '../../vocabulary/ids.ts'
import type { Evolvers } from '../evolver.ts'
import type { FactKind } from '../spine/answers.ts'
import { type Builder, changePlayer } from '../spine/builder.ts'
import type { Leader, PlayerState } from '../spine/state.ts'

export const evolvePeople = {
  'leader-appointed': (builder, { leader, role, plays = null, second = null }) => {
    setLeader(builder, { leader, role, plays, second, acting: true })
  },
  'leader-dismissed': (builder, { leader }) => {
    removeLeader(builder, leader)
  },
  'office-handed-over': (builder, { from, to }) => {
    if (from !== null) removeLeader(builder, from)
    const before = builder.leaders.find((one) => one.leader === to) ?? nobody(to)
    setLeader(builder, { ...before, role: 'organizer' })
  },
  'duty-changed': (builder, { leader, acting }) => {
    const before = builder.leaders.find((one) => one.leader === leader)
    if (before !== undefined) setLeader(builder, { ...before, acting })
  },
  'player-registered': (builder, fact) => {
    const status = fact.waiting === true ? 'waiting' : 'registered'
    builder.players.set(fact.player, { ...newPlayer(fact.player, fact.number, fact), status })
  },
  'capacity-set': (builder, { players }) => {
    builder.capacity = players
  },
  'player-admitted': (builder, { player }) => {
    changePlayer(builder, player, { status: 'registered' })
  },
  'payment-marked': (builder, { players, paid }) => {
    for (const player of players) changePlayer(builder, player, { paid })
  },
  'wishes-changed': (builder, { wishes }) => {
    for (const { player, avoid } of wishes) changePlayer(builder, player, { avoid })
  },
  'player-checked-in': (builder, { player }) => {
    changePlayer(builder, player, { checkedIn: true })
  },
  'player-entered-late': (builder, { player, number, missed }) => {
    builder.players.set(player, {
      ...(builder.players.get(player) ?? newPlayer(player, number, {})),
      status: 'active',
      checkedIn: true,
      missed,
    })
  },
  'player-dropped': (builder, { player, after }) => {
    changePlayer(builder, player, { status: 'dropped', lastRound: after })
  },
  'player-readmitted': (builder, { player, missed }) => {
    const before = builder.players.get(player)?.missed ?? []
    changePlayer(builder, player, {
      status: 'active',
      lastRound: null,
      missed: [...before, ...missed],
    })
  },
  'player-disqualified': (builder, { player, after }) => {
    changePlayer(builder, player, { status: 'disqualified', lastRound: after })
  },
  'place-declined': (builder, { seeds }) => {
    if (builder.cut !== null) builder.cut = { ...builder.cut, seeds }
    reseed(builder, seeds)
  },
} satisfies Partial<Evolvers<FactKind>>

const nobody = (leader: LeaderId): Leader => ({
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

const newPlayer = (
  player: PlayerId,
  number: number,
  { earnedBye = false, avoid = [] }: Partial<Pick<PlayerState, 'earnedBye' | 'avoid'>>,
): PlayerState => ({
  player,
  number,
  status: 'registered',
  checkedIn: false,
  earnedBye,
  avoid,
  paid: false,
  lastRound: null,
  missed: [],
  deductions: [],
  table: null,
})

/** A place given up after the stage began: the others move up, and the stage begins anew. */
const reseed = (builder: Builder, seeds: readonly PlayerId[]): void => {
  const stage = builder.stages[builder.cut?.stage ?? -1]
  if (stage === undefined) return
  while (builder.rounds.length >= stage.firstRound) {
    for (const match of builder.rounds.pop()?.matches ?? []) builder.matches.delete(match)
  }
  builder.stages[builder.stages.length - 1] = { ...stage, entrants: seeds }
}
