import { earnedIn, type Regulation, type Result, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../../../testing/sample-event.suite.ts'
import { tableSetting } from '../../../../leader/table/table-setting.ts'
import { deskWords } from '../../../../words/desk.ts'
import { earnedLines } from './earned-lines.ts'

const sample = sampleEvent()
start(sample, 4)
publish(sample)
const match = [...sample.state().matches.values()][0] ?? expect.fail('nobody plays')

const lines = (result: Result) => {
  const earned = earnedIn(sample.state(), { ...match, result }) ?? expect.fail('nothing earned')
  const setting = tableSetting(sample.state(), match)
  const told = { result, earned, players: ['Ana', 'Bo'], leader: String } as const
  return earnedLines(deskWords('en'), regulations[0] as Regulation, setting, told)
}

describe('what Enter would do', () => {
  it('[XWEN-51] tells the margin with its rule, beside the points and the outcome', () => {
    const told = lines({ ending: 'destruction', score: [100, 67] })
    expect(told.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      '100 – 67 (all ships destroyed)',
      'Win: Ana',
      'Tournament points 5 – 0',
      'Margin 133 – 67',
    ])
    expect(told.at(-1)?.rules).toEqual(['XWEN-51'])
  })

  it('[XWEN-47] names the rule of a modified win at the outcome', () => {
    const [, outcome] = lines({ ending: 'time', score: [71, 60] })
    expect(outcome?.text).toBe('Modified win: Ana')
    expect(outcome?.rules).toContain('XWEN-47')
  })
})
