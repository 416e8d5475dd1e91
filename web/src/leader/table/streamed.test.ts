import type { MatchId } from '@topcut/engine'
import { expect, it } from 'vitest'
import { sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { streamedMatch, tablesToStream } from './streamed.ts'

it('a stream shows the chosen table, without it the first one, and nothing that is a secret', () => {
  const sample = sampleEvent()
  const tableOf = (match: MatchId | null) =>
    match === null ? null : sample.state().matches.get(match)?.table
  expect(tablesToStream(sample.state())).toEqual([])
  start(sample, 8)
  sample.give({ kind: 'pair-round' })
  expect(tablesToStream(sample.state())).toEqual([])
  sample.give({ kind: 'publish-round' })
  expect(tablesToStream(sample.state())).toEqual([1, 2, 3, 4])
  expect(streamedMatch(sample.state())).toBeNull()
  sample.give({ kind: 'feature-table', table: 2 })
  expect(tableOf(streamedMatch(sample.state()))).toBe(2)
  expect(tableOf(streamedMatch({ ...sample.state(), featured: 9 }))).toBe(1)
})
