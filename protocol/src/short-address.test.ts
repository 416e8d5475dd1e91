import { eventId, matchId } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { clearLetters, readShortAddress, shortCodeOf, shortPath } from './short-address.ts'

describe('the few letters of an event', () => {
  it('are the same for ever: slips that were printed keep leading there', () => {
    expect(shortCodeOf(eventId('v0k3'))).toBe('FRAWN')
    expect(shortCodeOf(eventId('Zx8_aQ-4mLp0'))).toBe('PNT6D')
  })

  it('are clear ones, and others for nearly every other event', () => {
    const codes = Array.from({ length: 2_000 }, (_, n) => shortCodeOf(eventId(`event-${n}`)))
    for (const code of codes) {
      expect(code).toHaveLength(5)
      for (const letter of code) expect(clearLetters).toContain(letter)
    }
    expect(new Set(codes).size).toBeGreaterThan(1_997)
  })
})

describe('a short address', () => {
  const code = shortCodeOf(eventId('v0k3'))

  it('is read as it is written', () => {
    expect(readShortAddress(shortPath(code).slice(3))).toEqual({ kind: 'own', code, match: null })
    const match = matchId('131-7')
    expect(readShortAddress(shortPath(code, match).slice(3))).toEqual({ kind: 'own', code, match })
  })

  it('is read as people type it', () => {
    for (const typed of ['k4r7nx', 'K4R7NX', ' k4r 7nx ']) {
      expect(readShortAddress(typed)).toEqual({ kind: 'join', code: 'K4R7NX' })
    }
  })

  it.each(['', 'K4R7', 'K4R7NXX', 'O0I1BS', `${'K'.repeat(5)}-1`, '../..', '%00', 'K4R7N-1-2-3'])(
    'is none: %j',
    (typed) => {
      expect(readShortAddress(typed)).toBeNull()
    },
  )
})
