import { earnedIn, type Regulation, type Result, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../sample-event.suite.ts'
import { rulesBehind } from './rules-behind.ts'

const sample = sampleEvent()
start(sample, 4)
publish(sample)
const match = [...sample.state().matches.values()][0]
const regulation = regulations[0] as Regulation
const { scoring, bye } = regulation

const rules = (result: Result) => {
  const earned = match && earnedIn(sample.state(), { ...match, result })
  return earned ? rulesBehind(regulation, result, earned) : []
}

describe('the rules behind a result', () => {
  it('name the full score of a destroyed squad', () => {
    expect(rules({ ending: 'destruction', score: [100, 24] })).toContain(scoring.fullScore.rule)
    expect(rules({ ending: 'time', score: [80, 24] })).not.toContain(scoring.fullScore.rule)
  })

  it('name what makes a win a modified one', () => {
    expect(rules({ ending: 'time', score: [67, 60] })).toContain(scoring.modifiedWinBelow?.rule)
    expect(rules({ ending: 'time', score: [80, 24] })).not.toContain(scoring.modifiedWinBelow?.rule)
  })

  it('name the draw, the concession and the bye', () => {
    expect(rules({ ending: 'time', score: [50, 50] })).toContain(scoring.equalInSwiss.rule)
    expect(rules({ ending: 'concession', by: 'first', score: [0, 0] })).toContain(
      scoring.concession.rule,
    )
    expect(rules({ ending: 'no-show', by: 'first' })).toContain(bye.outcome.rule)
    expect(rules({ ending: 'no-show', by: 'first' })).not.toContain(scoring.levelMargin.rule)
  })
})
