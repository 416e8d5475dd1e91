import { describe, expect, it } from 'vitest'
import { firstReadings } from '../../testing/readings.ts'
import { chanceFrom } from '../chance/chance.ts'
import { regulations } from '../regulations/catalogue.ts'
import type { Result } from '../vocabulary/result.ts'
import { wayOf } from './catalogue.ts'
import type { Setting } from './way.ts'

const stages = regulations.flatMap((regulation) =>
  (['swiss', 'elimination'] as const).map((stage) => ({
    name: `${regulation.id}, ${stage}`,
    stage,
    clauses: regulation.scoring[stage],
    bye: regulation.bye,
  })),
)

/** What every way of scoring keeps to, by every document that has it. */
describe.each(stages)('the way of scoring of $name', ({ clauses, stage, bye }) => {
  const setting: Setting = { bye, readings: firstReadings, stage }
  const way = wayOf(clauses)
  const scorer = way.scorer(setting)
  const outcomes = (result: Result) =>
    scorer.earned(result).map(({ outcome, tournamentPoints: points }) => `${outcome} ${points}`)
  const possible = way.ends().filter((result) => scorer.objection(result) === null)
  const known = new Set(possible.map((result) => `${outcomes(result)}`))

  it('has an end for both seats, and each end the other way round', () => {
    expect(known.size).toBeGreaterThan(1)
    for (const result of possible) {
      const turned = outcomes(result).toReversed()
      expect(known).toContain(`${turned}`)
    }
  })

  it('plays by chance what can be entered and what it has as an end', () => {
    const chance = chanceFrom(`${clauses.method} ${stage}`)
    for (let n = 0; n < 300; n++) {
      const result = way.byChance(chance)
      if (stage === 'swiss') expect(scorer.objection(result)).toBeNull()
      if (scorer.objection(result) === null) expect(known).toContain(`${outcomes(result)}`)
    }
  })

  it('takes giving up as a win for the other one', () => {
    for (const by of ['first', 'second'] as const) {
      const result = way.concession(by)
      expect(scorer.objection(result)).toBeNull()
      const [first, second] = scorer.earned(result).map(({ outcome }) => outcome)
      expect([first, second]).toEqual(by === 'first' ? ['loss', 'win'] : ['win', 'loss'])
      expect('score' in result && result.score !== undefined).toBe(way.concessionScore !== null)
    }
  })

  it('has no margin without a rule for it, and draws only where it says so', () => {
    expect(scorer.hasMargin).toBe(way.marginRule !== null)
    for (const result of possible) {
      for (const { marginOfVictory, outcome, tournamentPoints } of scorer.earned(result)) {
        expect(marginOfVictory !== null).toBe(scorer.hasMargin)
        expect(tournamentPoints).toBeLessThanOrEqual(scorer.winPoints)
        if (stage === 'swiss' && outcome !== 'win' && outcome !== 'loss') {
          expect(way.outcomes).toContain(outcome)
        }
      }
    }
  })

  it('decides equal scores by what it names, and by nothing else', () => {
    const full = { initiative: 'first', salvo: 'first', tie: { defeats: [1, 0] } } as const
    const refused = (Object.keys(full) as (keyof typeof full)[]).filter((decider) => {
      const result = { ending: 'time', score: [1, 1], [decider]: full[decider] } as Result
      const objection = scorer.objection(result)
      return objection?.code === 'field-unknown' || objection?.code === 'ending-unknown'
    })
    expect(Object.keys(full).filter((one) => !refused.some((other) => other === one))).toEqual([
      ...new Set(Object.keys(full).filter((one) => way.deciders.some((own) => own === one))),
    ])
  })
})
