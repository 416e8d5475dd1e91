import { describe, expect, it } from 'vitest'
import { isTooSoon, isTypedIn } from './use-step-key.ts'

describe('the keys of the next step', () => {
  it('do nothing for a second after a step', () => {
    expect(isTooSoon(5000, null)).toBe(false)
    expect(isTooSoon(5000, 4001)).toBe(true)
    expect(isTooSoon(5000, 4000)).toBe(false)
  })

  it('belong to the form that somebody has typed in', () => {
    const field = (type: string, value: string) => ({ type, value })
    expect(isTypedIn([field('textarea', 'Ada'), field('checkbox', 'on')])).toBe(true)
    expect(isTypedIn([field('text', ''), field('number', '4')])).toBe(true)
    expect(isTypedIn([field('text', ''), field('checkbox', 'on'), field('radio', 'a')])).toBe(false)
    expect(isTypedIn([])).toBe(false)
  })
})
