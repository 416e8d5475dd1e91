import { matchId } from '@topcut/engine'
import { expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { emptyDraft } from '../../parts/result/draft.ts'
import { attemptOf } from './attempt.ts'
import { tableSetting } from './table-setting.ts'

const table = () => {
  const sample = sampleEvent()
  start(sample, 4)
  publish(sample)
  const match = [...sample.state().matches.values()][0] ?? expect.fail('no match')
  return { match, setting: tableSetting(sample.state(), match) }
}

it('gives everybody who looks at a draft the same command', () => {
  const { match, setting } = table()
  const draft = { ...emptyDraft, first: '100', second: '42' }
  const { command } = attemptOf(match.match, setting, draft)
  expect(command).toMatchObject({ kind: 'enter-result', match: match.match })
  expect(attemptOf(match.match, setting, draft).command).toBe(command)
  expect(attemptOf(match.match, setting, { ...draft }).command).not.toBe(command)
})

it('is another one for another table, and where a result is amended', () => {
  const { match, setting } = table()
  const draft = { ...emptyDraft, first: '100', second: '42', reason: 'misread' }
  expect(attemptOf(match.match, setting, draft).command).not.toHaveProperty('reason')
  expect(attemptOf(match.match, setting, draft, true).command).toMatchObject({
    kind: 'amend-result',
    reason: 'misread',
  })
  expect(attemptOf(matchId('other'), setting, draft).command).toMatchObject({ match: 'other' })
})

it('gives no command while something is missing', () => {
  const { match, setting } = table()
  expect(attemptOf(match.match, setting, { ...emptyDraft, first: '100' }).command).toBeNull()
})
