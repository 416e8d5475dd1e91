import { type Result, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { playOut, publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { outSoFar } from './out-so-far.ts'

/** A bracket of eight, right after its cut. */
const cutToEight = (kind: 'elimination' | 'double-elimination') => {
  const regulation = regulations.find(({ structure }) => structure.finals === kind)
  const isScored = regulation?.scoring.swiss.method === 'destroyed-points'
  const win: Result = isScored
    ? { ending: 'destruction', score: [100, 0] }
    : { ending: 'games', games: ['first', 'first'] }
  const sample = sampleEvent({
    regulation: regulation?.id ?? '',
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind, rounds: null, cut: 8 },
      ],
    },
  })
  start(sample, 8)
  publish(sample)
  playOut(sample, win)
  sample.give({ kind: 'make-cut' })
  sample.give({ kind: 'start-stage' })
  return sample
}

const ranges = (sample: ReturnType<typeof cutToEight>) =>
  outSoFar(sample.state(), 1).map(({ from, to, players }) => [from, to, players.length])

describe('who is out of the bracket', () => {
  it('shares the places of the round that was lost', () => {
    const sample = cutToEight('elimination')
    expect(ranges(sample)).toEqual([])
    publish(sample)
    expect(ranges(sample)).toEqual([])
    playOut(sample)
    expect(ranges(sample)).toEqual([[5, 8, 4]])
    for (let round = 2; round <= 3; round++) {
      publish(sample)
      playOut(sample)
    }
    expect(ranges(sample)).toEqual([
      [2, 2, 1],
      [3, 4, 2],
      [5, 8, 4],
    ])
  })

  it('is whoever has lost twice, where two defeats are needed', () => {
    const sample = cutToEight('double-elimination')
    const wins: Result = { ending: 'won', winner: 'first', light: 'first' }
    publish(sample)
    playOut(sample, wins)
    expect(ranges(sample)).toEqual([])
    publish(sample)
    playOut(sample, wins)
    expect(ranges(sample)).toEqual([[7, 8, 2]])
  })
})
