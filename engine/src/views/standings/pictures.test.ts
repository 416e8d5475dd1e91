import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import { picturesView } from './pictures.ts'
import { roundTimes } from './pictures-of-time.ts'

const places = (told: Story) =>
  picturesView(told.state()).players.map((one) => `${one.player} ${one.places.join('-')}`)

const evening = (): Story => {
  const told = story({
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 2, cut: null },
        { kind: 'elimination', rounds: null, cut: 2 },
      ],
    },
  })
  told.plays('p1 100-0 p2', 'p3 100-50 p4')
  return told
}

describe('the pictures of an event', () => {
  it('are of the rounds that are closed', () => {
    const told = evening()
    expect(places(told)).toEqual(['p1 1', 'p3 2', 'p4 3', 'p2 4'])
    told.seats('p1 - p3', 'p2 - p4')
    told.wins('p3')
    expect(places(told)).toEqual(['p1 1', 'p3 2', 'p4 3', 'p2 4'])
    told.wins('p2')
    told.does({ kind: 'close-round' })
    expect(places(told)).toEqual(['p3 2-1', 'p1 1-2', 'p2 4-3', 'p4 3-4'])
  })

  it('are empty before the first', () => {
    expect(picturesView(story().state())).toEqual({
      rounds: [],
      players: [],
      points: [],
      cut: null,
      shares: { of: null, lists: 0, inCut: null, factions: [], kinds: [], cards: [] },
    })
  })

  it('show where the cut goes through the points', () => {
    const told = evening()
    expect(picturesView(told.state())).toMatchObject({
      cut: 2,
      points: [
        { tournamentPoints: 5, players: 2, in: 2 },
        { tournamentPoints: 0, players: 2, in: 0 },
      ],
    })
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    expect(picturesView(told.state()).points).toEqual([
      { tournamentPoints: 5, players: 2, in: 1 },
      { tournamentPoints: 0, players: 2, in: 1 },
    ])
  })

  it('keep the cut that was made', () => {
    const told = bracketStory(4, { players: 8 })
    expect(picturesView(told.state())).toMatchObject({
      cut: 4,
      rounds: [1],
      points: [
        { tournamentPoints: 5, players: 4, in: 4 },
        { tournamentPoints: 0, players: 4, in: 0 },
      ],
    })
  })

  it('measure a round from its clock, or its publication, until it is closed', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    told.does({ kind: 'start-clock' })
    told.wins('p1')
    expect(roundTimes(told.state(), told.event().log)).toEqual([])
    told.wins('p3')
    told.does({ kind: 'close-round' })
    const log = told.event().log.map((entry) => ({
      ...entry,
      at: (entry.at + (entry.fact.kind === 'round-closed' ? 70 * 60_000 : 0)) as typeof entry.at,
    }))
    expect(roundTimes(told.state(), log)).toEqual([{ round: 1, planned: 75, taken: 70 }])
  })
})
