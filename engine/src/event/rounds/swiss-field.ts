import type { Field, Meetings, Met } from '../../pairing/field/field.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { countedRounds, pointsSoFar } from '../reading/ledger-of.ts'
import { activePlayers, currentStage, openRound, roundsOfStage } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Constraint, EventState } from '../spine/state.ts'
import { type Seats, seatNumber, seatsSoFar } from './seats.ts'

/** The field of the Swiss round to come: everybody active, with points, meetings and wishes. */
export const swissField = (state: EventState, entropy: string): Field => {
  const points = new Map<PlayerId, number>()
  const totals = isReset(state) ? null : pointsSoFar(state)
  for (const { player } of activePlayers(state)) points.set(player, totals?.get(player) ?? 0)
  const isFirstRound = closedRounds(state) === 0
  return {
    points,
    met: meetings(state),
    avoid: isFirstRound ? wishes(state) : [],
    forbidden: constrained(state, 'forbidden'),
    fixed: constrained(state, 'fixed'),
    isFirstRound,
    entropy,
  }
}

const constrained = (state: EventState, how: Constraint['as']): readonly Pair<PlayerId>[] =>
  state.constraints.filter(({ as }) => as === how).map(({ players }) => players)

/** Where a cut takes the points away, nobody has any until a round of the new stage counts. */
const isReset = (state: EventState): boolean => {
  const stage = state.stages.length - 1
  const { afterCut } = rulesOf(state.created).readings
  return stage > 0 && afterCut === 'reset' && !countedRounds(state).some((r) => r.stage === stage)
}

/** Who met whom in the rounds in which a meeting counts: those of the stage, or all Swiss ones. */
const meetings = (state: EventState): Meetings => {
  const scope = rulesOf(state.created).regulation.pairing.rematch.value
  const first = scope === 'in-swiss' ? 1 : (currentStage(state)?.firstRound ?? 1)
  const all = seatsSoFar(state)
  const seats =
    first === 1 ? all : { ...all, rounds: all.rounds.filter(({ round }) => round >= first) }
  return {
    of: (player) => metAt(seats, seatNumber(seats, player)),
    among: (players) => {
      const numbers = players.map((player) => seatNumber(seats, player))
      return (a, b) => hasSatOpposite(seats, numbers[a], numbers[b])
    },
  }
}

const hasSatOpposite = ({ rounds }: Seats, a = 0, b = 0): boolean => {
  for (const { opponents } of rounds) if (opponents[a] === b) return true
  return false
}

/** Read off the seats when asked: a map for every player took a quarter of pairing a round. */
const metAt = (seats: Seats, own: number): Met => {
  const roundsWith = (other: PlayerId): readonly number[] => {
    const number = seatNumber(seats, other)
    return seats.rounds.flatMap(({ round, opponents }) => (opponents[own] === number ? round : []))
  }
  return {
    has: (other) => hasSatOpposite(seats, own, seatNumber(seats, other)),
    get: (other) => {
      const met = roundsWith(other)
      return met.length === 0 ? undefined : met
    },
    keys: () =>
      new Set(seats.rounds.flatMap(({ opponents }) => seats.players[opponents[own] ?? -1] ?? [])),
  }
}

/** Rounds played so far; a pairing that waits to be published is about to be replaced. */
const closedRounds = (state: EventState): number =>
  roundsOfStage(state, 0).filter((round) => round !== openRound(state)).length

/** Who is not to meet whom in round 1, asked for or of one club, where tier and document honour it. */
const wishes = (state: EventState): readonly (readonly [PlayerId, PlayerId])[] => {
  const honoured = rulesOf(state.created).regulation.pairing.avoidInFirstRound
  if (honoured === null || !honoured.value.includes(state.created.tier)) return []
  return [
    ...activePlayers(state).flatMap(({ player, avoid }) =>
      avoid.map((other) => [player, other] as const),
    ),
    ...(state.clubsApart ?? []).flatMap(pairsOf),
  ]
}

const pairsOf = (club: readonly PlayerId[]): readonly (readonly [PlayerId, PlayerId])[] =>
  club.flatMap((one, at) => club.slice(at + 1).map((other) => [one, other] as const))

/** The state as it would be if the open round had not been paired: what it is to be paired from. */
export const beforeOpenRound = (state: EventState): EventState =>
  openRound(state) === null ? state : { ...state, rounds: state.rounds.slice(0, -1) }

/** The field of the round that is running, by everything known now. */
export const runningField = (state: EventState, entropy: string): Field =>
  swissField(beforeOpenRound(state), entropy)
