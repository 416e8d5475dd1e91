import { asPublished, publicParts, publicTables } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  sampleEvent,
  start,
} from '../../../testing/sample-event.suite.ts'
import { type PlayerLine, playerLines } from './player-lines.ts'

/** Three rounds of five: everybody plays, some sit out. */
const played = () => {
  const sample = sampleEvent()
  start(sample, 5)
  for (let round = 1; round <= 3; round++) {
    publish(sample)
    playOut(sample)
  }
  sample.give({ kind: 'finish-event' })
  const published = asPublished(sample.state(), new Map())
  const rounds = [1, 2, 3].map((n) => publicTables(published, n) ?? expect.fail('no round'))
  return { rounds, standings: publicParts.standings(published) }
}

describe('the rounds of a player', () => {
  it('add up to the numbers of the standings, byes and all', () => {
    const { rounds, standings } = played()
    for (const { player: id, tournamentPoints, marginOfVictory } of standings.rows) {
      const lines = playerLines(rounds, id)
      expect(lines).toHaveLength(3)
      const sum = (of: (line: PlayerLine) => number | null) =>
        lines.reduce((all, one) => all + (of(one) ?? 0), 0)
      expect(sum((one) => one.tournamentPoints)).toBe(tournamentPoints)
      expect(sum((one) => one.marginOfVictory)).toBe(marginOfVictory)
    }
    expect(rounds.flatMap(({ byes }) => byes.map(({ earned }) => earned?.outcome))).toEqual([
      'bye',
      'bye',
      'bye',
    ])
  })

  it('name whom was met, and leave a round out that was not played', () => {
    const { rounds, standings } = played()
    const row = standings.rows[0] ?? expect.fail('nobody')
    const met = playerLines(rounds, row.player).flatMap(({ opponent }) => opponent?.player ?? [])
    expect(met).toEqual(row.opponents)
    expect(playerLines(rounds, player(99))).toEqual([])
  })
})
