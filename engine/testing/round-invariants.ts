import { expect } from 'vitest'
import {
  activePlayers,
  type EventState,
  earnedIn,
  type Fact,
  matchesOf,
  type PlayerId,
  type Round,
} from '../src/index.ts'
import { type Field, meetingsOf } from '../src/pairing/field.ts'
import { countedMargins, countedPoints, isCounted, winnerIn } from './counted.ts'
import { bestVector, countedCost, fewestRematches, vectorOf } from './exact-round.ts'

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

/** A round on the state it was paired on: everybody once, one bye at most, as good as can be. */
export const roundIsGood = (before: EventState, after: EventState, round: RoundPaired): void => {
  const seated = playersIn(round)
  expect(new Set(seated).size).toBe(seated.length)
  if (after.stages[round.stage]?.plan.kind === 'elimination') {
    if (round.method.name !== 'by-hand') {
      expect(seated.toSorted()).toEqual(stillIn(before, round.stage).toSorted())
    }
    return
  }
  const active = activePlayers(before).map(({ player }) => player)
  expect([...seated, ...round.leftOut].toSorted()).toEqual(active.toSorted())
  if (round.method.name === 'by-hand') return
  expect(round.leftOut).toEqual([])
  expect(round.byes).toHaveLength(active.length % 2)
  const sitting = round.byes[0]?.player
  const field = fieldOf(before, round.entropy, sitting)
  if (sitting !== undefined && !field.isFirstRound) byeIsByRule(before, active, sitting)
  const { receipt } = round
  if (receipt === null) expect.fail('no receipt')
  const pairs = round.pairings.map(({ players }) => players)
  expect(vectorOf(countedCost(field, pairs))).toEqual(vectorOf(receipt))
  expect(vectorOf(receipt)).toEqual(bestVector(field))
  if (receipt.rematches > 0) expect(receipt.rematches).toBe(fewestRematches(field))
  otherByeHelps(before, round, field)
}

const playersIn = (round: Pick<RoundPaired, 'pairings' | 'byes'>): readonly PlayerId[] => [
  ...round.pairings.flatMap(({ players }) => players),
  ...round.byes.map(({ player }) => player),
]

/** Who has lost no match of the bracket yet and is still here. */
const stillIn = (state: EventState, stage: number): readonly PlayerId[] => {
  const last = state.rounds.findLast((round) => round.stage === stage && round.status !== 'paired')
  const standing =
    last === undefined
      ? (state.stages[stage]?.entrants ?? [])
      : [
          ...last.byes.map(({ player }) => player),
          ...matchesOf(state, last).flatMap((match) => winnerIn(state, match) ?? []),
        ]
  return standing.filter((player) => state.players.get(player)?.status === 'active')
}

const fieldOf = (before: EventState, entropy: string, sitting: PlayerId | undefined): Field => {
  const points = countedPoints(before)
  const active = activePlayers(before).filter(({ player }) => player !== sitting)
  const rounds = before.rounds.filter((round) => isCounted(before, round))
  const isFirstRound = rounds.length === 0
  const wishes = isFirstRound && before.created.tier === 'casual'
  return {
    points: new Map(active.map(({ player }) => [player, points.get(player) ?? 0])),
    met: meetingsOf(
      rounds.flatMap((round) =>
        matchesOf(before, round).map(({ players }) => ({ players, round: round.number })),
      ),
    ),
    avoid: wishes
      ? activePlayers(before).flatMap(({ player, avoid }) =>
          avoid.map((other) => [player, other] as const),
        )
      : [],
    isFirstRound,
    entropy,
  }
}

/** Fewest tournament points, then lowest margin; before both fewest byes, where repeats are avoided. */
const byeIsByRule = (before: EventState, active: readonly PlayerId[], sitting: PlayerId): void => {
  const [points, margins] = [countedPoints(before), countedMargins(before)]
  const rounds = before.rounds.filter((round) => isCounted(before, round))
  const byes = (player: PlayerId) => rounds.filter((round) => hadBye(before, round, player)).length
  const isAvoided = before.created.options.repeatByes === 'avoid'
  const key = (player: PlayerId) => [
    isAvoided ? byes(player) : 0,
    points.get(player) ?? 0,
    margins.get(player) ?? 0,
  ]
  const own = key(sitting)
  for (const player of active) {
    const other = key(player)
    const at = other.findIndex((value, index) => value !== own[index])
    if (at >= 0 && (other[at] ?? 0) < (own[at] ?? 0)) {
      expect.fail(`${player} ${other} sits out before ${sitting} ${own}`)
    }
  }
}

const hadBye = (state: EventState, round: Round, player: PlayerId): boolean =>
  round.byes.some((bye) => bye.player === player) ||
  matchesOf(state, round).some((match) => {
    const seat = match.players.indexOf(player)
    return earnedIn(state, match, 'swiss')?.[seat]?.outcome === 'bye'
  })

/** Another bye is named only where it really needs fewer rematches. */
const otherByeHelps = (before: EventState, round: RoundPaired, field: Field): void => {
  const other = round.receipt?.otherBye ?? null
  const sitting = round.byes[0]?.player
  if (other === null || sitting === undefined) return
  const points = new Map(field.points)
  points.set(sitting, countedPoints(before).get(sitting) ?? 0)
  points.delete(other)
  expect(fewestRematches({ ...field, points })).toBeLessThan(round.receipt?.rematches ?? 0)
}
