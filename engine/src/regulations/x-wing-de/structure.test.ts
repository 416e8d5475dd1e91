import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import { planFor, type Structure, stagesOf, type Tier } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { xWingDe } from './regulation.ts'

const regulation = 'x-wing/de'
const german = (setting: Setting = {}): Story => story({ regulation, ...setting })
const start = { kind: 'start-stage' } as const

const custom = (swissRounds: number, cut: number): Structure => ({
  kind: 'custom',
  stages: stagesOf(swissRounds, cut),
})

const planned = (structure: Structure, players: number, tier: Tier = 'casual') => {
  const event = german({ tier, structure, players, started: false })
  event.does({ kind: 'announce-event' })
  return event
}

describe('an event', () => {
  it('[XWDE-3] from registration over the rounds to the list of places', () => {
    const event = planned({ kind: 'basic' }, 8)
    expect(event.state().players.size).toBe(8)
    event.does(start)
    for (let round = 1; round <= 3; round++) event.playRound()
    event.does({ kind: 'finish-event' })
    const { champion, places } = event.state().finished ?? expect.fail('not finished')
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(places[0]?.player).toBe(champion)
  })

  it('[XWDE-72] most tournament points win where no elimination follows', () => {
    const event = german({ players: 4, structure: custom(2, 0) })
    event.playRound()
    expect(event.refuses({ kind: 'finish-event' })).toEqual({ code: 'stage-running', stage: 1 })
    event.playRound()
    expect(event.refuses({ kind: 'pair-round' })).toEqual({ code: 'no-further-round', planned: 2 })
    event.does({ kind: 'finish-event' })
    expect(event.state().finished?.champion).toBe('p1')
    expect(xWingDe.standings.winner).toEqual(clause('XWDE-72', 'most-tournament-points'))
  })

  it('[XWDE-72] elimination decides where it is announced', () => {
    const event = german({ players: 4, structure: custom(1, 2) })
    event.playRound()
    expect(event.refuses({ kind: 'finish-event' })).toEqual({ code: 'cut-needed' })
    expect(event.refuses({ kind: 'pair-round' })).toEqual({ code: 'cut-needed' })
  })
})

describe('the structures', () => {
  it.each([
    [4, 8, 3, 0],
    [9, 16, 4, 0],
    [17, 24, 4, 4],
    [25, 40, 5, 4],
    [41, 44, 5, 8],
    [45, 76, 6, 8],
    [77, 148, 6, 16],
    [149, 100_000, 7, 16],
  ])('[XWDE-97] basic, %i to %i players: %i rounds, cut to %i', (from, to, rounds, cut) => {
    for (const players of [from, to]) {
      expect(planFor({ kind: 'basic' }, players, xWingDe.structure)).toEqual(stagesOf(rounds, cut))
    }
    expect(xWingDe.structure.tables.basic?.rule).toBe('XWDE-97')
  })

  it.each([
    [9, 12, 4, 4],
    [13, 24, 4, 8],
    [25, 40, 5, 8],
    [41, 76, 6, 8],
    [77, 148, 6, 16],
    [149, 288, 6, 32],
    [289, 512, 7, 32],
    [513, 100_000, 8, 32],
  ])('[XWDE-98] advanced, %i to %i players: %i rounds, cut to %i', (from, to, rounds, cut) => {
    for (const players of [from, to]) {
      const plan = planFor({ kind: 'advanced' }, players, xWingDe.structure)
      expect(plan).toEqual(stagesOf(rounds, cut))
    }
    expect(xWingDe.structure.tables.advanced?.rule).toBe('XWDE-98')
  })

  it('[XWDE-97] there is no row below four players', () => {
    expect(planFor({ kind: 'basic' }, 3, xWingDe.structure)).toBeNull()
    const event = german({ structure: { kind: 'basic' }, players: 3, started: false })
    expect(event.refuses({ kind: 'announce-event' })).toEqual({
      code: 'no-table-for-head-count',
      structure: 'basic',
      players: 3,
    })
  })

  it('[XWDE-98] nor, advanced, below nine', () => {
    expect(planFor({ kind: 'advanced' }, 8, xWingDe.structure)).toBeNull()
  })

  it.each(['competitive', 'premier'] as const)('[XWDE-96] there is no %s structure', (kind) => {
    expect(creating({ regulation, structure: { kind } })).toEqual({
      granted: false,
      refusal: { code: 'not-in-this-regulation', what: `structure ${kind}`, regulation },
    })
  })

  it.each(['casual', 'competitive', 'premier'] as const)(
    '[XWDE-96] at the %s tier all three can be chosen',
    (tier) => {
      for (const structure of [{ kind: 'basic' }, { kind: 'advanced' }, custom(2, 2)] as const) {
        expect(planned(structure, 9, tier).does(start)).toEqual([])
      }
      const free = { strength: 'free' }
      expect(xWingDe.structure.tiers[tier].value).toEqual(free)
      expect(xWingDe.structure.tiers.casual).toEqual(clause('XWDE-96', free))
      expect(xWingDe.structure.tiers.competitive).toEqual(clause('XWDE-96', free))
    },
  )

  it.each([
    [1, 2],
    [9, 4],
    [3, 7],
  ])('[XWDE-99] own: %i rounds and a cut to %i, whoever comes', (rounds, cut) => {
    for (const players of [8, 12]) {
      const event = planned(custom(rounds, cut), players, 'premier')
      expect(event.does(start)).toEqual([])
      expect(event.state().announced?.stages).toEqual(stagesOf(rounds, cut))
    }
    expect(xWingDe.structure.tiers.premier).toEqual(clause('XWDE-99', { strength: 'free' }))
    expect(xWingDe.structure.cutSizes).toBeNull()
  })
})
