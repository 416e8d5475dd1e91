import { expect } from 'vitest'
import {
  bracketOf,
  type EventState,
  matchesOf,
  type PlayerId,
  type Round,
} from '../../src/index.ts'
import { winnerIn } from './counted.ts'
import { doubleIsRight } from './double-invariants.ts'

/** In a bracket nobody plays on who has lost, and nobody is lost who has won. */
export const bracketIsRight = (state: EventState): void => {
  const stage = state.stages.findIndex(({ plan }) => plan.kind !== 'swiss')
  if (stage < 0) return
  if (state.stages[stage]?.plan.kind === 'double-elimination') {
    doubleIsRight(state, stage)
    return
  }
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
    if (next.method === 'by-hand') return
    for (const { game, players } of matchesOf(state, next)) {
      for (const player of players) {
        const from = matchesOf(state, round).find((match) => match.players.includes(player))?.game
        if (from === undefined) continue
        // Winner i meets winner m + 1 − i.
        const due = Math.min(Number(from), games.length + 1 - Number(from))
        if (`${due}` !== game) expect.fail(`${player} comes from game ${from} to game ${game}`)
      }
    }
  })
  if (state.finished === null) return
  const isOut = (player: PlayerId) => state.players.get(player)?.status === 'disqualified'
  if (bracket.champion !== null && !isOut(bracket.champion)) {
    expect(state.finished.champion).toBe(bracket.champion)
  }
}
