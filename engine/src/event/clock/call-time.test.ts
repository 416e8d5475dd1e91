import { describe, expect, it } from 'vitest'
import { running } from '../../../testing/running.ts'
import { bracketStory, story } from '../../../testing/story.ts'
import { instant } from '../../vocabulary/instant.ts'

const command = { kind: 'call-time' } as const

describe('call-time', () => {
  it('ends the time of the round, also of one that is paused', () => {
    const told = running()
    told.does({ kind: 'pause-clock' })
    expect(told.facts(command)).toEqual([{ kind: 'time-called', round: 1 }])
    const { at } = told.event().log.at(-1) ?? { at: instant(0) }
    expect(told.state().rounds[0]?.clock?.calledAt).toBe(at)
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
    expect(told.refuses(command)).toEqual({ code: 'time-already-called', round: 1 })
  })

  it('refuses in a round that has no limit', () => {
    const told = bracketStory(2)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.does({ kind: 'start-clock' })
    expect(told.refuses(command)).toEqual({ code: 'round-without-limit', round: 2 })
  })
})
