import { describe, expect, it } from 'vitest'
import { changeBytes } from './bytes.suite.ts'
import { forgeOften, forgers, isAsExpected, tableOf } from './forgeries.suite.ts'
import { drawnEvents, goldenEvents } from './played-events.suite.ts'

const [drawn, golden] = [drawnEvents(24), goldenEvents()]

/** In turn: those whose lots were fixed before, and those of before that. */
const events = drawn.flatMap((one, index) => [one, golden[index % golden.length] ?? one])

describe('somebody who changes a record', () => {
  it('1,000 times by one byte is found every time, without a sheet too', async () => {
    const found = await changeBytes(events, 1000)
    console.log(found)
    expect(found.unnoticed).toBe(0)
  })

  it('200 times and more with meaning is found with a sheet from the wall', async () => {
    const tallies = new Map<string, Awaited<ReturnType<typeof forgeOften>>>()
    for (const kind of Object.keys(forgers)) tallies.set(kind, await forgeOften(kind, events, 15))
    console.log(tableOf(tallies))
    const all = [...tallies.values()]
    expect(all.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThanOrEqual(200)
    for (const { tried, withSheet } of all) expect(withSheet).toBe(tried)
    for (const [kind, tally] of tallies) expect(isAsExpected(kind, tally), kind).toBe(true)
  })
})
