import { expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../../../testing/sample-event.suite.ts'
import { entriesAt } from './entries-at.ts'

it('what happened at a table can be taken back, the latest first', () => {
  const sample = sampleEvent()
  start(sample, 4)
  publish(sample)
  const [match, other] = sample.state().rounds[0]?.matches ?? []
  if (match === undefined || other === undefined) throw new Error('nobody plays')
  const result = { ending: 'time', score: [60, 20] } as const
  sample.give({ kind: 'start-match', match })
  sample.give({ kind: 'enter-result', match: other, result })
  sample.give({ kind: 'enter-result', match, result })
  const kinds = () => entriesAt(sample.event(), match).map(({ fact }) => fact.kind)
  expect(kinds()).toEqual(['result-entered', 'match-started'])
  for (const { n } of entriesAt(sample.event(), match)) {
    sample.give({ kind: 'undo', entry: n, reason: 'the wrong opponents' })
  }
  expect(kinds()).toEqual([])
  expect(sample.state().matches.get(match)).toMatchObject({ result: null, startedAt: null })
  expect(sample.state().matches.get(other)?.result).toEqual(result)
})
