import { describe, expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { firstWins, story } from '../../../testing/story.ts'
import { type StagePlan, type Structure, stagesOf, type Tier } from '../../index.ts'
import { clause } from '../../vocabulary/rule.ts'
import { mostPointsWin, noTable, tableOf } from '../suites/structure.suite.ts'
import { xWingEn32 } from './regulation.ts'

const custom = (swissRounds: number, cut: number): Structure => ({
  kind: 'custom',
  stages: stagesOf(swissRounds, cut),
})

const planned = (tier: Tier, structure: Structure, players: number) => {
  const event = story({ tier, structure, players, started: false })
  event.does({ kind: 'announce-event' })
  return event
}

const start = { kind: 'start-stage' } as const

describe('the tables', () => {
  const competitive = [
    [1, 8, 3, 0],
    [9, 16, 4, 4],
    [17, 32, 5, 4],
    [33, 64, 5, 8],
    [65, 128, 6, 8],
    [129, 256, 6, 16],
    [257, 100_000, 7, 16],
  ] as const
  const premier = [
    [1, 8, 3, 0],
    [9, 16, 4, 4],
    [17, 32, 5, 8],
    [33, 64, 6, 8],
    [65, 128, 7, 8],
    [129, 256, 7, 16],
    [257, 100_000, 8, 16],
  ] as const
  tableOf(xWingEn32, 'competitive', clause('XWEN-20', competitive))
  tableOf(xWingEn32, 'premier', clause('XWEN-20', premier))
  noTable(xWingEn32, clause('XWEN-20', ['basic', 'advanced']))

  it('[XWEN-20] an event planned by its table is announced and played so', () => {
    const event = planned('competitive', { kind: 'competitive' }, 9)
    expect(event.state().announced).toMatchObject({ headCount: 9, stages: stagesOf(4, 4) })
    expect(event.does(start)).toEqual([])
    expect(event.state().stages[0]?.plan).toEqual({ kind: 'swiss', rounds: 4, cut: null })
  })
})

describe('how binding the tables are', () => {
  it.each([
    [1, 0],
    [2, 4],
    [9, 8],
  ])('[XWEN-19] casual: %i rounds and a cut to %i are as good as any', (rounds, cut) => {
    const event = planned('casual', custom(rounds, cut), 9)
    expect(event.does(start)).toEqual([])
  })

  it('[XWEN-19] casual: the number of rounds may stay open', () => {
    const event = planned('casual', { kind: 'open' }, 9)
    expect(event.does(start)).toEqual([])
    for (let round = 1; round <= 5; round++) event.playRound(firstWins)
    event.does({ kind: 'finish-event' })
    expect(xWingEn32.structure.tiers.casual).toEqual(clause('XWEN-19', { strength: 'free' }))
  })

  it('[XWEN-20] competitive: other numbers are warned of and go ahead', () => {
    const event = planned('competitive', custom(3, 8), 9)
    const suggestion = { code: 'structure-differs', rule: 'XWEN-20' }
    expect(event.does(start)).toEqual([
      { ...suggestion, what: 'rounds', suggested: 4, planned: 3 },
      { ...suggestion, what: 'cut', suggested: 4, planned: 8 },
    ])
  })

  it('[XWEN-20] competitive: the suggested numbers go without a word', () => {
    expect(planned('competitive', custom(4, 4), 9).does(start)).toEqual([])
    expect(planned('competitive', custom(3, 0), 8).does(start)).toEqual([])
    expect(planned('competitive', custom(5, 4), 17).does(start)).toEqual([])
  })

  it.each([
    { rounds: 3, cut: 4, refusal: { what: 'rounds', minimum: 4, planned: 3 } },
    { rounds: 4, cut: 2, refusal: { what: 'cut', minimum: 4, planned: 2 } },
    { rounds: 4, cut: 0, refusal: { what: 'cut', minimum: 4, planned: 0 } },
  ])('[XWEN-20] premier: $rounds rounds, cut to $cut is too little', ({ rounds, cut, refusal }) => {
    const event = planned('premier', custom(rounds, cut), 9)
    expect(event.refuses(start)).toEqual({
      code: 'below-minimum',
      ...refusal,
      rule: 'XWEN-20',
      overridable: true,
    })
  })

  it.each([
    [4, 4],
    [5, 4],
    [4, 8],
  ])('[XWEN-20] premier: %i rounds, cut to %i is enough', (rounds, cut) => {
    expect(planned('premier', custom(rounds, cut), 9).does(start)).toEqual([])
  })

  it('[XWEN-20] premier: a table of less is not enough', () => {
    const event = planned('premier', { kind: 'competitive' }, 17)
    expect(event.refuses(start)).toMatchObject({ code: 'below-minimum', minimum: 8, planned: 4 })
  })

  it('[XWEN-20] premier: whoever goes below puts each reason on record', () => {
    const event = planned('premier', custom(2, 2), 9)
    event.does(start, { override: 'the hall closes at six' })
    const overridden = event
      .event()
      .log.flatMap(({ fact }) => (fact.kind === 'rule-overridden' ? [fact.refusal] : []))
    expect(overridden).toMatchObject([
      { code: 'below-minimum', what: 'rounds' },
      { code: 'below-minimum', what: 'cut' },
      { code: 'lists-missing' },
    ])
  })
})

describe('the kinds of stages', () => {
  const swiss: StagePlan = { kind: 'swiss', rounds: 3, cut: null }

  it('[XWEN-62] Swiss rounds first, then elimination for a cut of any size', () => {
    for (const cut of [0, 2, 3, 4, 7, 32]) {
      expect(creating({ structure: custom(3, cut) })).toMatchObject({ granted: true })
    }
    expect(xWingEn32.structure.firstStage).toEqual(clause('XWEN-62', ['swiss']))
    expect(xWingEn32.structure.afterCut).toEqual(clause('XWEN-62', ['elimination']))
  })

  it.each<[string, readonly StagePlan[]]>([
    ['elimination as first stage', [{ kind: 'elimination', rounds: null, cut: null }]],
    ['swiss after a cut', [swiss, { ...swiss, cut: 4 }]],
  ])('[XWEN-62] the document has no %s', (what, stages) => {
    expect(creating({ structure: { kind: 'custom', stages } })).toEqual({
      granted: false,
      refusal: {
        code: 'not-in-this-regulation',
        what,
        regulation: 'x-wing/en-3.2',
        rule: 'XWEN-62',
      },
    })
  })
})

describe('after the set number of rounds', () => {
  mostPointsWin(xWingEn32, 'XWEN-16')
})

describe('a premier event without a planned end', () => {
  const open = () => story({ players: 12, tier: 'premier', structure: { kind: 'open' } })

  it('[XWEN-20] may not end before the minimum is played', () => {
    const event = open()
    event.playRound()
    expect(event.refuses({ kind: 'finish-event' })).toEqual({
      code: 'below-minimum',
      what: 'rounds',
      minimum: 4,
      planned: 1,
      rule: 'XWEN-20',
      overridable: true,
    })
  })

  it('[XWEN-20] ends early when a leader says why', () => {
    const event = open()
    event.playRound()
    event.does({ kind: 'finish-event' }, { override: 'the hall closes' })
    expect(event.state().finished).not.toBeNull()
  })
})
