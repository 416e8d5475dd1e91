import { decide, openEvent } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { logOf, refusedOn } from './day-of.ts'
import { bookDays } from './days.ts'

describe.each(Object.keys(bookDays))('the day by the book of %s', (regulation) => {
  it('is still refused what was refused when it was played', () => {
    const log = logOf(regulation)
    const refused = refusedOn(regulation)
    expect(refused.length).toBeGreaterThan(5)
    for (const { after, by, command, refusal } of refused) {
      const at = log[after - 1]?.at ?? expect.fail('nothing went before')
      const asked = { command, by, at, entropy: 'asked again' }
      const decision = decide(openEvent(log.slice(0, after)), asked)
      expect(decision).toEqual({ granted: false, refusal })
    }
  })
})
