import { describe, expect, it } from 'vitest'
import { type Story, story } from '../../../testing/story.ts'
import type { Match } from '../spine/state.ts'

const bag = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']
const lowerWins = ({ players: [a, b] }: Match) =>
  ({ ending: 'defeat', winner: a < b ? 'first' : 'second', score: [20, 20] }) as const

const event = (missions: readonly string[] | undefined): Story =>
  story({
    regulation: 'imperial-assault/de-2.2.1',
    players: 10,
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

  it('are on record in the fact of the round, one for all its tables', () => {
    const told = event(['m1'])
    const [fact] = told.facts({ kind: 'pair-round' })
    expect(fact).toMatchObject({ kind: 'round-paired', mission: 'm1' })
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
    told.seats('p1 - p2', 'p3 - p4', 'p5 - p6', 'p7 - p8', 'p9 - p10')
    expect(missionsOf(told).toSorted()).toEqual(['m1', 'm2'])
  })

  it.each([[undefined], [[]]])('are none where none are listed: %j', (missions) => {
    const told = event(missions)
    plays(told, 2)
    expect(missionsOf(told)).toEqual([null, null])
  })
})
