import { describe, expect, it } from 'vitest'
import { role, type Setting, type Story, story } from '../../../testing/story.ts'
import { leaderId } from '../../index.ts'

const event = (setting: Setting = {}) =>
  story({
    regulation: 'imperial-assault/de-2.2.1',
    missions: ['m1', 'm2', 'm3'],
    ...setting,
  })
const enter = (round: number, mission: string) =>
  ({ kind: 'enter-mission', round, mission }) as const
const missionsOf = (told: Story) => told.state().rounds.map(({ mission }) => mission)

describe('enter-mission', () => {
  it('[IA-31] puts the card drawn by hand on record, and by whom', () => {
    const told = event()
    told.does({ kind: 'pair-round' })
    const by = { role: 'marshal', leader: leaderId('cleo') } as const
    expect(told.facts(enter(1, ' m2 '), { by })).toEqual([
      { kind: 'mission-entered', round: 1, mission: 'm2' },
    ])
    expect(missionsOf(told)).toEqual(['m2'])
    expect(told.state().missionCards.get(1)).toEqual({ mission: 'm2', by })
  })

  it('[IA-31] goes before the draw, whenever the round is paired', () => {
    const told = event()
    told.does(enter(1, 'm3'))
    const [fact] = told.facts({ kind: 'pair-round' })
    expect(fact).not.toHaveProperty('mission')
    for (let again = 0; again < 5; again++) told.does({ kind: 'pair-round' })
    told.does({ kind: 'unpair-round' })
    told.does({ kind: 'pair-round' })
    expect(missionsOf(told)).toEqual(['m3'])
  })

  it('[IA-31] counts as played: it comes again when all others have been', () => {
    const told = event()
    told.does(enter(1, 'm2'))
    for (let round = 0; round < 3; round++) told.playRound()
    expect(missionsOf(told).toSorted()).toEqual(['m1', 'm2', 'm3'])
  })

  it('[IA-31] refuses one that was played while others were not, and gives way to a reason', () => {
    const told = event()
    told.does(enter(1, 'm2'))
    told.playRound()
    const refusal = {
      code: 'mission-not-due',
      mission: 'm2',
      due: ['m1', 'm3'],
      rule: 'IA-31',
      overridable: true,
    }
    expect(told.refuses(enter(2, 'm2'))).toEqual(refusal)
    expect(told.facts(enter(2, 'm2'), { override: 'drawn so' })).toMatchObject([
      { kind: 'rule-overridden', refusal },
      { kind: 'mission-entered' },
    ])
  })

  it('[IA-31] refuses one that is not listed; where nothing is listed, any card will do', () => {
    expect(event().refuses(enter(1, 'm9'))).toEqual({
      code: 'mission-not-listed',
      mission: 'm9',
      missions: ['m1', 'm2', 'm3'],
      rule: 'IA-31',
      overridable: true,
    })
    const told = event({ missions: [] })
    told.does(enter(1, 'm9'))
    told.does({ kind: 'pair-round' })
    expect(missionsOf(told)).toEqual(['m9'])
    expect(told.does({ kind: 'publish-round' })).toEqual([])
  })

  it('[IA-31] refuses another one where tables have begun, and gives way to a reason', () => {
    const told = event()
    told.does(enter(1, 'm1'))
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.does(enter(1, 'm2'))
    told.does({ kind: 'start-clock' })
    expect(told.refuses(enter(1, 'm3'))).toEqual({
      code: 'mission-in-play',
      round: 1,
      mission: 'm2',
      rule: 'IA-31',
      overridable: true,
    })
    told.does(enter(1, 'm2'))
    told.does(enter(1, 'm3'), { override: 'the wrong card was typed' })
    expect(missionsOf(told)).toEqual(['m3'])
  })

  it('[IA-30] refuses a map that the document does not have at this tier', () => {
    const told = event({
      missions: [],
      tier: 'competitive',
      date: '2017-08-01',
      lists: 'asked',
      started: false,
    })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' }, { override: 'lists on paper' })
    expect(told.refuses(enter(1, 'Ambush'))).toMatchObject({
      code: 'missions-not-legal',
      missions: ['Ambush'],
      rule: 'IA-30',
    })
    told.does(enter(1, 'ISB-Hauptquartier: intrigue'))
  })

  it('refuses a round that is not next yet, no name, and documents that draw none', () => {
    const told = event()
    for (const round of [0, 2, 1.5]) expect(told.refuses(enter(round, 'm1')).code).toBe('no-round')
    expect(told.refuses(enter(1, ' ')).code).toBe('bad-value')
    expect(story().refuses(enter(1, 'm1')).code).toBe('not-in-this-regulation')
    expect(told.refuses(enter(1, 'm1'), role('judge')).code).toBe('not-allowed')
  })
})
