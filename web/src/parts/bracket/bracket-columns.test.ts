import { asPublished, type PublicBracket, publicParts, regulations } from '@topcut/engine'
import { bracketColumns, columnsNow } from '@topcut/protocol/bracket'
import { describe, expect, it } from 'vitest'
import {
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../../testing/sample-event.suite.ts'

const double = regulations.find(({ structure }) => structure.finals === 'double-elimination')

const cutTo = (kind: 'elimination' | 'double-elimination', size: number) => {
  const isDouble = kind === 'double-elimination'
  const sample = sampleEvent({
    ...(isDouble ? { regulation: double?.id ?? '' } : {}),
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind, rounds: null, cut: size },
      ],
    },
  })
  start(sample, size)
  publish(sample)
  playOut(sample, ...(isDouble ? [{ ending: 'games', games: ['first', 'first'] } as const] : []))
  sample.give({ kind: 'make-cut' })
  sample.give({ kind: 'start-stage' })
  return sample
}

const shown = (sample: SampleEvent): PublicBracket =>
  publicParts.bracket(asPublished(sample.state(), new Map())) ?? expect.fail('no bracket')

const namesIn = (columns: ReturnType<typeof bracketColumns>) =>
  columns.map(({ games }) => games.map(({ game }) => game))

describe('a tree', () => {
  it('has every round to the final, the games that feed one next to each other', () => {
    const columns = bracketColumns(shown(cutTo('elimination', 8)))
    expect(columns.map(({ name }) => name)).toEqual([
      { kind: 'left', left: 3 },
      { kind: 'left', left: 2 },
      { kind: 'left', left: 1 },
    ])
    expect(namesIn(columns)).toEqual([['1', '4', '2', '3'], ['1', '2'], ['1']])
    expect(columns[1]?.games[0]?.from).toEqual([
      { as: 'winner', game: '3-1' },
      { as: 'winner', game: '3-4' },
    ])
  })

  it('shows on the wall what is still to be played', () => {
    const sample = cutTo('elimination', 8)
    const now = () => columnsNow(bracketColumns(shown(sample)), 2)
    expect(namesIn(now())).toEqual([
      ['1', '4', '2', '3'],
      ['1', '2'],
    ])
    publish(sample)
    playOut(sample)
    expect(namesIn(now())).toEqual([['1', '2'], ['1']])
    publish(sample)
    playOut(sample)
    publish(sample)
    playOut(sample)
    expect(namesIn(now())).toEqual([['1', '2'], ['1']])
  })
})

describe('a chart of two sides', () => {
  it('has every game with where its players come from, also before it is played', () => {
    const sample = cutTo('double-elimination', 8)
    publish(sample)
    const columns = bracketColumns(shown(sample))
    const games = columns.flatMap((column) => column.games)
    expect(new Set(games.map(({ game }) => game)).size).toBe(games.length)
    expect(games.filter(({ side }) => side === 'winners')).toHaveLength(7)
    expect(games.filter(({ side }) => side === 'losers')).toHaveLength(6)
    expect(columns.at(-2)?.name).toEqual({ kind: 'grand-final' })
    expect(columns.at(-1)?.name).toEqual({ kind: 'reset' })
    expect(columns[0]?.games[0]?.slots.every((player) => player !== null)).toBe(true)
    const loser = games.find(({ from }) => from.some((one) => one?.as === 'loser'))
    expect(loser?.slots).toContain(null)
  })
})
