import {
  activePlayers,
  type EventState,
  lastCountedRound,
  ledgerOf,
  matchesOf,
  type PlayerId,
  rulesOf,
  standingsOf,
} from '@topcut/engine'
import type { NameOrder } from '../../../parts/name-order.ts'

type GroupedPlayer = {
  readonly player: PlayerId
  readonly number: number
  /** The numbers of those who sat opposite so far. */
  readonly met: readonly number[]
  readonly hadBye: boolean
}

type PointsGroup = {
  readonly points: number
  readonly players: readonly GroupedPlayer[]
}

/** Whom everybody has sat opposite, in the round that is played too: nobody may meet twice. */
const opponentsIn = (state: EventState): ReadonlyMap<PlayerId, readonly PlayerId[]> => {
  const met = new Map<PlayerId, PlayerId[]>()
  const published = state.rounds.filter(({ status }) => status !== 'paired')
  for (const { players } of published.flatMap((round) => matchesOf(state, round))) {
    const [first, second] = players
    met.set(first, [...(met.get(first) ?? []), second])
    met.set(second, [...(met.get(second) ?? []), first])
  }
  return met
}

/** Those who are still in, from the most tournament points to the fewest. */
export const groupedPlayers = (
  state: EventState,
  nameOf: (player: PlayerId) => string,
  order: NameOrder,
): readonly PointsGroup[] => {
  const ledger = ledgerOf(state, lastCountedRound(state))
  const opponents = opponentsIn(state)
  const points = new Map(standingsOf(state).map((one) => [one.player, one.tournamentPoints]))
  const numberOf = (player: PlayerId) => state.players.get(player)?.number ?? 0
  // Where groups are folded, they have to stand by their numbers.
  const isFolded = rulesOf(state.created).regulation.pairing.laterRounds.value === 'fold'
  const named = ({ player }: GroupedPlayer) => ({ name: nameOf(player) })
  const inOrder = (a: GroupedPlayer, b: GroupedPlayer) =>
    isFolded ? a.number - b.number : order.compare(named(a), named(b))
  const present =
    state.stages.length === 0
      ? [...state.players.values()].filter(({ status }) => status === 'registered')
      : activePlayers(state)
  const groups = new Map<number, GroupedPlayer[]>()
  for (const { player, number } of present) {
    const own = points.get(player) ?? 0
    const met = (opponents.get(player) ?? []).map(numberOf)
    const hadBye = (ledger.get(player)?.lines ?? []).some(
      ({ outcome }) => outcome === 'bye' || outcome === 'earned-bye',
    )
    groups.set(own, [...(groups.get(own) ?? []), { player, number, met, hadBye }])
  }
  return [...groups]
    .toSorted(([a], [b]) => b - a)
    .map(([own, players]) => ({ points: own, players: players.toSorted(inOrder) }))
}
