import { longestLogo } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { aboutChangeSchema, aboutSchema } from './about.ts'
import { findFault } from './fault.ts'

const fieldOf = (about: unknown) => findFault(aboutChangeSchema, about)?.field ?? null

describe('what is said of an event', () => {
  it('may leave anything out, and takes away all but the name and the day', () => {
    expect(fieldOf({})).toBeNull()
    const gone = ['until', 'start', 'venue', 'address', 'description', 'fee', 'prizes', 'logo']
    expect(fieldOf(Object.fromEntries(gone.map((field) => [field, null])))).toBeNull()
    expect(fieldOf({ name: null })).toBe('name')
    expect(fieldOf({ date: null })).toBe('date')
  })

  it('fills neither a page nor a memory', () => {
    const long = (length: number) => 'x'.repeat(length)
    expect(fieldOf({ description: long(2000), logo: long(longestLogo) })).toBeNull()
    expect(fieldOf({ description: long(2001) })).toBe('description')
    expect(fieldOf({ logo: long(longestLogo + 1) })).toBe('logo')
    const prizes = (count: number) => Array(count).fill({ for: '1st', what: 'a ruler' })
    expect(fieldOf({ prizes: prizes(50) })).toBeNull()
    expect(fieldOf({ prizes: prizes(51) })).toBe('prizes')
  })

  it('knows nothing else', () => {
    expect(fieldOf({ colour: 'red' })).toBe('colour')
  })

  it('from its beginning has no name of its own, and nothing to take away', () => {
    const fault = (about: unknown) => findFault(aboutSchema, about)?.field ?? null
    expect(fault({ start: '09:45', venue: 'Old Customs House' })).toBeNull()
    expect(fault({})).toBeNull()
    expect(fault({ name: 'Another' })).toBe('name')
    expect(fault({ fee: null })).toBe('fee')
  })
})
