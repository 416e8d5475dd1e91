import { describe, expect, it } from 'vitest'
import { changeBytes } from './bytes.suite.ts'
import { forgeOften, forgers, isAsExpected } from './forgeries.suite.ts'
import { drawnEvents, goldenEvents } from './played-events.suite.ts'

const drawn = drawnEvents(6)

describe('somebody who changes a record', () => {
  it('by one byte anywhere is found, without a sheet too', async () => {
    const found = await changeBytes([...drawn, ...goldenEvents().slice(0, 4)], 100)
    expect(found.unnoticed).toBe(0)
    expect(found['differs, without a sheet']).toBeGreaterThan(40)
  })

  it.each(Object.keys(forgers))('%s: is found with a sheet from the wall', async (kind) => {
    const tally = await forgeOften(kind, drawn, 2)
    expect(tally.withSheet).toBe(tally.tried)
    expect(isAsExpected(kind, tally), JSON.stringify(tally)).toBe(true)
  })
})
