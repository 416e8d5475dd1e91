import { expect } from 'vitest'
import { chanceFrom } from '../src/chance/chance.ts'
import {
  activePlayers,
  advance,
  bracketOf,
  commandId,
  decide,
  type Event,
  type EventState,
  earnedIn,
  type Fact,
  finalPlaces,
  instant,
  ledgerOf,
  type Match,
  matchesOf,
  openEvent,
  type PlayerId,
  type Result,
  type Round,
  standingsOf,
} from '../src/index.ts'
import { type Field, meetingsOf } from '../src/pairing/field.ts'
import type { Step } from './any-event.ts'
import { anyResult } from './any-result.ts'
import { bestVector, countedCost, fewestRematches, vectorOf } from './exact-round.ts'

/** Everything an event says, as one text. */
export const shown = (event: Event): string =>
  JSON.stringify(event.state, (_, value) => (value instanceof Map ? [...value] : value))

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

/** Watches an event step by step. Whatever is asked and answered, all of this stays true. */
export const watch = () => {
  let last = 'null'
  let steps = 0
  return ({ before, ask, decision, after }: Step): void => {
    steps++
    // Deciding and advancing change nothing of what they are handed.
    expect(shown(before)).toBe(last)
    if (!decision.granted) {
      expect(after).toBe(before)
      return
    }
    expect(decision.facts.length).toBeGreaterThan(0)
    last = shown(after)
    logIsKept(before, after)
    expect(shown(openEvent(after.log))).toBe(last)
    if (steps % 16 === 0 || ask.command.kind === 'finish-event') {
      expect(shown(openEvent(JSON.parse(JSON.stringify(after.log))))).toBe(last)
    }
    const state = after.state ?? expect.fail('no event')
    for (const fact of decision.facts) {
      if (fact.kind === 'round-paired' && before.state !== null) {
        roundIsGood(before.state, state, fact)
      }
    }
    seatsAreRight(state)
    marginsAddUp(state)
    standingsAreAnOrder(state)
    bracketIsRight(state)
    if (ask.command.kind === 'close-round') amendingBackChangesNothing(after, `${steps}`)
  }
}

const logIsKept = (before: Event, after: Event): void => {
  before.log.forEach((entry, index) => {
    if (entry !== after.log[index]) expect.fail(`entry ${entry.n} is another one`)
  })
  after.log.forEach(({ n }, index) => {
    if (n !== index + 1) expect.fail(`entry ${index + 1} has the number ${n}`)
  })
  expect(after.state?.version).toBe(after.log.length)
}

const playersIn = (round: Pick<RoundPaired, 'pairings' | 'byes'>): readonly PlayerId[] => [
  ...round.pairings.flatMap(({ players }) => players),
  ...round.byes.map(({ player }) => player),
]

const kindOf = (state: EventState, round: Round) => state.stages[round.stage]?.plan.kind

const isCounted = (state: EventState, round: Round) =>
  round.status !== 'paired' && kindOf(state, round) === 'swiss'

/** Tournament points of the two seats, read off the result as the document's table has it. */
const pointsIn = (result: Result): readonly [number, number] => {
  const to = (by: 'first' | 'second'): readonly [number, number] =>
    by === 'first' ? [0, 5] : [5, 0]
  if ('by' in result) return to(result.by)
  if (!('score' in result)) return expect.fail(`no points for ${result.ending}`)
  const [a, b] = result.score
  if (a === b) return [1, 1]
  const won = result.ending === 'time' && Math.abs(a - b) < 12 ? 3 : 5
  return a > b ? [won, 0] : [0, won]
}

const sumOf = <K>(sums: Map<K, number>, key: K, value: number) =>
  sums.set(key, (sums.get(key) ?? 0) + value)

/** Everybody's tournament points, counted apart from the standings. */
const countedPoints = (state: EventState): ReadonlyMap<PlayerId, number> => {
  const points = new Map<PlayerId, number>()
  for (const round of state.rounds.filter((one) => isCounted(state, one))) {
    for (const { player } of round.byes) sumOf(points, player, 5)
    for (const { players, result } of matchesOf(state, round)) {
      if (result === null) continue
      pointsIn(result).forEach((own, seat) => {
        sumOf(points, players[seat] as PlayerId, own)
      })
    }
  }
  return points
}

const countedMargins = (state: EventState): ReadonlyMap<PlayerId, number> => {
  const margins = new Map<PlayerId, number>()
  for (const [player, { lines }] of ledgerOf(state, Number.POSITIVE_INFINITY)) {
    for (const line of lines) sumOf(margins, player, line.marginOfVictory ?? 0)
  }
  return margins
}

/** A round on the state it was paired on: everybody once, one bye at most, as good as can be. */
const roundIsGood = (before: EventState, after: EventState, round: RoundPaired): void => {
  const seated = playersIn(round)
  expect(new Set(seated).size).toBe(seated.length)
  const kind = after.stages[round.stage]?.plan.kind
  if (kind === 'elimination') return
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

const otherByeHelps = (before: EventState, round: RoundPaired, field: Field): void => {
  const other = round.receipt?.otherBye ?? null
  const sitting = round.byes[0]?.player
  if (other === null || sitting === undefined) return
  const points = new Map(field.points)
  points.set(sitting, countedPoints(before).get(sitting) ?? 0)
  points.delete(other)
  expect(fewestRematches({ ...field, points })).toBeLessThan(round.receipt?.rematches ?? 0)
}

/** Nobody sits twice in a round, and whoever plays has just one line of every Swiss round. */
const seatsAreRight = (state: EventState): void => {
  for (const round of state.rounds) {
    const seated = [
      ...matchesOf(state, round).flatMap(({ players }) => players),
      ...round.byes.map(({ player }) => player),
    ]
    if (new Set(seated).size !== seated.length) expect.fail(`twice in round ${round.number}`)
    if (!isCounted(state, round)) continue
    const places = [...seated, ...round.leftOut]
    for (const { player, missed } of activePlayers(state)) {
      const times =
        places.filter((one) => one === player).length +
        missed.filter((one) => one === round.number).length
      if (times !== 1) expect.fail(`${player} is ${times} times in round ${round.number}`)
    }
  }
  for (const [player, { lines }] of ledgerOf(state, Number.POSITIVE_INFINITY)) {
    const rounds = lines.map(({ round }) => round)
    if (new Set(rounds).size !== rounds.length) expect.fail(`${player} has two lines of a round`)
  }
  const numbers = [...state.players.values()].map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
}

const marginsAddUp = (state: EventState): void => {
  for (const match of state.matches.values()) {
    const earned = earnedIn(state, match)
    if (earned === null) continue
    const isPlayed = earned.every(({ outcome }) => outcome !== 'bye' && outcome !== 'unpaired-loss')
    const margins = earned.map(({ marginOfVictory }) => marginOfVictory ?? Number.NaN)
    for (const margin of margins) {
      if (!(margin >= 0 && margin <= 200)) expect.fail(`a margin of ${margin}`)
    }
    if (isPlayed && (margins[0] ?? 0) + (margins[1] ?? 0) !== 200) {
      expect.fail(`margins of ${margins} in ${JSON.stringify(match)}`)
    }
  }
}

const standingsAreAnOrder = (state: EventState): void => {
  const lines = standingsOf(state)
  const ranked = lines.filter(({ place }) => place !== null)
  expect(ranked.map(({ place }) => place)).toEqual(ranked.map((_, index) => index + 1))
  const isOut = (player: PlayerId) => state.players.get(player)?.status === 'disqualified'
  for (const { player, place } of lines) {
    if ((place === null) !== isOut(player)) expect.fail(`${player} at ${place}`)
  }
  expect(new Set(lines.map(({ player }) => player)).size).toBe(lines.length)
  const counted = countedPoints(state)
  let before = Number.POSITIVE_INFINITY
  for (const { player, tournamentPoints, decidedBy } of ranked) {
    if (tournamentPoints > before) expect.fail(`${player} stands too low`)
    before = tournamentPoints
    if (tournamentPoints !== (counted.get(player) ?? 0)) expect.fail(`points of ${player}`)
    if (decidedBy === null && player !== ranked.at(-1)?.player) expect.fail('undecided')
  }
  // Everybody who plays is in the standings, and everybody who earned a point.
  const listed = new Set(lines.map(({ player }) => player))
  for (const { player } of activePlayers(state)) {
    if (!listed.has(player)) expect.fail(`${player} is not listed`)
  }
  for (const player of counted.keys()) if (!listed.has(player)) expect.fail(`${player} lost points`)
}

/** In a bracket nobody plays on who has lost, and nobody is lost who has won. */
const bracketIsRight = (state: EventState): void => {
  const stage = state.stages.findIndex(({ plan }) => plan.kind === 'elimination')
  if (stage < 0) return
  const rounds = state.rounds.filter((round) => round.stage === stage)
  const inRound = (round: Round) => [
    ...matchesOf(state, round).flatMap(({ players }) => players),
    ...round.byes.map(({ player }) => player),
  ]
  const bracket = bracketOf(state, stage)
  rounds.forEach((round, index) => {
    const games = bracket.rounds[index] ?? []
    const moved = games.flatMap(({ winner }) => winner ?? [])
    expect(new Set(moved).size).toBe(moved.length)
    const won = [
      ...round.byes.map(({ player }) => player),
      ...matchesOf(state, round).flatMap((match) => winnerIn(state, match) ?? []),
    ]
    expect(moved.toSorted()).toEqual(won.toSorted())
    const next = rounds[index + 1]
    if (next === undefined) return
    for (const player of inRound(next)) {
      if (!moved.includes(player)) expect.fail(`${player} plays on`)
    }
  })
  if (state.finished === null) return
  expect(finalPlaces(state)).toEqual(state.finished.places)
  const isOut = (player: PlayerId) => state.players.get(player)?.status === 'disqualified'
  if (bracket.champion !== null && !isOut(bracket.champion)) {
    expect(state.finished.champion).toBe(bracket.champion)
  }
}

const winnerIn = (state: EventState, match: Match): PlayerId | null => {
  const [first, second] = earnedIn(state, match, 'elimination') ?? []
  if (first === undefined || second === undefined) return null
  const isWon = first.tournamentPoints > second.tournamentPoints
  return match.players[isWon ? 0 : 1]
}

const amendingBackChangesNothing = (event: Event, seed: string): void => {
  const state = event.state ?? expect.fail('no event')
  const chance = chanceFrom(seed)
  const swiss = state.rounds.filter((round) => isCounted(state, round))
  const match = swiss.flatMap((round) => matchesOf(state, round)).find(() => chance.below(3) === 0)
  if (match?.result === undefined || match.result === null) return
  let fork = event
  for (const result of [anyResult(chance, 'swiss'), match.result]) {
    const command = {
      kind: 'amend-result',
      match: match.match,
      result,
      reason: 'to and fro',
    } as const
    const at = instant(0)
    const by = { role: 'organizer' } as const
    const decision = decide(fork, { command, by, at, entropy: 'fork' })
    if (!decision.granted) expect.fail(JSON.stringify(decision.refusal))
    const entries = decision.facts.map((fact, index) => ({
      n: fork.log.length + index + 1,
      at,
      by,
      command: commandId(`fork-${fork.log.length}`),
      fact,
    }))
    fork = advance(fork, entries)
  }
  expect(standingsOf(fork.state ?? expect.fail('no event'))).toEqual(standingsOf(state))
}
