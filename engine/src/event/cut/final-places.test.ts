import { describe, expect, it } from 'vitest'
import { bracketStory, id, story } from '../../../testing/story.ts'
import { finalPlaces } from './final-places.ts'

const places = (told: ReturnType<typeof story>) =>
  finalPlaces(told.state()).map(({ place, player }) => `${place} ${player}`)

/** Ten players, a cut to eight; p8 beats p1, then the better seed always wins. */
const upset = (finalPlacesRead: 'by-swiss' | 'shared') => {
  const told = bracketStory(8, { players: 10, options: { finalPlaces: finalPlacesRead } })
  told.does({ kind: 'pair-round' })
  told.does({ kind: 'publish-round' })
  for (const winner of ['p8', 'p2', 'p3', 'p4']) told.wins(winner)
  told.does({ kind: 'close-round' })
  told.playRound()
  told.playRound()
  return told
}

describe('final places', () => {
  it('by the round reached in the bracket, then by the Swiss rounds', () => {
    expect(places(upset('by-swiss'))).toEqual([
      '1 p2',
      '2 p4',
      '3 p3',
      '4 p8',
      '5 p1',
      '6 p5',
      '7 p6',
      '8 p7',
      '9 p9',
      '10 p10',
    ])
  })

  it('shared inside a round of the bracket, where the organizer reads it so', () => {
    expect(places(upset('shared'))).toEqual([
      '1 p2',
      '2 p4',
      '3 p3',
      '3 p8',
      '5 p1',
      '5 p5',
      '5 p6',
      '5 p7',
      '9 p9',
      '10 p10',
    ])
  })

  it('of Swiss rounds alone are the standings, shared or not', () => {
    for (const finalPlacesRead of ['by-swiss', 'shared'] as const) {
      const told = story({ options: { finalPlaces: finalPlacesRead } })
      told.plays('p1 100-0 p4', 'p2 100-1 p3')
      expect(places(told)).toEqual(['1 p1', '2 p2', '3 p3', '4 p4'])
    }
  })

  it('keep who withdrew at the round reached', () => {
    const told = bracketStory(4)
    told.playRound()
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    told.playRound()
    expect(places(told)).toEqual(['1 p2', '2 p1', '3 p3', '4 p4'])
  })

  it('give the disqualified none, however far they came', () => {
    const told = bracketStory(4)
    told.playRound()
    told.playRound()
    told.does({ kind: 'disqualify-player', player: id('p1'), when: 'now', reason: 'conduct' })
    expect(places(told)).toEqual(['1 p2', '2 p3', '3 p4', 'null p1'])
  })

  it('leave out who never took part', () => {
    const told = story({ players: 5 })
    told.does({ kind: 'drop-player', player: id('p5'), when: 'now' })
    told.plays('p1 100-0 p4', 'p2 100-1 p3')
    expect(places(told)).toHaveLength(4)
  })
})
