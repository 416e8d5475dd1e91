import { expect } from 'vitest'
import {
  activePlayers,
  type EventState,
  earnedIn,
  ledgerOf,
  matchesOf,
  type PlayerId,
  standingsOf,
} from '../../src/index.ts'
import { clausesOf } from '../any/any-result.ts'
import { countedPoints, isCounted, wentOn } from './counted.ts'

/** Nobody sits twice in a round, and whoever plays has just one line of every Swiss round. */
export const seatsAreRight = (state: EventState): void => {
  for (const round of state.rounds) {
    const seated = [
      ...matchesOf(state, round).flatMap(({ players }) => players),
      ...round.byes.map(({ player }) => player),
    ]
    if (new Set(seated).size !== seated.length) expect.fail(`twice in round ${round.number}`)
    const waits = seated.find((player) => state.players.get(player)?.status === 'waiting')
    if (waits !== undefined) expect.fail(`${waits} waits, and sits in round ${round.number}`)
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
  const seatedMatches = state.rounds.flatMap(({ matches }) => matches)
  expect([...state.matches.keys()].toSorted()).toEqual(seatedMatches.toSorted())
  const numbers = [...state.players.values()].map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
}

/** The margins of a match that was played add up to 200; where there are none, nobody has one. */
export const marginsAddUp = (state: EventState): void => {
  for (const match of state.matches.values()) {
    const earned = earnedIn(state, match)
    if (earned === null) continue
    const kind = state.stages[state.rounds[match.round - 1]?.stage ?? 0]?.plan.kind ?? 'swiss'
    if (clausesOf(state, kind).method !== 'destroyed-points') {
      expect(earned.map(({ marginOfVictory }) => marginOfVictory)).toEqual([null, null])
      continue
    }
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

/** Places 1 … n, each once, by tournament points first; the disqualified have none. */
export const standingsAreAnOrder = (state: EventState): void => {
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
  let isBelow = false
  for (const { player, tournamentPoints, decidedBy } of ranked) {
    if (isBelow && wentOn(state, player)) expect.fail(`${player} stands below the cut`)
    if (!isBelow && !wentOn(state, player)) {
      isBelow = true
      before = Number.POSITIVE_INFINITY
    }
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
