import { earnedIn, type Regulation, type Result, regulations, type Side } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { tableSetting } from '../../leader/table/table-setting.ts'
import type { ScoringBy, Setting } from './draft.ts'
import { rulesBehind } from './rules-behind.ts'

const sample = sampleEvent()
start(sample, 4)
publish(sample)
const match = [...sample.state().matches.values()][0]
const regulation = regulations[0] as Regulation
const scoring = regulation.scoring.swiss as ScoringBy<'destroyed-points'>

const rules = (result: Result) => {
  if (match === undefined) throw new Error('nobody plays')
  const earned = earnedIn(sample.state(), { ...match, result })
  const setting = tableSetting(sample.state(), match)
  return earned === null ? [] : rulesBehind(regulation, setting, result, earned)
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
    expect(rules({ ending: 'no-show', by: 'first' })).toContain(regulation.bye.outcome.rule)
    expect(rules({ ending: 'no-show', by: 'first' })).not.toContain(scoring.levelMargin.rule)
  })

  it('name what the table counts when time ends a game of two sides', () => {
    const own = regulations.find((one) => one.scoring.elimination.method === 'sided-game')
    if (own === undefined) throw new Error('no document has sides')
    const sided = own.scoring.elimination as ScoringBy<'sided-game'>
    const setting: Setting = { scoring: sided, stage: 'elimination', game: 'W1', light: null }
    const won = { outcome: 'win', tournamentPoints: 0, marginOfVictory: null } as const
    const earned = [won, { ...won, outcome: 'loss' }] as const
    const balance: Side = 'light'
    const table = { objectives: 0, damageOnDark: 0, dial: 0, damageOnLight: 0, balance }
    const timeout: Result = { ending: 'timeout', light: 'first', table }
    expect(rulesBehind(own, setting, timeout, earned)).toContain(sided.timeout.rule)
    // Two clauses of one rule are one rule to read.
    const named = rulesBehind(own, setting, timeout, earned)
    expect(new Set(named).size).toBe(named.length)
  })
})
