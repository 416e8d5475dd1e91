import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Story, story } from '../../../testing/story.ts'
import { openEvent } from '../replay.ts'
import type { Match } from '../spine/state.ts'

const bag = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']
const lowerWins = ({ players: [a, b] }: Match) =>
  ({ ending: 'defeat', winner: a < b ? 'first' : 'second', score: [20, 20] }) as const

const event = (missions: readonly string[] | undefined, luck = 'hall'): Story =>
  story({
    regulation: 'imperial-assault/de-2.2.1',
    players: 4,
    luck,
    ...(missions === undefined ? {} : { missions }),
  })
const missionsOf = (told: Story) => told.state().rounds.map(({ mission }) => mission)
const plays = (told: Story, rounds: number) => {
  for (let round = 0; round < rounds; round++) told.playRound(lowerWins)
}

describe('the missions of the rounds', () => {
  it('are all different until the bag is empty, then it is filled again', () => {
    const told = event(bag)
    plays(told, 12)
    const drawn = missionsOf(told)
    expect(drawn.slice(0, 6).toSorted()).toEqual(bag)
    expect(drawn.slice(6).toSorted()).toEqual(bag)
  })

  it('are on record in the fact of the round, one for all its tables, with how they were drawn', () => {
    const told = event(['m1'])
    const [fact] = told.facts({ kind: 'pair-round' })
    const missionDraw = { name: 'bag', version: 2 }
    expect(fact).toMatchObject({ kind: 'round-paired', mission: 'm1', missionDraw })
  })

  it('[IA-31] a single one is played round after round', () => {
    const told = event(['m1'])
    plays(told, 4)
    expect(missionsOf(told)).toEqual(['m1', 'm1', 'm1', 'm1'])
  })

  it.each([2, 3, 6])('[IA-31] of %d, none comes again before all others, nor at once', (count) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (luck) => {
        const told = event(bag.slice(0, count), `luck-${luck}`)
        plays(told, 2 * count + 1)
        const drawn = missionsOf(told)
        for (const start of [0, count]) {
          expect(new Set(drawn.slice(start, start + count)).size).toBe(count)
        }
        for (const [index, mission] of drawn.entries()) {
          expect(mission).not.toBe(drawn[index + 1])
        }
      }),
      { numRuns: 25 },
    )
  })

  it('[IA-31] one that is added comes before any other comes again', () => {
    const told = event(['m1', 'm2'])
    plays(told, 3)
    told.does({ kind: 'set-missions', missions: ['m1', 'm2', 'm3'] }, { override: 'a new pack' })
    plays(told, 1)
    expect(missionsOf(told).at(-1)).toBe('m3')
  })

  it('a bag of the first version is read as it was drawn', () => {
    const told = event(['m1', 'm2', 'm3'])
    const created = told.event().log[0] ?? expect.fail('no entry')
    told.does({ kind: 'pair-round' })
    const paired = told.event().log.at(-1) ?? expect.fail('no entry')
    const fact = paired.fact.kind === 'round-paired' ? paired.fact : expect.fail('not paired')
    const { missionDraw: _, ...old } = { ...fact, mission: 'm9' }
    const log = [...told.event().log.slice(0, -1), { ...paired, fact: old }]
    expect(created.fact.kind).toBe('event-created')
    expect(openEvent(log).state?.rounds[0]?.mission).toBe('m9')
  })

  it('are drawn anew for a round that is paired anew, and nothing is taken out for it', () => {
    const told = event(['m1', 'm2'])
    const drawn = Array.from({ length: 30 }, () => {
      told.does({ kind: 'pair-round' })
      return missionsOf(told)[0]
    })
    expect([...new Set(drawn)].toSorted()).toEqual(['m1', 'm2'])
    // What lay on the table that nobody saw may come again at once.
    expect(drawn.some((mission, index) => mission === drawn[index + 1])).toBe(true)
    told.does({ kind: 'unpair-round' })
    plays(told, 2)
    expect(missionsOf(told).toSorted()).toEqual(['m1', 'm2'])
  })

  it('come by chance: each of three is first some time', () => {
    const firsts = new Set<string | null | undefined>()
    const told = event(['m1', 'm2', 'm3'])
    for (let n = 0; n < 40; n++) {
      told.does({ kind: 'pair-round' })
      firsts.add(missionsOf(told)[0])
    }
    expect([...firsts].toSorted()).toEqual(['m1', 'm2', 'm3'])
  })

  it('are drawn for a round paired by hand too', () => {
    const told = event(['m1', 'm2'])
    plays(told, 1)
    told.seats('p1 - p2', 'p3 - p4')
    expect(missionsOf(told).toSorted()).toEqual(['m1', 'm2'])
  })

  it.each([[undefined], [[]]])('are none where none are listed: %j', (missions) => {
    const told = event(missions)
    plays(told, 2)
    expect(missionsOf(told)).toEqual([null, null])
  })
})
