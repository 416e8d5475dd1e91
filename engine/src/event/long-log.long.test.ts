import { describe, expect, it } from 'vitest'
import { longLog } from '../../testing/long-log.ts'
import { asking } from '../../testing/story.ts'
import { commandId } from '../vocabulary/ids.ts'
import { decide } from './decide.ts'
import { standingsOf } from './reading/standings-of.ts'
import { advance, openEvent } from './replay.ts'

/** The middle of `times` runs, in milliseconds, printed; machines differ too much to judge it. */
const measured = <T>(name: string, times: number, run: () => T): T => {
  let last = run()
  const spans = Array.from({ length: times }, () => {
    const start = performance.now()
    last = run()
    return performance.now() - start
  }).sort((a, b) => a - b)
  console.log(`${name}: ${spans[Math.floor(times / 2)]?.toFixed(1)} ms`)
  return last
}

describe('an event of 50,000 facts', () => {
  const log = longLog(2_000, 20, 50_000)
  const event = openEvent(log)

  it('is replayed', () => {
    const again = measured('replay of 50,000 facts', 21, () => openEvent(log))
    expect(again.state?.version).toBe(50_000)
  })

  it('takes one more fact', () => {
    const ruling = { about: 'conduct', players: [], text: 'a word was said' } as const
    const entry = {
      n: log.length + 1,
      at: log[0]?.at ?? expect.fail('no entry'),
      by: { role: 'organizer' } as const,
      command: commandId('one-more'),
      fact: { kind: 'ruling-recorded', ruling } as const,
    }
    const after = measured('one more fact', 21, () => advance(event, [entry]))
    expect(after.state?.rulings).toHaveLength(1)
  })

  it('judges an undo', () => {
    const command = { kind: 'undo', entry: log.length, reason: 'a slip' } as const
    const decision = measured('an undo', 5, () => decide(event, asking(command)))
    expect(decision.granted).toBe(true)
  })

  it('has standings', () => {
    const state = event.state ?? expect.fail('no event')
    const lines = measured('standings of 2,000 players', 5, () => standingsOf({ ...state }))
    expect(lines).toHaveLength(2_000)
  })
})
