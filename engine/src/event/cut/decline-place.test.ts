import { describe, expect, it } from 'vitest'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import { awaiting } from '../../views/rounds/awaiting.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { Match } from '../spine/state.ts'

const declines = (player: string) => ({ kind: 'decline-place', player: id(player) }) as const

/** p1 … p12 in this order after one Swiss round, cut to 8; the bracket has not begun. */
const cutTo8 = (regulation: string, setting: Setting = {}): Story => {
  const told = story({
    regulation,
    players: 12,
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind: 'elimination', rounds: null, cut: 8 },
      ],
    },
    ...setting,
  })
  told.plays(...Array.from({ length: 6 }, (_, n) => `p${n + 1} 100-${n * 10} p${12 - n}`))
  told.does({ kind: 'make-cut' })
  return told
}
const seedsOf = (told: Story) => told.state().cut?.seeds.join(' ')
const firstRound = (told: Story) =>
  [...told.state().matches.values()]
    .filter(({ round }) => round === 2)
    .map(({ game, players }) => `#${game} ${players.join('-')}`)

describe('decline-place', () => {
  // With ties the order of the lower half is by margin: the closer the loss, the better.
  const seeds = 'p1 p2 p3 p4 p5 p6 p7 p8'

  it('the next in the standings comes in as the lowest seed, all below the gap move up', () => {
    const told = cutTo8('x-wing/de')
    expect(seedsOf(told)).toBe(seeds)
    expect(told.facts(declines('p6'))).toEqual([
      {
        kind: 'place-declined',
        player: 'p6',
        replacement: 'p9',
        seeds: ['p1', 'p2', 'p3', 'p4', 'p5', 'p7', 'p8', 'p9'],
      },
      { kind: 'player-dropped', player: 'p6', after: 1 },
    ])
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    expect(firstRound(told)).toEqual(['#1 p1-p9', '#2 p2-p8', '#3 p3-p7', '#4 p4-p5'])
  })

  it('one after the other: who came in may decline too', () => {
    const told = cutTo8('x-wing/de')
    told.does(declines('p6'))
    told.does(declines('p9'))
    told.does(declines('p1'))
    expect(seedsOf(told)).toBe('p2 p3 p4 p5 p7 p8 p10 p11')
  })

  it('passes over who has left', () => {
    const told = cutTo8('x-wing/de')
    told.does({ kind: 'drop-player', player: id('p9'), when: 'now' })
    const reason = 'conduct'
    told.does({ kind: 'disqualify-player', player: id('p10'), when: 'now', reason })
    told.does(declines('p6'))
    expect(seedsOf(told)).toBe('p1 p2 p3 p4 p5 p7 p8 p11')
  })

  it('leaves one seed fewer where nobody is left to come in', () => {
    const told = cutTo8('x-wing/de')
    for (const name of ['p9', 'p10', 'p11', 'p12']) {
      told.does({ kind: 'drop-player', player: id(name), when: 'now' })
    }
    expect(told.facts(declines('p6'))[0]).toMatchObject({
      replacement: null,
      seeds: ['p1', 'p2', 'p3', 'p4', 'p5', 'p7', 'p8'],
    })
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    expect(firstRound(told)).toEqual(['#2 p2-p8', '#3 p3-p7', '#4 p4-p5'])
  })

  it('until the first match begins: the bracket is seeded and its round paired anew', () => {
    const told = cutTo8('x-wing/de')
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.does(declines('p6'))
    expect(told.state().rounds).toHaveLength(1)
    expect(told.state().stages[1]?.entrants.join(' ')).toBe('p1 p2 p3 p4 p5 p7 p8 p9')
    expect(awaiting(told.state())).toEqual({ step: 'pair-round', round: 2 })
    told.does({ kind: 'pair-round' })
    expect(firstRound(told)).toEqual(['#1 p1-p9', '#2 p2-p8', '#3 p3-p7', '#4 p4-p5'])
    expect(told.state().players.get(id('p6'))?.status).toBe('dropped')
    expect(told.state().matches.size).toBe(10)
  })

  it('is for a seed too who has left already: the drop is not said twice', () => {
    const told = cutTo8('x-wing/de')
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    // After the round, but before anybody has begun to play it.
    told.does({ kind: 'drop-player', player: id('p6'), when: 'after-round' })
    expect(told.facts(declines('p6')).map(({ kind }) => kind)).toEqual(['place-declined'])
    expect(seedsOf(told)).toBe('p1 p2 p3 p4 p5 p7 p8 p9')
  })

  it('the first of two cannot be undone alone: the second was made of it', () => {
    const told = cutTo8('x-wing/de')
    told.does(declines('p6'))
    const entry = told.entryOf('place-declined')
    told.does(declines('p3'))
    expect(told.refuses({ kind: 'undo', entry, reason: 'changed his mind' })).toMatchObject({
      code: 'later-facts-depend',
      entries: [{ kind: 'place-declined' }],
    })
    told.does({ kind: 'undo', entry: told.entryOf('place-declined'), reason: 'one by one' })
    told.does({ kind: 'undo', entry, reason: 'changed his mind' })
    expect(seedsOf(told)).toBe(seeds)
  })

  it('after a second cut nobody comes in whom the first one left behind', () => {
    const told = story({
      regulation: 'x-wing/de',
      players: 6,
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'swiss', rounds: 1, cut: 4 },
          { kind: 'elimination', rounds: null, cut: 4 },
        ],
      },
    })
    told.plays('p1 100-0 p6', 'p2 100-10 p5', 'p3 100-20 p4')
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    told.plays('p1 100-0 p4', 'p2 100-0 p3')
    told.does({ kind: 'make-cut' })
    expect(told.facts(declines('p4'))[0]).toMatchObject({ replacement: null })
    told.does({ kind: 'start-stage' })
    expect(told.facts(declines('p3'))[0]).toMatchObject({ replacement: null, seeds: ['p1', 'p2'] })
  })

  it('can be undone, and everything is as it was', () => {
    const told = cutTo8('x-wing/de')
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    const { version: _, ...before } = told.state()
    told.does(declines('p6'))
    told.does({ kind: 'undo', entry: told.entryOf('place-declined'), reason: 'changed his mind' })
    const { version: __, ...after } = told.state()
    expect(after).toEqual(before)
  })

  it.each<readonly [string, (told: Story) => void]>([
    ['the clock runs', (told) => void told.does({ kind: 'start-clock' })],
    ['a result is in', (told) => told.wins('p1')],
  ])('refuses once %s', (_, begins) => {
    const told = cutTo8('x-wing/de')
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    begins(told)
    expect(told.refuses(declines('p6'))).toEqual({
      code: 'stage-running',
      stage: 2,
      rule: 'XWDE-74',
    })
  })

  it('until the bracket is seeded, in a document that replaces nobody after that', () => {
    const told = cutTo8('x-wing/en-3.2')
    told.does(declines('p6'))
    expect(seedsOf(told)).toBe('p1 p2 p3 p4 p5 p7 p8 p9')
    told.does({ kind: 'start-stage' })
    expect(told.refuses(declines('p5'))).toEqual({
      code: 'stage-running',
      stage: 2,
      rule: 'XWEN-63',
    })
  })

  it('refuses who has no place, and where no cut was made', () => {
    const told = cutTo8('x-wing/de')
    const refusal = (player: string) => ({ code: 'no-place-to-decline', player })
    expect(told.refuses(declines('p9'))).toEqual(refusal('p9'))
    expect(told.refuses(declines('nobody'))).toEqual(refusal('nobody'))
    told.does(declines('p6'))
    expect(told.refuses(declines('p6'))).toEqual(refusal('p6'))
    expect(story().refuses(declines('p1'))).toEqual(refusal('p1'))
  })
})

describe('decline-place before double elimination', () => {
  const chart = (players: number) => {
    const told = story({
      regulation: 'card-game/de-2014',
      players,
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'double-elimination', rounds: null, cut: 4 },
        ],
      },
    })
    told.playRound(({ players: [a, b] }: Match): Result => {
      const winner = a < b ? 'first' : 'second'
      return { ending: 'games', games: [winner, winner] }
    })
    told.does({ kind: 'make-cut' })
    return told
  }

  it('the next one comes in', () => {
    const told = chart(6)
    const [first = '', ...rest] = told.state().cut?.seeds ?? []
    told.does(declines(first))
    const seeds = told.state().cut?.seeds ?? []
    expect(seeds.slice(0, 3)).toEqual(rest)
    expect(rest.includes(seeds[3] ?? id(''))).toBe(false)
  })

  it('with nobody left the others move up, and the best has a bye', () => {
    const told = chart(4)
    const [first = '', second = '', third = '', fourth = ''] = told.state().cut?.seeds ?? []
    told.does(declines(first))
    expect(told.state().cut?.seeds).toEqual([second, third, fourth])
    expect(told.refuses(declines(first))).toEqual({ code: 'no-place-to-decline', player: first })
    told.does({ kind: 'start-stage' })
    expect(told.state().players.get(id(first))?.status).toBe('dropped')
    const [round] = told.facts({ kind: 'pair-round' })
    expect(round).toMatchObject({
      pairings: [{ game: 'W2', players: [third, fourth] }],
      byes: [{ player: second, kind: 'odd-number', game: 'W1' }],
    })
  })
})
