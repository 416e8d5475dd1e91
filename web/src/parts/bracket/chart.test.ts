import { regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { playOut, publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { type Chart, chartOf, sideOf } from './chart.ts'

const own = regulations.find(({ structure }) => structure.finals === 'double-elimination')

/** An event that has just begun its double elimination with so many players. */
const cutTo = (size: number) => {
  const sample = sampleEvent({
    regulation: own?.id ?? '',
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind: 'double-elimination', rounds: null, cut: size },
      ],
    },
  })
  start(sample, size)
  publish(sample)
  playOut(sample, { ending: 'games', games: ['first', 'first'] })
  sample.give({ kind: 'make-cut' })
  sample.give({ kind: 'start-stage' })
  return sample
}

const namesIn = ({ games }: Chart, slot: number) =>
  games.filter((game) => game.slot === slot).map(({ game }) => game)

const sourcesOf = ({ games }: Chart, name: string) =>
  games
    .find(({ game }) => game === name)
    ?.from.map((one) =>
      one === null ? 'nobody' : one.as === 'seed' ? `seed ${one.seed}` : `${one.as} ${one.game}`,
    )

describe('a bracket with two sides', () => {
  it.each([4, 8, 16, 32])('has every game once for %i players', (size) => {
    const { games } = chartOf(cutTo(size).state(), 1)
    expect(new Set(games.map(({ game }) => game)).size).toBe(games.length)
    const count = (side: ReturnType<typeof sideOf>) =>
      games.filter((game) => sideOf(game) === side).length
    expect([count('winners'), count('losers'), count('final')]).toEqual([size - 1, size - 2, 2])
  })

  it('says before anything is played where everybody will come from', () => {
    const chart = chartOf(cutTo(4).state(), 1)
    expect([1, 2, 3, 4, 5].map((slot) => namesIn(chart, slot))).toEqual([
      ['W1', 'W2'],
      ['W3', 'L1'],
      ['L2'],
      ['GF1'],
      ['GF2'],
    ])
    expect(sourcesOf(chart, 'W1')).toEqual(['seed 1', 'seed 4'])
    expect(sourcesOf(chart, 'L1')).toEqual(['loser W1', 'loser W2'])
    expect(sourcesOf(chart, 'L2')).toEqual(['winner L1', 'loser W3'])
    expect(sourcesOf(chart, 'GF1')).toEqual(['winner W3', 'winner L2'])
    const first = chart.games.find(({ game }) => game === 'W1')
    expect(first?.slots.every((one) => one !== null)).toBe(true)
    expect(chart.games.find(({ game }) => game === 'W3')?.slots).toEqual([null, null])
  })

  it('moves winners and losers on, and forgets the deciding game that is not needed', () => {
    const sample = cutTo(4)
    const wins = { ending: 'won', winner: 'first', light: 'first' } as const
    publish(sample)
    playOut(sample, wins)
    const [w1, w2] = ['W1', 'W2'].map((name) =>
      [...sample.state().matches.values()].find(({ game }) => game === name),
    )
    const chart = chartOf(sample.state(), 1)
    const slotsOf = (name: string) => chart.games.find(({ game }) => game === name)?.slots
    expect(slotsOf('W3')).toEqual([w1?.players[0], w2?.players[0]])
    expect(slotsOf('L1')).toEqual([w1?.players[1], w2?.players[1]])
    for (let slot = 2; slot <= 4; slot++) {
      publish(sample)
      for (const match of sample.state().rounds.at(-1)?.matches ?? []) {
        const { side, players } = sample.state().matches.get(match) ?? expect.fail('no match')
        const isSecond = side !== undefined && 'light' in side && side.light === players[1]
        const light = isSecond ? 'second' : 'first'
        sample.give({ kind: 'enter-result', match, result: { ...wins, light } })
      }
      sample.give({ kind: 'close-round' })
    }
    const done = chartOf(sample.state(), 1)
    expect(done.champion).not.toBeNull()
    expect(namesIn(done, done.slots)).toEqual(['GF1'])
  })

  it('leaves whoever has a bye in the place they came to, and the bye in the other', () => {
    const sample = cutTo(6)
    publish(sample)
    playOut(sample, { ending: 'won', winner: 'first', light: 'first' })
    publish(sample)
    const { games } = chartOf(sample.state(), 1)
    const line = (name: string) => games.find(({ game }) => game === name) ?? expect.fail(name)
    for (const [name, before] of [
      ['L1', 'W4'],
      ['L2', 'W3'],
    ] as const) {
      const [, loser] = line(before).slots
      expect(line(name)).toMatchObject({
        from: [null, { as: 'loser', game: before }],
        slots: [null, loser],
        winner: loser,
      })
    }
  })
})
