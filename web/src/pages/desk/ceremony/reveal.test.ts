import { describe, expect, it } from 'vitest'
import { player } from '../../../../testing/sample-event.suite.ts'
import { revealsOf } from './reveal.ts'

const places = [1, 2, 3, 3, 5, null].map((place, index) => ({ place, player: player(index + 1) }))

describe('a ceremony', () => {
  it('goes from the last place up, those who share one together', () => {
    expect(revealsOf(places, null)).toEqual([
      { place: 5, players: [player(5)] },
      { place: 3, players: [player(3), player(4)] },
      { place: 2, players: [player(2)] },
      { place: 1, players: [player(1)] },
    ])
  })

  it('calls only the best where that is chosen, and never the disqualified', () => {
    expect(revealsOf(places, 2).map(({ place }) => place)).toEqual([2, 1])
  })
})
