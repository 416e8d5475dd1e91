import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan, liveThrough } from '../../testing/any/any-event.ts'
import { type Event, emptyEvent } from '../event/replay.ts'
import { regulations } from '../regulations/catalogue.ts'
import { eventId } from '../vocabulary/ids.ts'
import { publicRecord, recordText } from './public-record.ts'
import { readRecord } from './read-record.ts'
import { type Verdict, verifyRecord } from './verify.ts'

const verdictOf = (event: Event): Verdict | null => {
  const record = publicRecord(eventId('any'), event, null)
  if (record === null) return null
  const read = readRecord(recordText(record))
  const steps = verifyRecord('record' in read ? read.record : expect.fail(read.fault))
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

describe.each(regulations.map((regulation) => [regulation.id, regulation] as const))(
  'the record of any event of %s',
  (_, regulation) => {
    it('is verified at its end and on the way', () => {
      fc.assert(
        fc.property(anyPlan(regulation), fc.integer({ min: 20, max: 120 }), (plan, often) => {
          let [last, steps]: [Event, number] = [emptyEvent, 0]
          liveThrough(
            plan,
            ({ after }) => {
              last = after
              steps += 1
              if (steps % often === 0) expect(verdictOf(after)?.problems ?? []).toEqual([])
            },
            { forks: 1_000_000 },
          )
          expect(verdictOf(last)?.problems).toEqual([])
        }),
        { seed: 20151118, numRuns: 10 },
      )
    }, 120_000)
  },
)
