import type { PlayerId } from '../../vocabulary/ids.ts'
import { currentStage, isStageComplete, openRound } from '../reading/rounds.ts'
import type { FactOf } from '../spine/answers.ts'
import { changePlayer } from '../spine/builder.ts'
import { nobody } from '../spine/concern.ts'
import { type FactRecords, ordinary } from '../spine/fact-record.ts'
import { isSame } from '../spine/same.ts'
import type { EventState, PlayerState } from '../spine/state.ts'
import type { PlayerFact } from './answers.ts'
import { isStillHere } from './coming-back.ts'
import { canEnterLate, missedRounds, nextNumber } from './entering.ts'

export const playersEffects: FactRecords<PlayerFact> = {
  'player-registered': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, fact) => {
      const status = fact.waiting === true ? 'waiting' : 'registered'
      builder.players.set(fact.player, { ...newPlayer(fact.player, fact.number, fact), status })
    },
    canHappen: (state, { player, number }) =>
      state.stages.length === 0 && !state.players.has(player) && number >= nextNumber(state),
  },
  'capacity-set': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { players }) => {
      builder.capacity = players
    },
    canHappen: () => true,
  },
  'player-admitted': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { player }) => {
      changePlayer(builder, player, { status: 'registered' })
    },
    canHappen: (state, { player }) => state.stages.length === 0 && isWaiting(state, player),
  },
  'payment-marked': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { players, paid }) => {
      for (const player of players) changePlayer(builder, player, { paid })
    },
    canHappen: (state, { players }) => players.every((one) => state.players.has(one)),
  },
  'wishes-changed': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { wishes }) => {
      for (const { player, avoid } of wishes) changePlayer(builder, player, { avoid })
    },
    canHappen: (state, { wishes }) =>
      state.rounds.length === 0 && wishes.every(({ player }) => state.players.has(player)),
  },
  'clubs-kept-apart': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { clubs }) => {
      builder.clubsApart = clubs
    },
    canHappen: (state, { clubs }) =>
      state.rounds.length === 0 &&
      (clubs ?? []).flat().every((player) => state.players.has(player)),
  },
  'player-checked-in': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { player }) => {
      changePlayer(builder, player, { checkedIn: true })
    },
    canHappen: (state, { player }) =>
      state.stages.length === 0 &&
      state.players.get(player)?.checkedIn === false &&
      !isWaiting(state, player),
  },
  'check-in-cancelled': {
    ...ordinary,
    settles: nobody,
    evolve: (builder, { player }) => {
      changePlayer(builder, player, { checkedIn: false })
    },
    canHappen: (state, { player }) =>
      state.stages.length === 0 &&
      state.players.get(player)?.status === 'registered' &&
      state.players.get(player)?.checkedIn === true,
  },
  'player-entered-late': {
    ...ordinary,
    settles: nobody,
    discardsPairing: true,
    evolve: (builder, { player, number, missed }) => {
      builder.players.set(player, {
        ...(builder.players.get(player) ?? newPlayer(player, number, {})),
        status: 'active',
        checkedIn: true,
        missed,
      })
    },
    canHappen: (state, { player, number, missed }) =>
      isOpenToPlayers(state) &&
      !isStageComplete(state) &&
      canEnterLate(state.players.get(player)) &&
      (state.players.has(player) || !isNumberTaken(state, number)) &&
      isMissed(state, missed),
  },
  'player-dropped': {
    ...ordinary,
    settles: (_, { player }) => [{ opponentOf: player }],
    discardsPairing: true,
    evolve: (builder, { player, after }, { by }) => {
      const leftBySelf = by.role === 'player' && by.player === player
      changePlayer(builder, player, { status: 'dropped', lastRound: after, leftBySelf })
    },
    canHappen: (state, fact) => canLeave(state, fact, ['waiting', 'registered', 'active']),
  },
  'player-readmitted': {
    ...ordinary,
    settles: (_, { player }) => [{ opponentOf: player }],
    discardsPairing: true,
    evolve: (builder, { player, missed }) => {
      const before = builder.players.get(player)?.missed ?? []
      changePlayer(builder, player, {
        status: 'active',
        lastRound: null,
        leftBySelf: false,
        missed: [...before, ...missed],
      })
    },
    canHappen: (state, { player, missed }) => {
      const before = state.players.get(player)
      return (
        before?.status === 'dropped' &&
        // In a bracket too.
        (isOpenToPlayers(state) || isStillHere(state, before)) &&
        isSame(missed, missedRounds(state, (before.lastRound ?? 0) + 1))
      )
    },
  },
  'player-disqualified': {
    ...ordinary,
    settles: (_, { player }) => [{ player }],
    discardsPairing: true,
    evolve: (builder, { player, after, reason }) => {
      const gone = { status: 'disqualified', lastRound: after, disqualifiedFor: reason } as const
      changePlayer(builder, player, gone)
    },
    canHappen: (state, fact) =>
      canLeave(state, fact, ['waiting', 'registered', 'active', 'dropped']),
  },
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
  leftBySelf: false,
  disqualifiedFor: null,
  missed: [],
  deductions: [],
  table: null,
})

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
