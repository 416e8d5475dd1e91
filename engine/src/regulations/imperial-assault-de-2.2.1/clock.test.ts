import { describe, expect, it } from 'vitest'
import { type Setting, type Story, story } from '../../../testing/story.ts'
import { clockView } from '../../index.ts'
import { instant } from '../../vocabulary/instant.ts'

const minute = 60_000

/** The clock of the running round, so many minutes after its start. */
const after = (event: Story, minutes: number) => {
  const round = event.state().rounds.at(-1) ?? expect.fail('no round')
  const started = round.clock?.startedAt ?? expect.fail('no clock')
  return clockView(event.state(), round, instant(started + minutes * minute))
}
const begin = (setting: Setting = {}): Story => {
  const event = story({ regulation: 'imperial-assault/de-2.2.1', ...setting })
  event.seats('p1 - p2', 'p3 - p4')
  event.does({ kind: 'start-clock' }, { by: { role: 'judge' } })
  return event
}

describe('the clock of a round', () => {
  it('[IA-36] a leader starts it, and it runs for 65 minutes', () => {
    const event = begin()
    expect(after(event, 0)).toMatchObject({
      kind: 'swiss',
      minutes: 65,
      rule: 'IA-36',
      remaining: 65 * minute,
    })
    expect(after(event, 65).remaining).toBe(0)
  })

  it('[IA-36] no longer for all but by the leader who says why, for a table at once', () => {
    const event = begin()
    const more = { kind: 'extend-time', minutes: 5, reason: 'an alarm' } as const
    expect(event.refuses(more)).toMatchObject({
      code: 'length-not-allowed',
      minutes: 70,
      from: 65,
      to: 65,
      rule: 'IA-36',
    })
    event.does(more, { override: 'an alarm' })
    event.does({ ...more, match: event.matchAt(1).match })
    expect(after(event, 70)).toMatchObject({
      remaining: 0,
      extended: [{ table: 1, remaining: 5 * minute }],
    })
  })

  it('[IA-38] at time the game round is finished with its status phase', () => {
    const event = begin()
    event.does({ kind: 'call-time' })
    expect(after(event, 65)).toMatchObject({
      status: 'called',
      atTime: { value: 'finish-game-round-and-status-phase', rule: 'IA-38' },
    })
  })
})
