import { expect } from 'vitest'
import { bracketOf, type EventState, matchesOf, type PlayerId } from '../../src/index.ts'
import { winnerIn } from './counted.ts'

/** Where everybody may lose once: nobody plays on who has lost twice, no game is played twice. */
export const doubleIsRight = (state: EventState, stage: number): void => {
  const rounds = state.rounds.filter((round) => round.stage === stage)
  const size = state.stages[stage]?.entrants.length ?? 0
  const losses = new Map<PlayerId, number>()
  const games = new Set<string>()
  let satOut = 0
  let bothLost = 0
  const note = (game: string | undefined) => {
    if (game === undefined || games.has(game)) expect.fail(`game ${game} in two rounds`)
    games.add(game)
  }
  for (const round of rounds) {
    const lost: PlayerId[] = []
    for (const match of matchesOf(state, round)) {
      note(match.game)
      for (const player of match.players) {
        if ((losses.get(player) ?? 0) >= 2) expect.fail(`${player} plays on`)
      }
      if (match.result === null) continue
      const winner = winnerIn(state, match)
      if (winner === null) bothLost += 1
      lost.push(...match.players.filter((player) => player !== winner))
    }
    for (const { game, kind } of round.byes) {
      note(game)
      if (kind === 'odd-number') satOut += 1
    }
    for (const player of lost) losses.set(player, (losses.get(player) ?? 0) + 1)
  }
  const played = games.size - satOut
  expect(played).toBeLessThanOrEqual(Math.max(0, 2 * size - 1))
  const { champion, outAt } = bracketOf(state, stage)
  for (const [player, place] of outAt) {
    if (place > size) expect.fail(`${player} is out at ${place}`)
  }
  if (champion === null) return
  expect(losses.get(champion) ?? 0).toBeLessThan(2)
  expect(outAt.get(champion)).toBe(1)
  const hasLeft = (player: PlayerId) =>
    state.players.get(player)?.status !== 'active' && (losses.get(player) ?? 0) < 2
  const isWalkover = state.stages[stage]?.entrants.some(
    (player) => player !== champion && hasLeft(player),
  )
  // Two who lose the same game save one each time; against who has left nobody need play on.
  if (isWalkover !== true) {
    expect(played + bothLost).toBeGreaterThanOrEqual(2 * size - 2 - bothLost)
  }
  if (state.finished !== null && state.players.get(champion)?.status !== 'disqualified') {
    expect(state.finished.champion).toBe(champion)
  }
}
