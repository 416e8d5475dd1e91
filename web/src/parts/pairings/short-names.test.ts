import { describe, expect, it } from 'vitest'
import { isLongName, shortNames } from './short-names.ts'

describe('names at a table', () => {
  it('take two lines once they are longer than 24 letters, wide letters counted twice', () => {
    expect(isLongName('Anna Schmidt (#6)')).toBe(false)
    expect(isLongName('a'.repeat(24))).toBe(false)
    expect(isLongName('a'.repeat(25))).toBe(true)
    expect(isLongName('Konstantin Freiherr von Achterberg-Hohenlohe')).toBe(true)
    expect(isLongName('田'.repeat(12))).toBe(false)
    expect(isLongName('田'.repeat(13))).toBe(true)
  })

  it('are first names where those tell the two apart, else all of it', () => {
    expect(shortNames(['Xenia Rull', 'Carla Nowik'])).toEqual(['Xenia', 'Carla'])
    expect(shortNames(['Anna Schmidt (#6)', 'Anna Schmidt (#7)'])).toEqual([
      'Anna Schmidt (#6)',
      'Anna Schmidt (#7)',
    ])
  })
})
