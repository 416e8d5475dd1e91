import { instant } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { remaining } from './remaining.ts'

const clock = {
  startedAt: instant(1_000_000),
  minutes: 75,
  pausedAt: null,
  paused: 0,
  calledAt: null,
}
const after = (milliseconds: number) => remaining(clock, 1_000_000 + milliseconds)

describe('a round’s clock', () => {
  it('counts down', () => {
    expect(after(0)?.text).toBe('75:00')
    expect(after(31 * 60_000 + 20_000)?.text).toBe('43:40')
    expect(after(37.5 * 60_000)?.share).toBe(0.5)
  })

  it('does not show the end before the end', () => {
    expect(after(75 * 60_000 - 1)).toMatchObject({ text: '00:01', isUp: false })
    expect(after(75 * 60_000)).toMatchObject({ text: '00:00', isUp: true })
  })

  it('shows how long time has been up', () => {
    expect(after(78 * 60_000)).toMatchObject({ text: '−03:00', isUp: true, share: 1 })
  })

  it('stands still while it is paused, and leaves out the pauses that are over', () => {
    const paused = { ...clock, pausedAt: instant(1_000_000 + 5 * 60_000) }
    expect(remaining(paused, 1_000_000 + 20 * 60_000)?.text).toBe('70:00')
    const resumed = { ...clock, paused: 10 * 60_000 }
    expect(remaining(resumed, 1_000_000 + 20 * 60_000)?.text).toBe('65:00')
  })

  it('has no time left once time is called', () => {
    const called = { ...clock, calledAt: instant(1_000_000) }
    expect(remaining(called, 1_000_000 + 60_000)).toMatchObject({ text: '00:00', isUp: true })
  })

  it('shows nothing in a round without a limit', () => {
    expect(remaining({ ...clock, minutes: null }, 1_000_000)).toBeNull()
  })
})
