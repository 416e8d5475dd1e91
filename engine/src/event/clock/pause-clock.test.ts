import { describe, expect, it } from 'vitest'
import { running } from '../../../testing/running.ts'
import { story } from '../../../testing/story.ts'
import { instant } from '../../vocabulary/instant.ts'

const command = { kind: 'pause-clock' } as const

describe('pause-clock', () => {
  it('stops the clock at the instant handed in', () => {
    const told = running()
    expect(told.facts(command)).toEqual([{ kind: 'clock-paused', round: 1 }])
    const { at } = told.event().log.at(-1) ?? { at: instant(0) }
    expect(told.state().rounds[0]?.clock?.pausedAt).toBe(at)
  })

  it('refuses where no round is open, or nobody knows of it', () => {
    const told = story()
    expect(told.refuses(command)).toEqual({ code: 'no-round' })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(command)).toEqual({ code: 'round-not-published', round: 1 })
  })

  it('refuses where no clock runs, and a second time', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses(command)).toEqual({ code: 'clock-not-running', round: 1 })
    told.does({ kind: 'start-clock' })
    told.does(command)
    expect(told.refuses(command)).toEqual({ code: 'clock-not-running', round: 1 })
  })

  it('refuses once time is called', () => {
    const told = running()
    told.does({ kind: 'call-time' })
    expect(told.refuses(command)).toEqual({ code: 'time-already-called', round: 1 })
  })
})
