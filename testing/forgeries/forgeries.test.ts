import { publicRecord } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { changeBytes } from './bytes.suite.ts'
import { checkedRecord } from './checked.suite.ts'
import { digested } from './forged-record.ts'
import { forgeOften, forgers, isAsExpected } from './forgeries.suite.ts'
import { drawnEvents, goldenEvents } from './played-events.suite.ts'

const drawn = drawnEvents(6)

describe('somebody who changes a record', () => {
  it('by one byte anywhere is found, without a sheet too', async () => {
    const found = await changeBytes([...drawn, ...goldenEvents().slice(0, 4)], 100)
    expect(found.unnoticed).toBe(0)
    expect(found['differs, without a sheet']).toBeGreaterThan(40)
  })

  it('in its names, and makes the digest anew, is not found: they stand beside the chain', async () => {
    const [{ id, event } = expect.fail('no event')] = drawn
    const [one = expect.fail('nobody'), two] = event.state?.players.keys() ?? []
    const names = new Map([[one, 'Ada']])
    const record = publicRecord(id, event, names) ?? expect.fail('no record')
    const forged = digested({ ...record, names: { [one]: 'Ben', [`${two}`]: 'Ada' } })
    const sheet = record.entries.at(-1)?.hash
    expect((await checkedRecord({ ...record, names: forged.names ?? {} }, sheet)).exit).toBe(1)
    // Whoever is erased or renamed must not break what others can check: results go by number.
    expect((await checkedRecord(forged, sheet)).exit).toBe(0)
  })

  it.each(Object.keys(forgers))('%s: is found with a sheet from the wall', async (kind) => {
    const tally = await forgeOften(kind, drawn, 2)
    expect(tally.withSheet).toBe(tally.tried)
    expect(isAsExpected(kind, tally), JSON.stringify(tally)).toBe(true)
  })
})
