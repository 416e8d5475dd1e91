import { describe, expect, it } from 'vitest'
import { player, publish, sampleEvent, start } from '../../../testing/sample-event.suite.ts'
import { noShowOf } from './no-show-of.ts'

describe('somebody who does not come to the table', () => {
  it('has lost the match there, from the own seat', () => {
    const sample = sampleEvent()
    start(sample, 4)
    expect(noShowOf(sample.state(), player(1))).toBeNull()
    publish(sample)
    const [match] = sample.state().matches.values()
    if (match === undefined) throw new Error('no match')
    const [first, second] = match.players
    const result = (by: string) => ({
      command: { kind: 'enter-result', match: match.match, result: { ending: 'no-show', by } },
      expects: match.revision,
    })
    expect(noShowOf(sample.state(), first)).toEqual(result('first'))
    const parcel = noShowOf(sample.state(), second)
    expect(parcel).toEqual(result('second'))
    if (parcel !== null) sample.give(parcel.command)
    expect(noShowOf(sample.state(), first)).toBeNull()
  })
})
