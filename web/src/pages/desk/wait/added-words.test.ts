import { liveEntries, luckNow } from '@topcut/engine'
import { expect, it } from 'vitest'
import { publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { addedWords } from './added-words.ts'

it('are those of the next round, each with the entry that takes it back', () => {
  const sample = sampleEvent({}, 'fixed before')
  start(sample, 4)
  const added = () => {
    const now = luckNow(sample.state()) ?? expect.fail('closed')
    return addedWords(liveEntries(sample.event().log), now)
  }
  const word = (text: string) => sample.give({ kind: 'contribute-luck', text })
  word('anchor')
  const [second] = word('six and two')
  expect(added().map(({ text }) => text)).toEqual(['anchor', 'six and two'])
  sample.give({ kind: 'undo', entry: second?.n ?? 0, reason: 'rolled again' })
  expect(added().map(({ text }) => text)).toEqual(['anchor'])
  publish(sample)
  expect(added()).toEqual([])
  word('storm')
  expect(added()).toMatchObject([{ text: 'storm', player: null }])
})
