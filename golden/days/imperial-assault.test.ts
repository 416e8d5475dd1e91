import { describe, expect, it } from 'vitest'
import { dayOf } from './day-of.ts'

describe('by the Imperial Assault document', () => {
  const day = dayOf('imperial-assault/de-2.2.1')

  it('no mission is played twice in a row, and none again before all others', () => {
    const missions = day.state.rounds.map(({ mission }) => mission)
    expect(new Set(missions.slice(0, 3)).size).toBe(3)
    // Of four, the one that was added had not been played yet.
    expect(missions[4]).toBe('Mülldeponie auf Coruscant A')
    for (const [index, mission] of missions.entries()) {
      expect(mission).not.toBe(missions[index - 1])
    }
    expect(day.facts('mission-entered')).toEqual([
      { kind: 'mission-entered', round: 2, mission: missions[1] },
    ])
  })

  it('missions and a fifth round are announced anew, each with why', () => {
    expect(day.state.announcedAnew.map(({ changes }) => changes.map(({ what }) => what))).toEqual([
      ['missions'],
      ['missions'],
      ['structure'],
    ])
  })

  it('who does not appear is out; two are kept with a reason, and neither has won', () => {
    expect([day.had(1, 4), day.had(1, 9), day.statusOf(9)]).toEqual([
      'bye 1',
      'unpaired-loss 0',
      'dropped',
    ])
    expect([day.had(1, 1), day.had(1, 7), day.statusOf(7)]).toEqual([
      'unpaired-loss 0',
      'unpaired-loss 0',
      'active',
    ])
    expect(day.overridden).toEqual(['no-show-leaves', 'no-show-leaves', 'announced-otherwise'])
  })

  it('places given up go to the next, and the finalist who is left has won', () => {
    expect(
      day.facts('place-declined').map(({ player, replacement }) => [player, replacement]),
    ).toEqual([
      ['player-4', 'player-7'],
      ['player-1', 'player-6'],
    ])
    expect(day.state.rounds).toHaveLength(6)
    expect([day.seeds, day.champion]).toEqual(['3 2 7 6', 'player-3'])
  })
})
