import { expect } from 'vitest'
import {
  activePlayers,
  type EventState,
  earnedIn,
  type Fact,
  matchesOf,
  type PlayerId,
  type Round,
  standingsOf,
} from '../../src/index.ts'
import { type Field, meetingsOf } from '../../src/pairing/field/field.ts'
import {
  countedMargins,
  countedPoints,
  isCounted,
  readIn,
  regulationIn,
  winnerIn,
} from './counted.ts'
import { bestVector, countedCost, fewestRematches, vectorOf } from './exact-round.ts'

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

/** A round on the state it was paired on: everybody once, one bye at most, as good as can be. */
export const roundIsGood = (before: EventState, after: EventState, round: RoundPaired): void => {
  const seated = playersIn(round)
  expect(new Set(seated).size).toBe(seated.length)
  missionIsNew(before, round)
  tablesAreOpen(before, round)
  const kind = after.stages[round.stage]?.plan.kind
  if (kind !== 'swiss') {
    // Where losers play on, the bracket as a whole tells whether the games are right.
    if (round.method.name !== 'by-hand' && kind !== 'double-elimination') {
      expect(seated.toSorted()).toEqual(stillIn(before, round.stage).toSorted())
    }
    return
  }
  const active = activePlayers(before).map(({ player }) => player)
  expect([...seated, ...round.leftOut].toSorted()).toEqual(active.toSorted())
  if (round.method.name === 'by-hand') return
  expect(round.leftOut).toEqual([])
  const earned = round.byes.filter((bye) => bye.kind === 'earned').map(({ player }) => player)
  expect(round.byes).toHaveLength(earned.length + ((active.length - earned.length) % 2))
  const fixed = fixedPairs(
    before,
    active.filter((player) => !earned.includes(player)),
  )
  fixedPairsMeet(fixed, round)
  const sitting = round.byes.find((bye) => bye.kind === 'odd-number')?.player
  const out = [...round.byes.map(({ player }) => player), ...fixed.flat()]
  const field = fieldOf(before, round.entropy, new Set(out))
  expect(earned).toEqual(earnedIn1(before, active, field))
  const others = active.filter((player) => !fixed.flat().includes(player))
  if (sitting !== undefined && !field.isFirstRound) byeIsByRule(before, others, sitting)
  const { receipt } = round
  if (receipt === null) expect.fail('no receipt')
  const pairs = round.pairings
    .map(({ players }) => players)
    .filter((players) => players.every((player) => field.points.has(player)))
  expect(vectorOf(countedCost(field, pairs))).toEqual(vectorOf(receipt))
  const isFolded = !field.isFirstRound && regulationIn(before).pairing.laterRounds.value === 'fold'
  expect(round.method.name).toBe(isFolded ? 'fold' : 'swiss')
  // Forbidden pairs come before all that is counted here.
  forbiddenAreCounted(before, round)
  if (before.constraints.some(({ as }) => as === 'forbidden')) return
  if (!isFolded) expect(vectorOf(receipt)).toEqual(bestVector(field))
  if (receipt.rematches > 0) expect(receipt.rematches).toBe(fewestRematches(field))
  otherByeHelps(before, round, field)
}

/** Everybody sits somewhere, no two pairs at one table, and nobody at one that is closed. */
const tablesAreOpen = (
  { tables, players: states }: EventState,
  { pairings }: RoundPaired,
): void => {
  const taken = pairings.map(({ table }) => table)
  expect(new Set(taken).size).toBe(taken.length)
  for (const { table, players } of pairings) {
    if (tables.closed.includes(table)) expect.fail(`table ${table} is closed`)
    // Whoever keeps to a table may keep to one of another event's part of the hall.
    const isKept = players.some((player) => states.get(player)?.table === table)
    if (table < tables.first && !isKept) expect.fail(`table ${table} is another event's`)
  }
}

/** The pairs a leader fixed of those who are paired, the first word first. */
const fixedPairs = (
  { constraints }: EventState,
  present: readonly PlayerId[],
): readonly (readonly PlayerId[])[] => {
  const free = new Set(present)
  return constraints
    .filter(({ as }) => as === 'fixed')
    .map(({ players }) => players)
    .filter((players) => {
      const areFree = players.every((player) => free.has(player))
      if (areFree) for (const player of players) free.delete(player)
      return areFree
    })
}

const meetsIn = ({ pairings }: RoundPaired, pair: readonly PlayerId[]): boolean =>
  pairings.some(({ players }) => players.every((player) => pair.includes(player)))

const fixedPairsMeet = (fixed: readonly (readonly PlayerId[])[], round: RoundPaired): void => {
  for (const pair of fixed) if (!meetsIn(round, pair)) expect.fail(`${pair} should meet`)
  expect(round.receipt?.fixed ?? 0).toBe(fixed.length)
}

/** As many forbidden pairs meet as the receipt admits. */
const forbiddenAreCounted = (before: EventState, round: RoundPaired): void => {
  const meeting = before.constraints.filter(
    ({ as, players }) => as === 'forbidden' && meetsIn(round, players),
  )
  expect(meeting.length).toBe(round.receipt?.forbidden ?? 0)
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

/** Byes won elsewhere are for round 1, where the document knows them. */
const earnedIn1 = (
  before: EventState,
  active: readonly PlayerId[],
  { isFirstRound }: Field,
): readonly PlayerId[] =>
  isFirstRound && regulationIn(before).bye.earned !== null
    ? active.filter((player) => before.players.get(player)?.earnedBye === true)
    : []

/** Nothing is played again before everything was, nor at once; a card drawn by hand goes before. */
const missionIsNew = (before: EventState, { round, mission }: RoundPaired): void => {
  const { missions = [] } = before.created
  if (missions.length === 0 || before.missionCards.has(round)) {
    expect(mission).toBeUndefined()
    return
  }
  const drawn = before.rounds.flatMap(({ status, mission: own }) =>
    status === 'paired' || own === null ? [] : [own],
  )
  expect(missions).toContain(mission)
  if (missions.length > 1) expect(mission).not.toBe(drawn.at(-1))
  if (missions.some((one) => !drawn.includes(one))) expect(drawn).not.toContain(mission)
  // Where nobody changed the list or drew by hand, the rounds are one full bag after the other.
  const bags = Array.from({ length: Math.ceil(drawn.length / missions.length) }, (_, index) =>
    drawn.slice(index * missions.length, (index + 1) * missions.length),
  )
  const isRegular = bags.every(
    (bag) => new Set(bag).size === bag.length && bag.every((one) => missions.includes(one)),
  )
  const open = bags.at(-1)?.length === missions.length ? [] : (bags.at(-1) ?? [])
  if (isRegular) expect(open).not.toContain(mission)
}

/** Tournament points for the pairing: a cut may have taken them away before the first new round. */
const pointsToPair = (before: EventState): ReadonlyMap<PlayerId, number> => {
  const stage = before.stages.length - 1
  const isFresh = !before.rounds.some((round) => round.stage === stage && isCounted(before, round))
  const isReset = stage > 0 && isFresh && readIn(before, 'afterCut') === 'reset'
  return isReset ? new Map() : countedPoints(before)
}

const clubMates = ({ clubsApart }: EventState, player: PlayerId): readonly PlayerId[] =>
  (clubsApart ?? [])
    .filter((club) => club.includes(player))
    .flatMap((club) => club.filter((other) => other !== player))

const fieldOf = (before: EventState, entropy: string, out: ReadonlySet<PlayerId>): Field => {
  const { pairing } = regulationIn(before)
  const points = pointsToPair(before)
  const active = activePlayers(before).filter(({ player }) => !out.has(player))
  const rounds = before.rounds.filter((round) => isCounted(before, round))
  const isFirstRound = rounds.length === 0
  const wishes =
    isFirstRound && pairing.avoidInFirstRound?.value.includes(before.created.tier) === true
  const isInScope = ({ stage }: Round) =>
    pairing.rematch.value === 'in-swiss' || stage === before.stages.length - 1
  return {
    points: new Map(active.map(({ player }) => [player, points.get(player) ?? 0])),
    met: meetingsOf(
      rounds
        .filter(isInScope)
        .flatMap((round) =>
          matchesOf(before, round).map(({ players }) => ({ players, round: round.number })),
        ),
    ),
    avoid: wishes
      ? activePlayers(before).flatMap(({ player, avoid }) =>
          [...avoid, ...clubMates(before, player)].map((other) => [player, other] as const),
        )
      : [],
    isFirstRound,
    entropy,
  }
}

/** Whoever sits out comes first in the document's order of those who may. */
const byeIsByRule = (before: EventState, active: readonly PlayerId[], sitting: PlayerId): void => {
  const key = byeKey(before)
  const own = key(sitting)
  for (const player of active) {
    const other = key(player)
    const at = other.findIndex((value, index) => value !== own[index])
    if (at >= 0 && (other[at] ?? 0) < (own[at] ?? 0)) {
      expect.fail(`${player} ${other} sits out before ${sitting} ${own}`)
    }
  }
}

/** What the document's order of those who sit out goes by, the smallest first. */
const byeKey = (before: EventState): ((player: PlayerId) => readonly number[]) => {
  const [points, margins] = [countedPoints(before), countedMargins(before)]
  const rounds = before.rounds.filter((round) => isCounted(before, round))
  const byes = (player: PlayerId) => rounds.filter((round) => hadBye(before, round, player)).length
  switch (regulationIn(before).bye.laterRounds.value) {
    case 'by-chance':
      return () => []
    case 'fewest-points-lowest-margin':
      return (player) => [
        readIn(before, 'repeatByes') === 'avoid' ? byes(player) : 0,
        points.get(player) ?? 0,
        margins.get(player) ?? 0,
      ]
    case 'lowest-place-without-bye': {
      const order = standingsOf(before).map(({ player }) => player)
      return (player) => [byes(player), -order.indexOf(player)]
    }
    case 'fewest-points-highest-number-without-bye':
      return (player) => [
        byes(player),
        points.get(player) ?? 0,
        -(before.players.get(player)?.number ?? 0),
      ]
  }
}

const hadBye = (state: EventState, round: Round, player: PlayerId): boolean =>
  round.byes.some(
    (bye) =>
      bye.player === player &&
      (bye.kind !== 'earned' || readIn(state, 'earnedByeCounts') === 'yes'),
  ) ||
  matchesOf(state, round).some((match) => {
    const seat = match.players.indexOf(player)
    return earnedIn(state, match, 'swiss')?.[seat]?.outcome === 'bye'
  })

/** Another bye is named only where it really needs fewer rematches. */
const otherByeHelps = (before: EventState, round: RoundPaired, field: Field): void => {
  const other = round.receipt?.otherBye ?? null
  const sitting = round.byes.find((bye) => bye.kind === 'odd-number')?.player
  if (other === null || sitting === undefined) return
  const points = new Map(field.points)
  points.set(sitting, pointsToPair(before).get(sitting) ?? 0)
  points.delete(other)
  expect(fewestRematches({ ...field, points })).toBeLessThan(round.receipt?.rematches ?? 0)
}
