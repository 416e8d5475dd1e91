import { describe, expect, it } from 'vitest'
import { running } from '../../../testing/running.ts'
import { story } from '../../../testing/story.ts'

const command = { kind: 'resume-clock' } as const

describe('resume-clock', () => {
  it('goes on, and counts the pauses', () => {
    const told = running()
    for (let pause = 0; pause < 2; pause++) {
      told.does({ kind: 'pause-clock' })
      expect(told.facts(command)).toEqual([{ kind: 'clock-resumed', round: 1 }])
    }
    // A story's clock goes on by a second with each command.
    expect(told.state().rounds[0]?.clock).toMatchObject({ pausedAt: null, paused: 2000 })
  })

  it('refuses where no round is open, or nobody knows of it', () => {
    const told = story()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(command)).toEqual({ code: 'round-not-published', round: 1 })
  })

  it('refuses a clock that is not paused', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses(command)).toEqual({ code: 'clock-not-paused', round: 1 })
    told.does({ kind: 'start-clock' })
    expect(told.refuses(command)).toEqual({ code: 'clock-not-paused', round: 1 })
  })
})
