import { chanceFrom, recordText, shortCode } from '@topcut/engine'
import { expect } from 'vitest'
import { checkedBytes } from './checked.suite.ts'
import { recordOf } from './forged-record.ts'
import { oneByteOther } from './one-byte.ts'
import type { PlayedEvent } from './played-events.suite.ts'

/** Changes one byte after the other, each in a record of its own; tells how they were found. */
export const changeBytes = async (events: readonly PlayedEvent[], count: number) => {
  const records = events.map(({ id, event }) => {
    const record = recordOf(id, event.log)
    const bytes = new TextEncoder().encode(recordText(record))
    return { id, bytes, code: shortCode(record.entries.at(-1)?.hash ?? '') }
  })
  const chance = chanceFrom(`bytes ${count}`)
  const found = { 'no record any more': 0, 'differs, without a sheet': 0, unnoticed: 0 }
  for (let n = 0; n < count; n++) {
    const { id, bytes, code } = records[n % records.length] ?? expect.fail('no events')
    const changed = oneByteOther(bytes, chance)
    const alone = await checkedBytes(changed)
    expect((await checkedBytes(changed, code)).exit, `${id} ${n}`).not.toBe(0)
    if (alone.exit === 2) found['no record any more']++
    else if (alone.exit === 1) found['differs, without a sheet']++
    else found.unnoticed++
  }
  return found
}
